import type { PageData } from '../contract'
import { reveal } from './reveal'

/** Screen is where pages are shown. */
export interface Screen {
  /** answered resolves when the browser has painted since, so that a click is seen to be heard. */
  answered(): Promise<void>
  /** show resolves when the page is on screen. */
  show(page: PageData): void | Promise<void>
  scroll(): number
  scrollTo(top: number): void
  /** scrollToAnchor returns false when the page has no such element. */
  scrollToAnchor(id: string): boolean
  /** focus puts the reader's next Tab at an anchor, or at the top of the page. */
  focus(id: string): void
}

/** browserScreen shows pages in this document. */
export function browserScreen(show: (page: PageData) => void): Screen {
  return {
    answered: nextFrame,
    show,
    scroll: () => Math.round(window.scrollY),
    scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
    scrollToAnchor(id) {
      const element = document.getElementById(id)
      if (element) {
        reveal(element)
      }
      element?.scrollIntoView({ behavior: 'instant' })
      return element !== null
    },
    focus: (id) => focusAt(document.getElementById(id) ?? document.body),
  }
}

/** How long to wait for a frame, in milliseconds: a tab in the background paints none. */
const patience = 100

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, patience)
    requestAnimationFrame(() => setTimeout(done))
  })
}

/** focusAt makes an element the place from which the next Tab goes on; it need not be a control. */
export function focusAt(element: HTMLElement): void {
  const isControl = element.tabIndex >= 0
  if (!isControl) {
    element.tabIndex = -1
  }
  element.focus({ preventScroll: true })
  if (!isControl) {
    element.removeAttribute('tabindex')
  }
}

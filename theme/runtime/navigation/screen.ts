import type { PageData } from '../../contract'
import { reveal } from './reveal'

/** Screen shows pages and scrolls them. */
export interface Screen {
  /** answered resolves after the next paint, so that the reader sees a response to the click first. */
  answered(): Promise<void>
  /** show resolves when the page is on screen. */
  show(page: PageData): void | Promise<void>
  scroll(): number
  scrollTo(top: number): void
  /** scrollToAnchor returns false when the page has no such element. */
  scrollToAnchor(id: string): boolean
  /** focus moves the focus to an anchor, or to the top of the page. */
  focus(id: string): void
}

/** browserScreen shows pages in this document. */
export function browserScreen(show: (page: PageData) => void): Screen {
  return {
    answered: nextFrame,
    show: (page) => fade(() => show(page)),
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

/**
 * Fades to the next page in browsers that can, unless the reader wants no motion, and resolves when the page is
 * there. The style sheet sets how long it takes.
 */
function fade(change: () => void): void | Promise<void> {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const transition = isStill ? undefined : document.startViewTransition?.(change)
  transition?.ready.catch(() => {}) // another navigation may end the transition before it begins
  return transition ? transition.updateCallbackDone : change()
}

/** How long to wait for a frame, in milliseconds. Background tabs paint none. */
const timeout = 100

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, timeout)
    requestAnimationFrame(() => setTimeout(done))
  })
}

/** focusAt focuses an element, so that the next Tab continues from there. It need not be a control. */
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

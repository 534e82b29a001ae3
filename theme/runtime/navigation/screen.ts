import type { PageData } from '../../contract'
import { showWhole } from '../showContent'
import { nextFrame } from '../nextFrame'
import { reveal } from './reveal'

/** Screen shows pages and scrolls them. */
export interface Screen {
  /** answered resolves after the next paint, so that the reader sees a response to the click first. */
  answered(): Promise<void>
  show(page: PageData): void
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
    show,
    scroll: () => Math.round(window.scrollY),
    scrollTo(top) {
      if (top > 0) {
        showWhole()
      }
      window.scrollTo({ top, behavior: 'instant' })
    },
    scrollToAnchor(id) {
      showWhole()
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

import { keepInView } from '../keepInView'

/** scrollKey is the key in session storage for the scroll position of a sidebar. */
export const scrollKey = (sidebar: string) => `docgen.scroll.${sidebar}`

/** placeSidebar restores the scroll position of a sidebar, and scrolls to the current page if it is out of view. */
export function placeSidebar(box: Element, kept: string | null): void {
  if (Number(kept) > 0) {
    box.scrollTop = Number(kept)
  }
  keepInView(box, box.querySelector('[aria-current="page"]'))
}

import { keepInView } from './keepInView'

/** scrollKey names, in session storage, how far a sidebar was scrolled. */
export const scrollKey = (sidebar: string) => `docgen.scroll.${sidebar}`

/** placeSidebar scrolls a sidebar to where it was, and to the current page if that is out of view then. */
export function placeSidebar(box: Element, kept: string | null): void {
  if (Number(kept) > 0) {
    box.scrollTop = Number(kept)
  }
  keepInView(box, box.querySelector('[aria-current="page"]'))
}

import type { Prefetcher } from './prefetch'

/** LinksInView knows the links in view, and has their pages fetched. */
export interface LinksInView<Link> {
  /** move says that a link came into view or left it. */
  move(link: Link, isInView: boolean): void
  /**
   * ask has the pages of all visible links fetched. A link in view may become visible, or lead elsewhere, without
   * moving, so it is called again after each change of the page and whenever the reader does something.
   */
  ask(): void
}

interface Options<Link> {
  prefetcher: Pick<Prefetcher, 'perhaps' | 'never'>
  pathOf(link: Link): string
  /** isSeen reports whether a link in view is visible, which links in closed menus are not. */
  isSeen(link: Link): boolean
}

/** createLinksInView returns an empty set of links. */
export function createLinksInView<Link>({ prefetcher, pathOf, isSeen }: Options<Link>): LinksInView<Link> {
  const inView = new Set<Link>()
  return {
    move(link, isInView) {
      if (isInView) {
        inView.add(link)
      } else if (inView.delete(link) && ![...inView].some((other) => pathOf(other) === pathOf(link))) {
        prefetcher.never(pathOf(link))
      }
    },
    ask() {
      for (const link of inView) {
        if (isSeen(link)) {
          prefetcher.perhaps(pathOf(link))
        }
      }
    },
  }
}

/** LinksInView knows the links in view. */
export interface LinksInView<Link> {
  /** move says that a link came into view or left it. */
  move(link: Link, isInView: boolean): void
  /**
   * paths returns the paths of all visible links, the nearest first. It looks at each link again, because a link in
   * view may become visible, or lead elsewhere, without moving.
   */
  paths(): string[]
}

interface Options<Link> {
  pathOf(link: Link): string
  /** isSeen reports whether a link in view is visible, which links in closed menus are not. */
  isSeen(link: Link): boolean
  distanceOf(link: Link): number
}

/** createLinksInView returns an empty set of links. */
export function createLinksInView<Link>({ pathOf, isSeen, distanceOf }: Options<Link>): LinksInView<Link> {
  const inView = new Set<Link>()
  return {
    move(link, isInView) {
      if (isInView) {
        inView.add(link)
      } else {
        inView.delete(link)
      }
    },
    paths() {
      const seen = [...inView].filter(isSeen).map((link) => ({ path: pathOf(link), distance: distanceOf(link) }))
      return seen.sort((a, b) => a.distance - b.distance).map(({ path }) => path)
    },
  }
}

/** Point is a place in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** How much farther links outside the page's content are, in CSS pixels. */
const outside = 200

/** distance returns how far a link is from where the reader points. Before that is known, all links are there. */
export function distance(
  point: Point | undefined,
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  isInContent: boolean,
): number {
  const { x, y } = point ?? { x: left, y: top }
  const between = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  return isInContent ? between : between + outside
}


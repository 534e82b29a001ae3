import { isPage, type Territory } from './address'

/** Click is what we need to know of a click on a link. */
export interface Click {
  button: number
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  defaultPrevented: boolean
}

/** Link is what we need to know of the link. */
export interface Link {
  /** absolute */
  href: string
  target: string
  download: boolean
}

/** isOurs tells whether a link leads to a page of the site in the same tab. */
export function isOurs({ href, target, download }: Link, territory: Territory): boolean {
  return (
    (target === '' || target === '_self') &&
    !download &&
    URL.canParse(href) &&
    isPage(new URL(href), territory)
  )
}

/**
 * follows tells whether the router follows a click. The browser does where it
 * knows better: new tabs, downloads, other sites, and anchors of the same page.
 */
export function follows(click: Click, link: Link, here: URL, territory: Territory): boolean {
  const plain = !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey
  if (click.button !== 0 || !plain || click.defaultPrevented || !isOurs(link, territory)) {
    return false
  }
  return !isAnchorOf(here, new URL(link.href))
}

/** Whether the browser gets from one address to the other by scrolling. */
function isAnchorOf(here: URL, there: URL): boolean {
  const samePage = there.pathname === here.pathname && there.search === here.search
  return samePage && there.hash !== '' && there.hash !== here.hash
}

/** linkAt returns the link that an event happened in. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

/** linkOf reads what we need to know of a link. */
export function linkOf(element: HTMLAnchorElement): Link {
  return { href: element.href, target: element.target, download: element.hasAttribute('download') }
}

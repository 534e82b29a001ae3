import { isPage, type Scope } from './address'

/** Click has the properties of a click that decide where a link opens. */
export interface Click {
  button: number
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  defaultPrevented: boolean
}

/** Link has the properties of a link that decide where it opens. */
export interface Link {
  /** absolute */
  href: string
  target: string
  download: boolean
}

/** isOurs reports whether a link opens a page of the site in the same tab. */
export function isOurs({ href, target, download }: Link, scope: Scope): boolean {
  return (
    (target === '' || target === '_self') &&
    !download &&
    URL.canParse(href) &&
    isPage(new URL(href), scope)
  )
}

/**
 * follows reports whether the router follows a click. The browser handles new tabs, downloads, other sites
 * and anchors on the same page.
 */
export function follows(click: Click, link: Link, here: URL, scope: Scope): boolean {
  const plain = !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey
  if (click.button !== 0 || !plain || click.defaultPrevented || !isOurs(link, scope)) {
    return false
  }
  return !isAnchorOf(here, new URL(link.href))
}

/** Reports whether the browser only scrolls to get from one address to the other. */
function isAnchorOf(here: URL, there: URL): boolean {
  const samePage = there.pathname === here.pathname && there.search === here.search
  return samePage && there.hash !== '' && there.hash !== here.hash
}

/** linkAt returns the link that contains the target of an event. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

/** linkOf reads the properties of a link element. */
export function linkOf(element: HTMLAnchorElement): Link {
  return { href: element.href, target: element.target, download: element.hasAttribute('download') }
}

/** Scope is the part of the web that this build of the site contains. */
export interface Scope {
  origin: string
  /** starts and ends with a slash */
  base: string
  /** paths below base that other builds serve: the home pages of the other locales */
  foreign: string[]
}

/** pageKey normalizes the address of a page: x, x/, x.html and x/index.html are the same page. */
export function pageKey(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '')
}

/** Matches names of images, archives and scripts, but not versions such as 3.0.0. */
export const fileName = /\.[a-z][a-z0-9]*$/i

/** isPage reports whether an address has the form of a page of this site. */
export function isPage(url: URL, { origin, base, foreign }: Scope): boolean {
  const path = pageKey(url.pathname)
  const below = (folder: string) => `${path}/`.startsWith(folder)
  return (
    url.origin === origin && below(base) && !foreign.some(below) && !fileName.test(path.slice(base.length))
  )
}

/** anchorOf returns the id in the fragment of an address, "" for none. A malformed fragment stays as it is. */
export function anchorOf(url: URL): string {
  const text = url.hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

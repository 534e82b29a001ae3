/** Territory is the part of the web that this build of the site answers for. */
export interface Territory {
  origin: string
  /** starts and ends with a slash */
  base: string
  /** paths below base that belong to other builds: the homes of the other locales */
  foreign: string[]
}

/**
 * pageKey is one name for all addresses of a page: x, x/, x.html and
 * x/index.html are the same page.
 */
export function pageKey(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '')
}

/** dataURL is where a page's data lies. */
export function dataURL(pathname: string): string {
  return `${pageKey(pathname)}/index.json`
}

/** A name that ends like a picture, an archive or a script; versions such as 3.0.0 do not. */
const fileName = /\.[a-z][a-z0-9]*$/i

/** isPage tells whether an address can be a page of this site, by its looks. */
export function isPage(url: URL, { origin, base, foreign }: Territory): boolean {
  const path = pageKey(url.pathname)
  const below = (folder: string) => `${path}/`.startsWith(folder)
  return (
    url.origin === origin && below(base) && !foreign.some(below) && !fileName.test(path.slice(base.length))
  )
}

/** anchorOf is the id that an address points at; "" for none, and the text itself when it is malformed. */
export function anchorOf(url: URL): string {
  const text = url.hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

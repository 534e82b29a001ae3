import { type Hydration, Mark } from '../contract'

/** pageIn returns what a document says about its page and the site; undefined if the theme did not make it. */
export function pageIn(document: Document): Hydration | undefined {
  // Select the element by its tag too, because a heading of the page may have the same id.
  const data = document.querySelector(`script#${Mark.DataID}`)?.textContent
  if (!data) {
    return undefined
  }
  const htmlOf = (id: string) => document.getElementById(id)?.innerHTML
  const parts = { header: htmlOf(Mark.HeaderID), content: htmlOf(Mark.ContentID), footer: htmlOf(Mark.FooterID) }
  const hydration: Hydration = JSON.parse(data)
  return { ...hydration, page: { ...parts, ...hydration.page } }
}

/**
 * pageInFetched returns what a fetched document says about its page; undefined if the browser has to load it itself.
 * Cloudflare hides e-mail addresses, and its script shows them only in a document that the browser loads.
 */
export function pageInFetched(html: string): Hydration | undefined {
  return html.includes('data-cfemail') ? undefined : pageIn(new DOMParser().parseFromString(html, 'text/html'))
}

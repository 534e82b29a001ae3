import { type Hydration, Mark } from '../contract'

/** pageIn returns what a document says about its page and the site; undefined if it is none of the theme. */
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

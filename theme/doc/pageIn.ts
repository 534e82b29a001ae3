import { type Hydration, Mark, type SidebarItem } from '../contract'
import classes from '../sidebar/SidebarLink.module.css'

/** pageIn returns what a document says about its page and the site; undefined if the theme did not make it. */
export function pageIn(document: Document): Hydration | undefined {
  // Select the element by its tag too, because a heading of the page may have the same id.
  const data = document.querySelector(`script#${Mark.DataID}`)?.textContent
  if (!data) {
    return undefined
  }
  const htmlOf = (id: string) => document.getElementById(id)?.innerHTML
  const hydration: Hydration = JSON.parse(data)
  const { page } = hydration
  page.header ??= htmlOf(Mark.HeaderID)
  page.content ??= htmlOf(Mark.ContentID)
  page.footer ??= htmlOf(Mark.FooterID)
  label(page.sidebar?.items, document.querySelectorAll(`.${classes.link}`).values())
  return hydration
}

/** Gives items of the sidebar the labels and URLs that they lack: those of their links in the document, in the same order. */
function label(items: SidebarItem[] = [], links: Iterator<Element>): void {
  for (const item of items) {
    if (item.kind !== 'html') {
      const link: Element | undefined = links.next().value
      item.label ||= link?.textContent ?? ''
      if (item.kind === 'link') {
        item.href ||= link?.getAttribute('href') ?? ''
      } else {
        label(item.items, links)
      }
    }
  }
}

/**
 * pageInFetched returns what a fetched document says about its page; undefined if the browser has to load it itself.
 * Cloudflare hides e-mail addresses, and its script shows them only in a document that the browser loads.
 */
export function pageInFetched(html: string): Hydration | undefined {
  return html.includes('data-cfemail') ? undefined : pageIn(new DOMParser().parseFromString(html, 'text/html'))
}

import type { TOCItem } from '../../contract'

/** Item is a heading in Docusaurus's tables of contents. */
export interface Item {
  /** HTML */
  value: string
  id: string
  level: number
}

/** tocItems turns headings of Docusaurus's form into those of the theme. */
export const tocItems = (toc: readonly Item[]): TOCItem[] => toc.map(({ id, value, level }) => ({ id, html: value, level }))

/** docusaurusToc turns the headings of a page into those of Docusaurus's form. */
export const docusaurusToc = (toc: readonly TOCItem[]): Item[] => toc.map(({ id, html, level }) => ({ id, value: html, level }))

import type { Footer } from '../../contract'

/** Item is a link of the footer in Docusaurus's form. */
export interface Item {
  label?: string
  to?: string
  href?: string
  html?: string
  className?: string
  target?: string
  rel?: string
}

export interface Column {
  title?: string | null
  items: readonly Item[]
  className?: string
}

export interface Logo {
  src: string
  srcDark?: string
  alt?: string
  href?: string
  width?: number
  height?: number
  className?: string
}

export function isColumns(links: readonly Column[] | readonly Item[]): links is readonly Column[] {
  return links.some((link) => 'items' in link)
}

/** footerLinks returns the links of the footer in Docusaurus's form. */
export function footerLinks({ columns }: Footer): Column[] | Item[] {
  const lists = columns.map(({ title, items }) => ({
    title,
    items: items.map(({ label, href, html, className, target, rel }): Item =>
      html ? { html, className } : { label, href, className, target, rel },
    ),
  }))
  const [first] = lists
  return first && lists.length === 1 && !first.title ? first.items : lists
}

/** footerLogo returns the logo of the footer in Docusaurus's form. */
export const footerLogo = ({ logo }: Footer): Logo | undefined => logo && { ...logo, srcDark: logo.dark }

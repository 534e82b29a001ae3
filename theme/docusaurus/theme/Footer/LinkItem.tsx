import Link from '../../Link'

interface Item {
  label?: string
  to?: string
  href?: string
  html?: string
}

/** FooterLinkItem shows a link of the footer. */
export default function FooterLinkItem({ item: { label, to, href, html } }: { item: Item }) {
  return html === undefined ? (
    <Link className="footer__link-item" to={to} href={href}>
      {label}
    </Link>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author
    <span dangerouslySetInnerHTML={{ __html: html }} />
  )
}

import type { ComponentProps } from 'react'
import FooterLinkItem from './LinkItem'

type Item = ComponentProps<typeof FooterLinkItem>['item']

interface Column {
  title?: string | null
  items: readonly Item[]
}

const isColumn = (link: Column | Item): link is Column => 'items' in link

/** FooterLinks shows the links of the footer, in columns if the site has any. */
export default function FooterLinks({ links }: { links: readonly (Column | Item)[] }) {
  const columns = links.every(isColumn) ? links : [{ items: links as readonly Item[] }]
  return (
    <div className="row footer__links">
      {columns.map(({ title, items }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move and may have no title
        <div className="col footer__col" key={position}>
          {title && <div className="footer__title">{title}</div>}
          <ul className="footer__items">
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: links never move and may have no label
              <li className="footer__item" key={at}>
                <FooterLinkItem item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

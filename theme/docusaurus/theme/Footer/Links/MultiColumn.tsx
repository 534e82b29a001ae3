import FooterLinkItem from '@theme/Footer/LinkItem'
import classes from '../../../../layout/Footer.module.css'
import { classNames } from '../../../../runtime/classNames'
import type { Column } from '../../../common/footer'

/** FooterLinksMultiColumn shows the links of the footer in columns with titles. */
export default function FooterLinksMultiColumn({ columns }: { columns: readonly Column[] }) {
  return (
    <div className={`row footer__links ${classes.columns}`}>
      {columns.map(({ title, items, className }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move and may have no title
        <div className={classNames('theme-layout-footer-column col footer__col', className)} key={position}>
          {title && <h2 className={`footer__title ${classes.title}`}>{title}</h2>}
          <ul className={`footer__items ${classes.list}`}>
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

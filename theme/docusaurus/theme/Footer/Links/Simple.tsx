import FooterLinkItem from '@theme/Footer/LinkItem'
import classes from '../../../../layout/Footer.module.css'
import type { Item } from '../../../common/footer'

/** FooterLinksSimple shows the links of the footer in a row. */
export default function FooterLinksSimple({ links }: { links: readonly Item[] }) {
  return (
    <div className={`footer__links ${classes.row}`}>
      <ul className={classes.list}>
        {links.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links never move and may have no label
          <li className="footer__item" key={at}>
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

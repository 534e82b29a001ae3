import { Icon } from '../../../common/Icon'
import classes from '../../../layout/Footer.module.css'
import { classNames } from '../../../runtime/classNames'
import type { Item } from '../../common/footer'
import isInternalUrl from '../../isInternalUrl'
import Link from '../../Link'

/** FooterLinkItem shows a link of the footer. */
export default function FooterLinkItem({ item: { label, html, ...link } }: { item: Item }) {
  return html === undefined ? (
    <Link {...link} className={classNames('footer__link-item', link.className)}>
      {label}
      {label && link.href && !isInternalUrl(link.href) && <Icon name="external" className={classes.external} />}
    </Link>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author
    <span dangerouslySetInnerHTML={{ __html: html }} />
  )
}

import { Icon } from '../../../common/Icon'
import classes from '../../../navbar/NavbarLink.module.css'
import { isActive } from '../../../runtime/navigation/active'
import { usePage } from '../../../runtime/page'
import type { ItemProps } from '../../common/configuredItem'
import isInternalUrl from '../../isInternalUrl'
import Link from '../../Link'
import useBaseUrl from '../../useBaseUrl'

/** NavbarNavLink is the link of a navbar item. */
export default function NavbarNavLink(props: ItemProps) {
  const { label, html, to, href, activeBasePath, activeBaseRegex, isActive: isActiveHere, exact, activeClassName: _, isDropdownLink: __, isDropdownItem: ___, ...rest } = props
  const page = usePage()
  const target = useBaseUrl(to)
  const basePath = useBaseUrl(activeBasePath) || undefined
  const link = { href: target, active: { never: !target, exact, basePath, pattern: activeBaseRegex } }
  const current = isActiveHere ? isActiveHere() : isActive(link, page)
  const shared = { ...rest, to: to ?? href, 'aria-current': current ? (target === page.path ? ('page' as const) : ('true' as const)) : undefined }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author
  return html ? <Link {...shared} dangerouslySetInnerHTML={{ __html: html }} /> : (
    <Link {...shared}>
      {label}
      {label && href && !isInternalUrl(href) && <Icon name="external" className={classes.external} />}
    </Link>
  )
}

import { Icon } from '../common/Icon'
import type { NavbarLink as Item } from '../contract'
import { isActive } from '../runtime/active'
import { opening } from '../runtime/opening'
import { usePage } from '../runtime/page'
import { useLinks } from '../runtime/versions'
import classes from './NavbarLink.module.css'

/** NavbarLink shows a link in the navbar; links to other sites open in a new tab. */
export function NavbarLink({ item, labels }: { item: Item; labels?: string }) {
  const page = usePage()
  const link = useLinks()(item)
  if (!link) {
    return null
  }
  const active = isActive(link, page)
  return (
    <a
      className={[classes.link, active && classes.active, item.className].filter(Boolean).join(' ')}
      href={link.href}
      aria-current={currentness(active, link.href === page.path)}
      aria-label={item.ariaLabel}
      {...opening(item)}
    >
      {labels ? <span data-labels={labels}>{item.label}</span> : item.label}
      {item.external && item.label && <Icon name="external" className={classes.external} />}
    </a>
  )
}

/** currentness returns the value of aria-current: 'page' for this page, 'true' for its section. */
function currentness(active: boolean, exact: boolean) {
  if (!active) {
    return undefined
  }
  return exact ? 'page' : 'true'
}

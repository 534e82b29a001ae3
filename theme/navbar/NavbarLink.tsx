import { Icon } from '../common/Icon'
import type { NavbarLink as Item } from '../contract'
import { isActive } from '../runtime/active'
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
  return (
    <a
      className={[classes.link, item.className].filter(Boolean).join(' ')}
      href={link.href}
      aria-current={currentness(isActive(link, page), link.href === page.path)}
      aria-label={item.ariaLabel}
      {...(item.external && { target: '_blank', rel: 'noopener noreferrer' })}
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

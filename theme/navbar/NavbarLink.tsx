import { Icon } from '../common/Icon'
import type { NavbarLink as Item } from '../contract'
import { isActive } from '../runtime/navigation/active'
import { classNames } from '../runtime/classNames'
import { usePage } from '../runtime/page'
import { useLinks } from '../runtime/preferences/versions'
import classes from './NavbarLink.module.css'

/** NavbarLink shows a link in the navbar; links to other sites open in a new tab. */
export function NavbarLink({ item, labels }: { item: Item; labels?: string }) {
  const page = usePage()
  const link = useLinks()(item)
  if (!link) {
    return null
  }
  const current = link.href === page.path ? 'page' : 'true' // or in its section
  return (
    <a
      className={classNames(classes.link, item.className)}
      href={link.href}
      aria-current={isActive(link, page) ? current : undefined}
      aria-label={item.ariaLabel}
      target={item.target}
      rel={item.rel}
    >
      {labels ? <span data-labels={labels}>{item.label}</span> : item.label}
      {item.external && item.label && <Icon name="external" className={classes.external} />}
    </a>
  )
}

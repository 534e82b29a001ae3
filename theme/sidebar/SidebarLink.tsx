import { Icon } from '../common/Icon'
import type { SidebarLink as Item } from '../contract'
import { usePage } from '../runtime/page'
import classes from './SidebarLink.module.css'

/** SidebarLink shows a link in the sidebar; links to other sites open in a new tab. */
export function SidebarLink({ item }: { item: Item }) {
  const { path } = usePage()
  const active = item.href === path
  return (
    <li className={[classes.item, item.className].filter(Boolean).join(' ') || undefined}>
      <a
        className={[classes.link, active && classes.active].filter(Boolean).join(' ')}
        href={item.href}
        aria-current={active ? 'page' : undefined}
        {...(item.external && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {item.label}
        {item.external && <Icon name="external" className={classes.external} />}
      </a>
    </li>
  )
}

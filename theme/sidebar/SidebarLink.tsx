import { Icon } from '../common/Icon'
import type { SidebarLink as Item } from '../contract'
import { usePage } from '../runtime/page'
import { SidebarLabel } from './SidebarLabel'
import classes from './SidebarLink.module.css'

/** SidebarLink shows a link in the sidebar; links to other sites open in a new tab. */
export function SidebarLink({ item }: { item: Item }) {
  const { path } = usePage()
  return (
    <li className={item.className}>
      <a
        className={classes.link}
        href={item.href}
        aria-current={item.href === path ? 'page' : undefined}
        target={item.target}
        rel={item.rel}
      >
        <SidebarLabel item={item} />
        {item.external && <Icon name="external" className={classes.external} />}
      </a>
    </li>
  )
}

import type { SidebarHTML as Item } from '../contract'
import { classNames } from '../runtime/classNames'
import classes from './SidebarItems.module.css'

/** SidebarHTML shows HTML that the site adds to the sidebar. */
export function SidebarHTML({ item }: { item: Item }) {
  return (
    <li
      className={classNames(item.defaultStyle && classes.html, item.className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: that is what the item is for
      dangerouslySetInnerHTML={{ __html: item.value }}
    />
  )
}

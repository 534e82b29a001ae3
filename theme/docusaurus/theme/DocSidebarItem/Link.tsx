import { SidebarLink } from '../../../sidebar/SidebarLink'
import { type Item, themeItem } from '../../plugin-content-docs/sidebar'

/** DocSidebarItemLink shows a sidebar item that is a link. */
export default function DocSidebarItemLink({ item }: { item: Item }) {
  const shown = themeItem(item)
  return shown.kind === 'link' ? <SidebarLink item={shown} /> : null
}

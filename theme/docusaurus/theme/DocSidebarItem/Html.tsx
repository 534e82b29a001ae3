import { SidebarHTML } from '../../../sidebar/SidebarHTML'
import { type Item, themeItem } from '../../plugin-content-docs/sidebar'

/** DocSidebarItemHtml shows a sidebar item that is HTML. */
export default function DocSidebarItemHtml({ item }: { item: Item }) {
  const shown = themeItem(item)
  return shown.kind === 'html' ? <SidebarHTML item={shown} /> : null
}

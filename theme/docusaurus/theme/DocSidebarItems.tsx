import { SidebarItems } from '../../sidebar/SidebarItems'
import { type Item, themeItem } from '../plugin-content-docs/sidebar'

/** DocSidebarItems shows sidebar items that the site's own code hands over. */
export default function DocSidebarItems({ items }: { items: readonly Item[] }) {
  return <SidebarItems items={items.map(themeItem)} path="" />
}

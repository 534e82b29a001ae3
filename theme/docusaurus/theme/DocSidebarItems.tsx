import type { SidebarItem } from '../../contract'
import { SidebarItems } from '../../sidebar/SidebarItems'
import type { Item } from '../plugin-content-docs/sidebar'

function themeItem({ type, label, href, value, className, collapsible = true, collapsed = true, items }: Item): SidebarItem {
  switch (type) {
    case 'html':
      return { kind: 'html', value: value ?? '', className }
    case 'category':
      return { kind: 'category', label, href, className, collapsible, collapsed, items: (items ?? []).map(themeItem) }
    default:
      return { kind: 'link', label, href: href ?? '', className }
  }
}

/** DocSidebarItems shows sidebar items that the site's own code hands over. */
export default function DocSidebarItems({ items }: { items: readonly Item[] }) {
  return <SidebarItems items={items.map(themeItem)} path="" />
}

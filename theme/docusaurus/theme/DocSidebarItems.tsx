import { useContext } from 'react'
import { usePage } from '../../runtime/page'
import { SidebarItems } from '../../sidebar/SidebarItems'
import { SidebarPlace } from '../common/sidebarPlace'
import { type Item, themeItem } from '../plugin-content-docs/sidebar'

/** DocSidebarItems shows sidebar items that the site's own code hands over. */
export default function DocSidebarItems({ items }: { items: readonly Item[] }) {
  const { sidebar } = usePage()
  const { path } = useContext(SidebarPlace)
  return <SidebarItems items={items.map(themeItem)} path={path || (sidebar?.id ?? '')} />
}

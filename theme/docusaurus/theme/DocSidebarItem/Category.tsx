import { useContext } from 'react'
import { SidebarCategory } from '../../../sidebar/SidebarCategory'
import { SidebarPlace } from '../../common/sidebarPlace'
import { type Item, themeItem } from '../../plugin-content-docs/sidebar'

/** DocSidebarItemCategory shows a sidebar item with items of its own. */
export default function DocSidebarItemCategory({ item }: { item: Item }) {
  const { path, opened } = useContext(SidebarPlace)
  const shown = themeItem(item)
  return shown.kind === 'category' ? <SidebarCategory item={shown} path={path} opened={opened} /> : null
}

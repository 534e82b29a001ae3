import DocSidebarItem from '@theme/DocSidebarItem'
import type { SidebarItem } from '../../contract'
import { usePage } from '../../runtime/page'
import { useSidebarState } from '../../runtime/sidebarState'
import { useSite } from '../../runtime/site'
import classes from '../../sidebar/SidebarItems.module.css'
import { SidebarPlace } from '../common/sidebarPlace'
import { docusaurusItem } from '../plugin-content-docs/sidebar'

/** SidebarItems shows one level of the sidebar with the site's own items. The path is the position of its category. */
export function SidebarItems({ items, path }: { items: SidebarItem[]; path: string }) {
  const { autoCollapse } = useSite().sidebar
  const { setOpen } = useSidebarState()
  const { path: activePath } = usePage()
  const level = path.split('/').length
  const closeOthers = (opened: number) => {
    for (const [position, { kind }] of items.entries()) {
      if (autoCollapse && kind === 'category' && position !== opened) {
        setOpen(`${path}/${position}`, false)
      }
    }
  }
  return (
    <ul className={classes.list}>
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item's state belongs to its position
        <SidebarPlace.Provider value={{ path: `${path}/${position}`, opened: () => closeOthers(position) }} key={position}>
          <DocSidebarItem item={docusaurusItem(item)} {...{ activePath, level, index: position, onItemClick: () => {} }} />
        </SidebarPlace.Provider>
      ))}
    </ul>
  )
}

import DocSidebarItem from '@theme/DocSidebarItem'
import { usePage } from '../../runtime/page'
import { type EntryProps, SidebarItems as Items, type SidebarItemsProps } from '../../sidebar/SidebarItems'
import { SidebarPlace } from '../common/sidebarPlace'
import { docusaurusItem } from '../plugin-content-docs/sidebar'

/** SidebarItems shows one level of the sidebar with the site's own items. */
export function SidebarItems(props: SidebarItemsProps) {
  return <Items {...props} Item={Item} />
}

function Item({ item, path, opened }: EntryProps) {
  const { path: activePath } = usePage()
  const place = path.split('/')
  return (
    <SidebarPlace.Provider value={{ path, opened }}>
      <DocSidebarItem
        item={docusaurusItem(item)}
        {...{ activePath, level: place.length - 1, index: Number(place.at(-1)), onItemClick: () => {} }}
      />
    </SidebarPlace.Provider>
  )
}

import DocSidebarItemCategory from '@theme/DocSidebarItem/Category'
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html'
import DocSidebarItemLink from '@theme/DocSidebarItem/Link'
import type { Item } from '../../plugin-content-docs/sidebar'

/** DocSidebarItem shows one sidebar item. */
export default function DocSidebarItem(props: { item: Item }) {
  switch (props.item.type) {
    case 'category':
      return <DocSidebarItemCategory {...props} />
    case 'html':
      return <DocSidebarItemHtml {...props} />
    default:
      return <DocSidebarItemLink {...props} />
  }
}

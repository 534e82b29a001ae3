import type { ComponentType, ReactNode } from 'react'
import type { SidebarItem } from '../contract'
import { useSidebarState } from '../runtime/sidebarState'
import { useSite } from '../runtime/site'
import { SidebarCategory } from './SidebarCategory'
import { SidebarHTML } from './SidebarHTML'
import classes from './SidebarItems.module.css'
import { SidebarLink } from './SidebarLink'

export interface SidebarItemsProps {
  items: SidebarItem[]
  /** position of the category of the items */
  path: string
  /** shows an item; the site's own items come with theirs */
  Item?: ComponentType<EntryProps>
}

export interface EntryProps<Kind extends SidebarItem['kind'] = SidebarItem['kind']> {
  item: Extract<SidebarItem, { kind: Kind }>
  /** position of the item in the sidebar */
  path: string
  /** called when the reader opens the item */
  opened: () => void
}

/** SidebarItems shows one level of the sidebar. */
export function SidebarItems({ items, path, Item = Entry }: SidebarItemsProps) {
  const { autoCollapse } = useSite().sidebar
  const { setOpen } = useSidebarState()
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
        <Item item={item} path={`${path}/${position}`} opened={() => closeOthers(position)} key={position} />
      ))}
    </ul>
  )
}

type Renderers = {
  [Kind in SidebarItem['kind']]: (
    item: Extract<SidebarItem, { kind: Kind }>,
    path: string,
    opened: () => void,
  ) => ReactNode
}

const renderers: Renderers = {
  link: (item) => <SidebarLink item={item} />,
  category: (item, path, opened) => <SidebarCategory item={item} path={path} opened={opened} />,
  html: (item) => <SidebarHTML item={item} />,
}

function Entry<Kind extends SidebarItem['kind']>({ item, path, opened }: EntryProps<Kind>) {
  return renderers[item.kind as Kind](item, path, opened)
}

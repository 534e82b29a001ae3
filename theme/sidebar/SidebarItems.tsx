import type { ReactNode } from 'react'
import type { SidebarItem } from '../contract'
import { useSidebarState } from '../runtime/sidebarState'
import { useSite } from '../runtime/site'
import { SidebarCategory } from './SidebarCategory'
import { SidebarHTML } from './SidebarHTML'
import classes from './SidebarItems.module.css'
import { SidebarLink } from './SidebarLink'

/** SidebarItems shows one level of the sidebar. The path is the position of its category. */
export function SidebarItems({ items, path }: { items: SidebarItem[]; path: string }) {
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
        <Entry item={item} path={`${path}/${position}`} opened={() => closeOthers(position)} key={position} />
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

function Entry<Kind extends SidebarItem['kind']>({
  item,
  path,
  opened,
}: {
  item: Extract<SidebarItem, { kind: Kind }>
  path: string
  opened: () => void
}) {
  return renderers[item.kind as Kind](item, path, opened)
}

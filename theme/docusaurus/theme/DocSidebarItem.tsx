import type { Item } from '../plugin-content-docs/sidebar'
import DocSidebarItems from './DocSidebarItems'

/** DocSidebarItem shows one sidebar item. */
export default function DocSidebarItem({ item }: { item: Item }) {
  return <DocSidebarItems items={[item]} />
}

import type { SidebarItem } from '../contract'
import { Card } from './Card'

/** WrittenItem is an item as Docusaurus's authors write it. */
export type WrittenItem =
  | { type: 'link'; label: string; href: string }
  | { type: 'category'; label: string; href?: string; items?: readonly WrittenItem[] }

/** asItem takes an item by Docusaurus's names too. */
export function asItem(item: SidebarItem | WrittenItem): SidebarItem {
  if ('kind' in item) {
    return item
  }
  const { label, href } = item
  return item.type === 'link'
    ? { kind: 'link', label, href: item.href }
    : { kind: 'category', label, href, collapsible: true, collapsed: true, items: (item.items ?? []).map(asItem) }
}

/** DocCard shows an item of a sidebar as a card. */
export function DocCard({ item: given }: { item: SidebarItem | WrittenItem }) {
  const item = asItem(given)
  switch (item.kind) {
    case 'link':
      return <Card title={item.label} href={item.href} />
    case 'category': {
      const count = item.items?.length ?? 0
      return (
        <Card title={item.label} href={item.href ?? item.first}>
          {count > 0 ? `${count} ${count === 1 ? 'item' : 'items'}` : undefined}
        </Card>
      )
    }
    default:
      return null
  }
}

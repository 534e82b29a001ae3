import type { SidebarItem } from '../contract'
import { Card } from './Card'

/** DocCard shows an item of a sidebar as a card. */
export function DocCard({ item }: { item: SidebarItem }) {
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

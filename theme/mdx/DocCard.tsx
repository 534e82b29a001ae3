import type { SidebarItem } from '../contract'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { plural } from '../runtime/fill'
import { Card } from './Card'

/** WrittenItem is a sidebar item in the form that Docusaurus uses. */
export type WrittenItem =
  | { type: 'link'; label: string; href: string; description?: string }
  | { type: 'category'; label: string; href?: string; description?: string; items?: readonly WrittenItem[] }

/** asItem converts an item from the form that Docusaurus uses. */
export function asItem(item: SidebarItem | WrittenItem): SidebarItem {
  if ('kind' in item) {
    return item
  }
  const { label, href } = item
  return item.type === 'link'
    ? { kind: 'link', label, href: item.href }
    : { kind: 'category', label, href, collapsible: true, collapsed: true, items: (item.items ?? []).map(asItem) }
}

/** DocCard shows a sidebar item as a card. */
export function DocCard({ item: given }: { item: SidebarItem | WrittenItem }) {
  const { descriptions = {} } = usePage()
  const item = asItem(given)
  if (item.kind === 'html') {
    return null
  }
  const href = item.kind === 'category' ? (item.href ?? item.first) : item.href
  const written = 'description' in given ? given.description : undefined
  return (
    <Card title={item.label} href={href}>
      {written ?? descriptions[href ?? ''] ?? (item.kind === 'category' ? size(item.items) : undefined)}
    </Card>
  )
}

function size(items: readonly SidebarItem[] = []): string | undefined {
  return items.length > 0
    ? plural(docgenText(Message['theme.docs.DocCard.categoryDescription.plurals']), items.length)
    : undefined
}

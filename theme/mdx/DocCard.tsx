import type { SidebarItem } from '../contract'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
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
  const { icons } = useSite()
  const item = asItem(given)
  if (item.kind === 'html') {
    return null
  }
  const href = item.kind === 'category' ? (item.href ?? item.first) : item.href
  const written = 'description' in given ? given.description : undefined
  return (
    <Card title={item.label} href={href} icon={item.icon && <CardIcon href={`${icons}#${item.icon}`} />}>
      {written ?? descriptions[href ?? ''] ?? (item.kind === 'category' ? pagesOf(item.items) : undefined)}
    </Card>
  )
}

function CardIcon({ href }: { href: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={href} />
    </svg>
  )
}

/** How many pages the card of a category without a description names, as on the category's own page. */
const mostPages = 3

function pagesOf(items: readonly SidebarItem[] = []): string {
  const labels = items.flatMap((item) => ('label' in item ? [item.label] : []))
  return labels.slice(0, mostPages).join('\u00a0· ') + (labels.length > mostPages ? ' …' : '')
}

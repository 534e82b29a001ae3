import type { SidebarItem } from '../contract'
import { usePage } from '../runtime/page'
import { join } from './Admonition'
import { Cards } from './Cards'
import { asItem, DocCard, type WrittenItem } from './DocCard'

interface Props {
  items?: readonly (SidebarItem | WrittenItem)[]
  className?: string
}

/** DocCardList shows sidebar items as cards. By default they are the items beside the current page. */
export function DocCardList({ items, className }: Props) {
  const { path, sidebar } = usePage()
  const shown = items?.map(asItem) ?? (sidebar && around(sidebar.items, path))
  if (!shown) {
    throw new Error('<DocCardList> without items needs a page in a sidebar, but this page is in none')
  }
  const cards = shown.filter((item) => items || keyOf(item) !== path)
  const pairs = cards.length % 6 === 4 ? 'cards-in-pairs' : undefined // in rows of three, the last card would stand alone
  return (
    <Cards className={join(className, pairs)}>
      {cards.map((item) => (
        <DocCard key={keyOf(item)} item={item} />
      ))}
    </Cards>
  )
}

function keyOf(item: SidebarItem): string {
  return item.kind === 'html' ? item.value : (item.href ?? item.label)
}

/** The items of the innermost category that contains the page or links to it. */
function around(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  for (const item of items) {
    if (item.kind === 'category' && item.items && holds(item, path)) {
      return around(item.items, path)
    }
  }
  return items
}

function holds(item: SidebarItem, path: string): boolean {
  if (item.kind === 'html') {
    return false
  }
  return item.href === path || (item.kind === 'category' && (item.items ?? []).some((inner) => holds(inner, path)))
}

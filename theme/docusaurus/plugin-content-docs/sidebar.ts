import type { SidebarItem } from '../../contract'
import { usePage } from '../../runtime/page'

/** Item is a sidebar item in Docusaurus's form. */
export interface Item {
  type: 'link' | 'category' | 'html'
  label: string
  href?: string
  docId?: string
  value?: string
  className?: string
  description?: string
  customProps?: Record<string, unknown>
  collapsible?: boolean
  collapsed?: boolean
  items: Item[]
}

/** The item of the theme that an item in Docusaurus's form comes from. Copies of the item have it, too. */
const source = Symbol('source')

type Sourced = Item & { [source]?: SidebarItem }

/** docusaurusItem turns an item of the theme into one of Docusaurus's form. */
export function docusaurusItem(item: SidebarItem): Item {
  const { className, customProps } = item
  const found: Sourced = { type: item.kind, label: '', className, customProps, items: [], [source]: item }
  if (item.kind === 'html') {
    return { ...found, value: item.value }
  }
  const { label, href, description } = item
  if (item.kind === 'link') {
    return { ...found, label, href, description }
  }
  const { collapsible, collapsed, items = [] } = item
  return { ...found, label, href, description, collapsible, collapsed, items: items.map(docusaurusItem) }
}

/** themeItem turns an item of Docusaurus's form into one of the theme. */
export function themeItem(item: Sourced): SidebarItem {
  const { [source]: from, type, label, href, value, className, collapsible = true, collapsed = true, items = [] } = item
  switch (type) {
    case 'html':
      return { ...(from?.kind === type && from), kind: type, value: value ?? '', className }
    case 'category': {
      const known = from?.kind === type ? from : undefined
      // The items of a closed category are not on the page, so they cannot be handed back.
      const below = known && items.length === 0 ? known.items : items.map(themeItem)
      return { ...known, kind: type, label, href, className, collapsible, collapsed, items: below }
    }
    default:
      return { ...(from?.kind === 'link' && from), kind: 'link', label, href: href ?? '', className }
  }
}

/** isActiveSidebarItem reports whether an item, or one below it, is at a path. */
export function isActiveSidebarItem(item: Item, path: string): boolean {
  return item.href === path || item.items.some((below) => isActiveSidebarItem(below, path))
}

/** findFirstSidebarItemLink returns the first link in an item. */
export function findFirstSidebarItemLink(item: Item): string | undefined {
  return item.href ?? item.items.map(findFirstSidebarItemLink).find((href) => href !== undefined)
}

/** categoryAt returns the category of a sidebar at a path. */
function categoryAt(items: Item[], path: string): Item | undefined {
  for (const item of items) {
    const found = item.type === 'category' && item.href === path ? item : categoryAt(item.items, path)
    if (found) {
      return found
    }
  }
  return undefined
}

/** useSidebarItems returns the sidebar of the page in Docusaurus's form; undefined without one. */
export function useSidebarItems(): Item[] | undefined {
  return usePage().sidebar?.items.map(docusaurusItem)
}

/** useCurrentSidebarCategory returns the category whose page this is. */
export function useCurrentSidebarCategory(): Item {
  const { path } = usePage()
  const found = categoryAt(useSidebarItems() ?? [], path)
  if (!found) {
    throw new Error(`${path} is not the page of a sidebar category`)
  }
  return found
}

/** useCurrentSidebarSiblings returns the items beside the page. */
export function useCurrentSidebarSiblings(): Item[] {
  const { path } = usePage()
  const items = useSidebarItems() ?? []
  const around = (list: Item[]): Item[] | undefined =>
    list.some(({ href }) => href === path) ? list : list.map(({ items: below }) => around(below)).find(Boolean)
  return categoryAt(items, path)?.items ?? around(items) ?? []
}

/** filterDocCardListItems returns the items that cards can show. */
export const filterDocCardListItems = (items: Item[]): Item[] =>
  items.filter((item) => item.type !== 'html' && findFirstSidebarItemLink(item) !== undefined)

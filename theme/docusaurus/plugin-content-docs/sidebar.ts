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

/** docusaurusItem turns an item of the theme into one of Docusaurus's form. */
export function docusaurusItem(item: SidebarItem): Item {
  switch (item.kind) {
    case 'html':
      return { type: 'html', label: '', value: item.value, className: item.className, customProps: item.customProps, items: [] }
    case 'link':
      return {
        type: 'link',
        label: item.label,
        href: item.href,
        className: item.className,
        description: item.description,
        customProps: item.customProps,
        items: [],
      }
    default:
      return {
        type: 'category',
        label: item.label,
        href: item.href,
        className: item.className,
        description: item.description,
        customProps: item.customProps,
        collapsible: item.collapsible,
        collapsed: item.collapsed,
        items: (item.items ?? []).map(docusaurusItem),
      }
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

/** findSidebarCategory returns the category of a sidebar at a path. */
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

import { useState } from 'react'
import type { Item } from '../plugin-content-docs/sidebar'
import { Passed } from './passed'

// What copies of the components of Docusaurus's theme use, beside what sites use themselves.

export {
  Passed as DocProvider,
  Passed as DocSidebarItemsExpandedStateProvider,
  Passed as DocsPreferredVersionContextProvider,
  Passed as DocsSidebarProvider,
  Passed as DocsVersionProvider,
}

/** useVisibleSidebarItems returns the items that readers see. docgen hands over no others. */
export const useVisibleSidebarItems = (items: readonly Item[], _path: string) => items

/** isVisibleSidebarItem reports whether readers see an item: docgen hands over no others. */
export const isVisibleSidebarItem = (_item: Item, _path: string) => true

/** findSidebarCategory returns the first category of a sidebar that is as wanted. */
export function findSidebarCategory(items: readonly Item[], isWanted: (item: Item) => boolean): Item | undefined {
  for (const item of items) {
    const found = item.type === 'category' && isWanted(item) ? item : findSidebarCategory(item.items, isWanted)
    if (found) {
      return found
    }
  }
  return undefined
}

/** useBreadcrumbsStructuredData returns no data: the head of the page has it. */
export const useBreadcrumbsStructuredData = (_: object) => ({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] })

/** useDocSidebarItemsExpandedState returns the category that is open, where opening one closes the others. */
export function useDocSidebarItemsExpandedState() {
  const [expandedItem, setExpandedItem] = useState<number | null>(null)
  return { expandedItem, setExpandedItem }
}

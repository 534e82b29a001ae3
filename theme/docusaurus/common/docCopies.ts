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

/** useDocSidebarItemsExpandedState returns the category that is open, where opening one closes the others. */
export function useDocSidebarItemsExpandedState() {
  const [expandedItem, setExpandedItem] = useState<number | null>(null)
  return { expandedItem, setExpandedItem }
}

import { useEffect, useState } from 'react'
import type { SidebarCategory, SidebarItem } from '../contract'
import { usePage } from '../runtime/page'
import { loadItems, useSidebarState } from '../runtime/sidebarState'

/**
 * useSidebarCategory is the state of one category: whether it is open, and its
 * items once they are known. What the reader opened or closed stays so, until a
 * navigation leads into the category.
 */
export function useSidebarCategory(item: SidebarCategory, path: string) {
  const page = usePage()
  const state = useSidebarState()
  const [kept, keep] = useState(item.items)
  const [failed, setFailed] = useState(false)
  if (item.items && item.items !== kept) {
    keep(item.items)
  }
  const items = item.items ?? kept
  const active = holds(item, page.path)
  const [wasActive, settle] = useState(active)
  const isEntered = active && !wasActive
  const open = isEntered || state.isOpen(path, active || !item.collapsed)
  const setOpen = (now: boolean) => state.setOpen(path, now)

  useEffect(() => {
    if (isEntered) {
      state.setOpen(path, true)
    }
    settle(active)
  }, [active, isEntered, path, state])

  const missing = open && !items ? item.source : undefined
  useEffect(() => {
    if (missing) {
      loadItems(missing).then(keep, () => setFailed(true))
    }
  }, [missing])

  return { open, active, items, failed, setOpen }
}

/** holds tells whether the page at path is the item's own or below it. */
function holds(item: SidebarItem, path: string): boolean {
  switch (item.kind) {
    case 'link':
      return item.href === path
    case 'category':
      return item.href === path || (item.items?.some((below) => holds(below, path)) ?? false)
    case 'html':
      return false
  }
}

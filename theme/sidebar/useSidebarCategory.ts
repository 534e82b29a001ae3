import { useEffect, useState } from 'react'
import type { PageData, SidebarCategory, SidebarItem } from '../contract'
import { usePage } from '../runtime/page'
import { loadItems, useSidebarState } from '../runtime/sidebarState'

/**
 * useSidebarCategory returns the state of one category: whether it is open, and its items once they have
 * loaded. A category stays as the reader left it until a navigation leads into it.
 */
export function useSidebarCategory(item: SidebarCategory, path: string) {
  const page = usePage()
  const state = useSidebarState()
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

  return { ...useItems(item, identityOf(item, path, page), open), open, active, setOpen }
}

/**
 * useItems returns the items of a category, from the data of this page or an earlier one, or fetched. React
 * passes the state on to a category that takes the same position, so the state includes the category that
 * it belongs to.
 */
function useItems(item: SidebarCategory, category: string, open: boolean) {
  const [known, setKnown] = useState({ category, items: item.items })
  const [failed, setFailed] = useState<string>()
  if (item.items && (item.items !== known.items || category !== known.category)) {
    setKnown({ category, items: item.items })
  }
  const items = item.items ?? (known.category === category ? known.items : undefined)
  const missing = open && !items ? item.source : undefined
  useEffect(() => {
    if (!missing) {
      return
    }
    let isCurrent = true
    loadItems(missing).then(
      (items) => isCurrent && setKnown({ category, items }),
      () => isCurrent && setFailed(category),
    )
    return () => {
      isCurrent = false
    }
  }, [missing, category])
  return { items, failed: failed === category }
}

/**
 * identityOf identifies a category among those of all sidebars. The path is not enough: the sidebars of
 * two versions share it, and an unlisted page before a category changes it.
 */
function identityOf(
  { href, first, label }: SidebarCategory,
  path: string,
  { docs, version }: PageData,
): string {
  return [docs, version?.name, path, href ?? first ?? label].join(' ')
}

/** holds reports whether the item or one below it links to the page. */
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

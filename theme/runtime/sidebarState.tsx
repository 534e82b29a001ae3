import { type ReactNode, useMemo, useState } from 'react'
import type { SidebarItem } from '../contract'
import { createNamedContext } from './context'

/** SidebarState stores which categories the reader opened and closed. */
export interface SidebarState {
  /** isOpen reports whether a category is open; initially as given, then as set by setOpen. */
  isOpen(key: string, initial: boolean): boolean
  setOpen(key: string, open: boolean): void
}

const [Provider, useValue] = createNamedContext<SidebarState>('SidebarState')

/** SidebarStateProvider keeps the state while the reader goes from page to page. */
export function SidebarStateProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const state = useMemo<SidebarState>(
    () => ({
      isOpen: (key, initial) => open.get(key) ?? initial,
      setOpen: (key, value) => setOpen((known) => new Map(known).set(key, value)),
    }),
    [open],
  )
  return <Provider value={state}>{children}</Provider>
}

/** useSidebarState returns the state of the sidebars. */
export const useSidebarState = useValue

/** Maximum number of cached files. */
const limit = 10_000

/** createItemLoader returns a loader that fetches each source once. Failures are not cached. */
export function createItemLoader(fetch: (url: string) => Promise<Response>) {
  const known = new Map<string, Promise<SidebarItem[]>>()
  async function load(source: string): Promise<SidebarItem[]> {
    try {
      const response = await fetch(source)
      if (!response.ok) {
        throw new Error(`${source}: ${response.status} ${response.statusText}`)
      }
      return await response.json()
    } catch (error) {
      known.delete(source)
      throw error
    }
  }
  return (source: string): Promise<SidebarItem[]> => {
    const items = known.get(source) ?? load(source)
    if (known.size < limit) {
      known.set(source, items)
    }
    return items
  }
}

/** loadItems fetches the items of a category that came without them. */
export const loadItems = createItemLoader((url) => fetch(url, { cache: 'no-cache' }))

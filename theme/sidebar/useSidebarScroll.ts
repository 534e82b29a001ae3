import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from '../runtime/hydrated'
import { placeSidebar, scrollKey } from '../runtime/navigation/sidebarScroll'
import { createStorage } from '../runtime/preferences/storage'

/** Lasts as long as the tab. Without session storage, scroll positions are lost without a warning. */
const storage = createStorage({
  area: () => window.sessionStorage,
  warn: () => {},
  listen: () => () => {},
})

/**
 * useSidebarScroll keeps the current page in view and restores the scroll position of a sidebar, also in
 * the next document of this tab. The boot script has scrolled the sidebar in the HTML from the server.
 */
export function useSidebarScroll(box: RefObject<Element | null>, name: string | undefined, path: string) {
  const isPlaced = useRef(!useHydrated())
  const shown = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link moves with the path
  useEffect(() => {
    if (box.current && name !== undefined && !isPlaced.current) {
      const isNew = shown.current !== name
      placeSidebar(box.current, isNew ? storage.read(scrollKey(name)) : null)
    }
    isPlaced.current = false
    shown.current = name
  }, [box, name, path])
  useEffect(() => {
    if (name === undefined) {
      return
    }
    const save = () => box.current && storage.write(scrollKey(name), String(box.current.scrollTop))
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [box, name])
}

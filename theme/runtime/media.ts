import { useCallback, useSyncExternalStore } from 'react'

/** Widest window with the mobile layout, in CSS pixels. */
const mobileWidth = 996

function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** useDesktop reports whether the window is wide enough for the sidebar; true on the server. */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    onResize,
    () => window.innerWidth > mobileWidth,
    () => true,
  )
}

/** useMedia reports whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

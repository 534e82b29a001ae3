import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useDesktop } from '../../runtime/media'
import { subscribeNavigation } from '../../runtime/navigation/router'
import { useSite } from '../../runtime/site'
import { localStore } from '../../runtime/preferences/storage'
import useIsBrowser from '../useIsBrowser'
import useIsomorphicLayoutEffect from '../useIsomorphicLayoutEffect'

/** useWindowSize returns "desktop" or "mobile"; on the server "ssr". */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  const desktop = useDesktop()
  const side = desktop ? 'desktop' : 'mobile'
  return useIsBrowser() ? side : 'ssr'
}

/** usePrevious returns the value of the render before. */
export function usePrevious<T>(value: T): T | undefined {
  const before = useRef<T | undefined>(undefined)
  useIsomorphicLayoutEffect(() => {
    before.current = value
  })
  return before.current
}

/** useEvent returns a function that stays the same and calls the latest callback. */
export function useEvent<Args extends unknown[], Result>(callback: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(callback)
  useIsomorphicLayoutEffect(() => {
    latest.current = callback
  }, [callback])
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** useShallowMemoObject returns the same object as long as its fields are the same. */
export function useShallowMemoObject<T extends Record<string, unknown>>(value: T): T {
  const kept = useRef(value)
  const isSame =
    Object.keys(kept.current).length === Object.keys(value).length &&
    Object.entries(value).every(([key, field]) => Object.is(kept.current[key], field))
  if (!isSame) {
    kept.current = value
  }
  return kept.current
}

/** useHistorySelector returns what a function reads from the address; undefined on the server if it throws. */
export function useHistorySelector<T>(select: (history: { location: Pick<Location, 'pathname' | 'search' | 'hash'> }) => T): T {
  return useSyncExternalStore(
    subscribeNavigation,
    () => select({ location: window.location }),
    () => select({ location: { pathname: '/', search: '', hash: '' } }),
  )
}

/** useLocalPathname returns the path of the page without the base URL of the locale. */
export function useLocalPathname(): string {
  const { home } = useSite()
  const pathname = useHistorySelector(({ location }) => location.pathname)
  return pathname.startsWith(home) ? `/${pathname.slice(home.length)}` : pathname
}

/** useScrollPositionBlocker keeps an element where it is in the window while what is above it changes. */
export function useScrollPositionBlocker() {
  const element = useRef<{ shown: Element; top: number } | undefined>(undefined)
  const [changes, setChanges] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change moves the element
  useEffect(() => {
    if (element.current) {
      window.scrollBy(0, element.current.shown.getBoundingClientRect().top - element.current.top)
      element.current = undefined
    }
  }, [changes])
  return {
    blockElementScrollPositionUntilNextRender(shown: Element) {
      element.current = { shown, top: shown.getBoundingClientRect().top }
      setChanges((count) => count + 1)
    },
  }
}

const noSlot = { get: () => null, set() {}, del() {}, listen: () => () => {} }

/** createStorageSlot returns one place of the browser's storage; without a key, one that keeps nothing. */
export function createStorageSlot(key: string | null): StorageSlot {
  if (key === null) {
    return noSlot
  }
  return {
    get: () => localStore.read(key),
    set: (value: string) => localStore.write(key, value),
    del: () => localStore.write(key, null),
    listen(listener: (event: { newValue: string | null }) => void) {
      return localStore.subscribe(key, () => listener({ newValue: localStore.read(key) }))
    },
  }
}

interface StorageSlot {
  get: () => string | null
  set: (value: string) => void
  del: () => void
  listen: (listener: (event: { newValue: string | null }) => void) => () => void
}

/** useStorageSlot returns the value at a place of the browser's storage, and the place; null on the server. */
export function useStorageSlot(key: string | null) {
  const slot = useMemo(() => createStorageSlot(key), [key])
  const value = useSyncExternalStore(slot.listen, slot.get, () => null)
  return [value, slot] as const
}

/** useDateTimeFormat returns a formatter for dates in the language of the page. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { locale, language = locale } = useSite()
  return new Intl.DateTimeFormat(language, options)
}

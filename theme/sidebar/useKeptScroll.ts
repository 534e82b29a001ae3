import { type RefObject, useEffect } from 'react'
import { createStorage } from '../runtime/storage'

/** Lives as long as the tab. Without session storage, scroll positions are lost without a warning. */
const storage = createStorage({
  area: () => window.sessionStorage,
  warn: () => {},
  listen: () => () => {},
})

/** useKeptScroll restores the scroll position that a box had in the previous document of this tab. */
export function useKeptScroll(box: RefObject<Element | null>, name: string | undefined) {
  useEffect(() => {
    const element = box.current
    if (!element || name === undefined) {
      return
    }
    const key = `docgen.scroll.${name}`
    const kept = Number(storage.read(key))
    if (kept > 0) {
      element.scrollTop = kept
    }
    const save = () => storage.write(key, String(element.scrollTop))
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [box, name])
}

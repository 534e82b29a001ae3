import type { OfferedPage } from '../contract'
import type { SafeStorage } from '../runtime/preferences/storage'

/** Recent has the queries whose results the reader opened, latest first. They stay in the browser. */
export interface Recent {
  list(): string[]
  add(query: string): void
  clear(): void
}

/** readPages returns the pages that the reader left in this tab, latest first, without the page that shows now. */
export function readPages(): OfferedPage[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem('docgen.recent') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLink).filter(({ href }) => href !== window.location.pathname).slice(0, 3) : []
  } catch {
    return []
  }
}

function isLink(kept: Partial<OfferedPage> | null): kept is OfferedPage {
  return typeof kept?.label === 'string' && typeof kept.href === 'string'
}

const key = 'docgen.search.recent'
const most = 5

/** recentIn stores recent searches in a storage. */
export function recentIn(storage: Pick<SafeStorage, 'read' | 'write'>): Recent {
  function list(): string[] {
    try {
      const kept: unknown = JSON.parse(storage.read(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : []
    } catch {
      return []
    }
  }
  return {
    list,
    add(query) {
      const others = list().filter((other) => other.toLowerCase() !== query.toLowerCase())
      storage.write(key, JSON.stringify([query, ...others].slice(0, most)))
    },
    clear: () => storage.write(key, null),
  }
}

import type { SafeStorage } from '../runtime/preferences/storage'

/** Recent has the queries whose results the reader opened, latest first. They stay in the browser. */
export interface Recent {
  list(): string[]
  add(query: string): void
  clear(): void
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

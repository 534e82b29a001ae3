/** Area is what we use of the browser's Storage. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** ExternalChange is another tab's write; a null key means that all keys are gone. */
export interface ExternalChange {
  key: string | null
}

interface Options {
  /** area returns the browser's storage; it may throw, where the reader turned it off. */
  area: () => Area
  warn: (message: string) => void
  /** listen hears writes of other tabs, and returns the function that ends it. */
  listen: (listener: (change: ExternalChange) => void) => () => void
}

/** SafeStorage is local storage that never throws: what cannot be kept there is kept in memory. */
export interface SafeStorage {
  read(key: string): string | null
  /** write keeps a value; null removes the key. */
  write(key: string, value: string | null): void
  /** subscribe hears writes to a key, of this tab and of others. */
  subscribe(key: string, listener: () => void): () => void
}

/** createStorage wraps a storage area. */
export function createStorage({ area, warn, listen }: Options): SafeStorage {
  const memory = new Map<string, string | null>()
  const listeners = new Map<string, Set<() => void>>()
  let warned = false
  let stop: (() => void) | undefined

  /** Runs an operation; tells once when the storage cannot. */
  function attempt<T>(operation: (area: Area) => T, otherwise: T): T {
    try {
      return operation(area())
    } catch (error) {
      if (!warned) {
        warned = true
        warn(`browser storage is not available, so choices last until the page is closed (${error})`)
      }
      return otherwise
    }
  }

  function tell(key: string) {
    for (const listener of [...(listeners.get(key) ?? [])]) {
      listener()
    }
  }

  function hear(change: ExternalChange) {
    for (const key of change.key === null ? [...listeners.keys()] : [change.key]) {
      memory.delete(key)
      tell(key)
    }
  }

  return {
    read(key) {
      const own = memory.get(key)
      return own === undefined ? attempt((area) => area.getItem(key), null) : own
    },
    write(key, value) {
      const kept = attempt((area) => {
        if (value === null) {
          area.removeItem(key)
        } else {
          area.setItem(key, value)
        }
        return true
      }, false)
      if (kept) {
        memory.delete(key)
      } else {
        memory.set(key, value)
      }
      tell(key)
    },
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      stop ??= listen(hear)
      return () => {
        own.delete(listener)
        if (own.size === 0) {
          listeners.delete(key)
        }
        if (listeners.size === 0) {
          stop?.()
          stop = undefined
        }
      }
    },
  }
}

/** The browser's own storage; on the server it is there and not asked. */
export const localStore = createStorage({
  area: () => window.localStorage,
  warn: (message) => console.warn(message),
  listen(listener) {
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  },
})

export const { read, write, subscribe } = localStore

/** Area is the part of the browser's Storage that the theme uses. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** ExternalChange is a write by another tab; a null key means that all keys were removed. */
export interface ExternalChange {
  key: string | null
}

interface Options {
  /** area returns the browser's storage; it throws if the reader turned storage off. */
  area: () => Area
  warn: (message: string) => void
  /** listen subscribes to writes of other tabs and returns the function that unsubscribes. */
  listen: (listener: (change: ExternalChange) => void) => () => void
}

/** SafeStorage is a storage that never throws. What it cannot store, it keeps in memory. */
export interface SafeStorage {
  read(key: string): string | null
  /** write stores a value; null removes the key. */
  write(key: string, value: string | null): void
  /** subscribe listens for writes to a key, by this tab and by others. */
  subscribe(key: string, listener: () => void): () => void
}

/** createStorage wraps a storage area. */
export function createStorage({ area, warn, listen }: Options): SafeStorage {
  const memory = new Map<string, string | null>()
  const listeners = new Map<string, Set<() => void>>()
  let warned = false
  let stop: (() => void) | undefined

  /** Runs an operation and warns once if the storage throws. */
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

  function notify(key: string) {
    for (const listener of [...(listeners.get(key) ?? [])]) {
      listener()
    }
  }

  function receive(change: ExternalChange) {
    for (const key of change.key === null ? [...listeners.keys()] : [change.key]) {
      memory.delete(key)
      notify(key)
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
      notify(key)
    },
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      stop ??= listen(receive)
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

/** The browser's local storage; the server never reads it. */
export const localStore = createStorage({
  area: () => window.localStorage,
  warn: (message) => console.warn(message),
  listen(listener) {
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  },
})

export const { read, write, subscribe } = localStore

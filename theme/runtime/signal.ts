/** Signal is a value that tells when it changes; what useSyncExternalStore wants. */
export interface Signal<T> {
  get(): T
  /** set tells the listeners unless the value is the one already there. */
  set(value: T): void
  /** subscribe returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** createSignal returns a signal that holds a first value. */
export function createSignal<T>(first: T): Signal<T> {
  let current = first
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) {
        return
      }
      current = value
      for (const listener of [...listeners]) {
        listener()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

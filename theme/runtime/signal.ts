/** Signal is a value with subscribers, in the form that useSyncExternalStore needs. */
export interface Signal<T> {
  get(): T
  /** set notifies the listeners if the value is new. */
  set(value: T): void
  /** subscribe returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** createSignal returns a signal with an initial value. */
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

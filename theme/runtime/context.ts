import { createContext, useContext } from 'react'

/** ReactContextError reports a hook that was called with no provider above it. */
export class ReactContextError extends Error {
  override name = 'ReactContextError'
}

/**
 * createNamedContext returns the provider and the hook of a context. Callers name them after the context:
 * for "Page", PageProvider and usePage. The error needs the name because functions lose theirs in minification.
 */
export function createNamedContext<T>(name: string) {
  const Context = createContext<T | undefined>(undefined)
  function useValue(): T {
    const value = useContext(Context)
    if (value === undefined) {
      throw new ReactContextError(`Hook use${name} is called outside the <${name}Provider>.`)
    }
    return value
  }
  return [Context.Provider, useValue] as const
}

import { createContext, useContext } from 'react'

/** ReactContextError says that a hook was called with no provider above it. */
export class ReactContextError extends Error {
  override name = 'ReactContextError'
}

const missing = Symbol('missing')

/**
 * createNamedContext returns a context's provider and its hook. Both names are
 * given in words, because those of the functions do not survive minification.
 */
export function createNamedContext<T>(hook: string, provider: string) {
  const Context = createContext<T | typeof missing>(missing)
  function useValue(): T {
    const value = useContext(Context)
    if (value === missing) {
      throw new ReactContextError(`Hook ${hook} is called outside the <${provider}>.`)
    }
    return value
  }
  return [Context.Provider, useValue] as const
}

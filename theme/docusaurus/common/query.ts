import { useMemo } from 'react'
import { useHistorySelector } from './hooks'

type Strategy = 'append' | 'set'

/** mergeSearchParams joins parameters. With set, the last value of a parameter wins. */
export function mergeSearchParams(all: readonly URLSearchParams[], strategy: Strategy): URLSearchParams {
  const merged = new URLSearchParams()
  for (const params of all) {
    for (const [key, value] of params) {
      merged[strategy](key, value)
    }
  }
  return merged
}

/** mergeSearchStrings joins query strings. */
export function mergeSearchStrings(texts: readonly (string | undefined)[], strategy: Strategy): string {
  const merged = mergeSearchParams(texts.map((text) => new URLSearchParams(text)), strategy).toString()
  return merged && `?${merged}`
}

/** changeQuery changes the parameters of the address. */
function changeQuery(change: (params: URLSearchParams) => void, push = false) {
  const url = new URL(window.location.href)
  change(url.searchParams)
  window.history[push ? 'pushState' : 'replaceState'](window.history.state, '', url)
}

/** useQueryString returns a parameter of the address, "" if it is not there, and a function that sets it. */
export function useQueryString(key: string): [string, (value: string | null, options?: { push: boolean }) => void] {
  const value = useQueryStringValue(key) ?? ''
  return [
    value,
    (next, options) => changeQuery((params) => (next === null ? params.delete(key) : params.set(key, next)), options?.push),
  ]
}

/** useQueryStringValue returns a parameter of the address; null if it is not there. */
export function useQueryStringValue(key: string | null): string | null {
  return useHistorySelector(({ location }) => (key === null ? null : new URLSearchParams(location.search).get(key)))
}

type Update = string[] | ((values: string[]) => string[])

/** useQueryStringList returns all values of a parameter, and a function that sets them. */
export function useQueryStringList(key: string): [string[], (update: Update, options?: { push: boolean }) => void] {
  const search = useHistorySelector(({ location }) => location.search)
  const values = useMemo(() => new URLSearchParams(search).getAll(key), [search, key])
  return [
    values,
    (update, options) =>
      changeQuery((params) => {
        const next = typeof update === 'function' ? update(params.getAll(key)) : update
        params.delete(key)
        for (const value of next) {
          params.append(key, value)
        }
      }, options?.push),
  ]
}

/** useClearQueryString returns a function that removes all parameters. */
export function useClearQueryString(): () => void {
  return () => window.history.replaceState(window.history.state, '', window.location.pathname)
}

/** useSearchQueryString returns the search in the address of the search page, and a function that sets it. */
export const useSearchQueryString = (): [string, (value: string | null) => void] => useQueryString('q')

import type lunr from 'lunr'
import type { SearchManifest, SearchRecord } from '../contract'
import { find, type Group } from './search'

/** Find looks for a query in the loaded index. */
export type Find = (query: string) => Group[]

interface Options {
  /** URL of the SearchManifest */
  manifest: string
  fetch: (url: string) => Promise<Response>
  lunr: () => Promise<{ Index: Pick<typeof lunr.Index, 'load'> }>
}

/** createSearchLoader returns a function that loads the search once; after a failure, once more. */
export function createSearchLoader({ manifest, fetch, lunr }: Options): () => Promise<Find> {
  let loaded: Promise<Find> | undefined

  async function fetchJSON<T>(url: string): Promise<T> {
    const response = await fetch(url)
    if (!response.ok) {
      throw new Error(`${url}: ${response.status} ${response.statusText}`)
    }
    return response.json()
  }

  async function load(): Promise<Find> {
    const code = lunr()
    // Its failure is told below, together with those of the files.
    code.catch(() => {})
    const files = await fetchJSON<SearchManifest>(manifest)
    const [records, serialised, { Index }] = await Promise.all([
      fetchJSON<SearchRecord[]>(files.docs),
      fetchJSON<object>(files.index),
      code,
    ])
    const index = Index.load(serialised)
    return (query) => find(index, records, query)
  }

  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

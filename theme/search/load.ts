import type { SearchManifest, SearchRecord } from '../contract'
import { english } from './english'
import { type Found, find, type Wanted } from './find'
import { type SerialisedIndex, wholeSource } from './wholeSource'

/** Find answers queries from loaded files. */
export type Find = (query: string, wanted: Wanted) => Promise<Found>

export type Fetch = (url: string, options?: RequestInit) => Promise<Response>

/** load fetches what a manifest names. */
export async function load(manifest: string, fetch: Fetch): Promise<Find> {
  async function fetchJSON<T>(url: string, options?: RequestInit): Promise<T> {
    const response = await fetch(url, options)
    if (!response.ok) {
      throw new Error(`${url}: ${response.status} ${response.statusText}`)
    }
    return response.json()
  }

  // The manifest keeps its name when the files that it names change.
  const files = await fetchJSON<SearchManifest>(manifest, { cache: 'no-cache' })
  const [records, index] = await Promise.all([
    fetchJSON<SearchRecord[]>(files.docs),
    fetchJSON<SerialisedIndex>(files.index),
  ])
  const source = wholeSource(index, records)
  return (query, wanted) => find(query, source, english, wanted)
}

import type { SearchBlocks, SearchDirectory, SearchManifest, SearchRecord } from '../contract'
import { english, remembered } from './english'
import { type Found, find, type Wanted } from './find'
import { partedSource } from './partedSource'
import type { Language } from './query'
import type { Source } from './source'
import { synonymsOf } from './synonyms'
import { type SerializedIndex, wholeSource } from './wholeSource'

/** Find answers queries from loaded files. */
export type Find = (query: string, wanted: Wanted) => Promise<Found>

export type Fetch = (url: string, options?: RequestInit) => Promise<Response>

/** load fetches what a manifest names, or as much as is needed to answer. */
export async function load(manifest: string, fetch: Fetch): Promise<Find> {
  const { source, language } = await open(manifest, fetch)
  return (query, wanted) => find(query, source, language, wanted)
}

/** languageOf is the language whose stems a module makes; English without one. */
async function languageOf(module: string | undefined): Promise<Language> {
  if (module === undefined) {
    return english
  }
  const { stemmer }: { stemmer: (word: string) => string } = await import(module)
  return { stem: remembered(stemmer), isCommon: () => false, synonyms: [] }
}

/** open gives what a manifest names: what is searched, and its language. */
export async function open(manifest: string, fetch: Fetch): Promise<{ source: Source; language: Language }> {
  async function fetchJSON<T>(url: string, options?: RequestInit): Promise<T> {
    const response = await fetch(url, options)
    if (!response.ok) {
      throw new Error(`${url}: ${response.status} ${response.statusText}`)
    }
    return response.json()
  }

  async function wholeOf({ docs, index }: SearchManifest): Promise<Source> {
    const [records, whole] = await Promise.all([
      fetchJSON<SearchRecord[]>(docs),
      fetchJSON<SerializedIndex>(index),
    ])
    return wholeSource(whole, records)
  }

  async function partsOf({ docs, index }: SearchManifest): Promise<Source> {
    const [blocks, directory] = await Promise.all([
      fetchJSON<SearchBlocks>(docs),
      fetchJSON<SearchDirectory>(index),
    ])
    // Parts go by their content, not by the time of the whole.
    const partOf = (url: string, name: string) => `${url.replace(/-\d+\.json$/, '')}/${name}.json`
    return partedSource({
      blocks,
      directory,
      fetchIndex: (name) => fetchJSON(partOf(index, name)),
      fetchRecords: (name) => fetchJSON(partOf(docs, name)),
    })
  }

  // The manifest keeps its name when the files that it names change.
  const files = await fetchJSON<SearchManifest>(manifest, { cache: 'no-cache' })
  const own = await languageOf(files.stemmer)
  const language = { ...own, synonyms: synonymsOf(files.synonyms ?? [], own) }
  return { source: await (files.inParts ? partsOf(files) : wholeOf(files)), language }
}

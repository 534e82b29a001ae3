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

/** load fetches the files in a manifest, or only those that queries need. */
export async function load(manifest: string, fetch: Fetch): Promise<Find> {
  const { source, language } = await open(manifest, fetch)
  return (query, wanted) => find(query, source, language, wanted)
}

/** languageOf returns the language of a stemmer module; English without one. */
async function languageOf(module: string | undefined): Promise<Language> {
  if (module === undefined) {
    return english
  }
  const { stemmer }: { stemmer: (word: string) => string } = await import(module)
  return { stem: remembered(stemmer), isCommon: () => false, synonyms: [] }
}

/** open returns the source and the language of a manifest. */
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
    // Each part is named by its own hash, in a folder named like the whole without its time.
    const partOf = (url: string, name: string) => `${url.replace(/-\d+\.json$/, '')}/${name}.json`
    return partedSource({
      blocks,
      directory,
      fetchIndex: (name) => fetchJSON(partOf(index, name)),
      fetchRecords: (name) => fetchJSON(partOf(docs, name)),
    })
  }

  // The manifest keeps its name when the files in it change.
  const files = await fetchJSON<SearchManifest>(manifest, { cache: 'no-cache' })
  const own = await languageOf(files.stemmer)
  const language = { ...own, synonyms: synonymsOf(files.synonyms ?? [], own) }
  return { source: await (files.inParts ? partsOf(files) : wholeOf(files)), language }
}

import type { OfferedPage, SearchBlocks, SearchDirectory, SearchLanguage, SearchManifest, SearchRecord } from '../contract'
import { type Found, find, type Wanted } from './find'
import { type Language, languageOf } from './language'
import { partedSource } from './partedSource'
import type { Source } from './source'
import { synonymsOf } from './synonyms'
import { type SerializedIndex, wholeSource } from './wholeSource'

/** Find answers queries from loaded files. */
export type Find = (query: string, wanted: Wanted) => Promise<Found>

export type Fetch = (url: string, options?: RequestInit) => Promise<Response>

/** load fetches the files in a manifest, or only those that queries need. */
export async function load(manifest: string, fetch: Fetch): Promise<Find> {
  const { source, languages, popular } = await open(manifest, fetch)
  return async (query, wanted) => {
    const found = await find(query, source, languages, wanted)
    return found.pages === 0 ? { ...found, popular } : found
  }
}

/** Opened is a search that is ready for queries. */
interface Opened {
  source: Source
  languages: Language[]
  popular: OfferedPage[]
}

/** Loads the stemmer of a language. */
async function loadLanguage(rules: SearchLanguage, synonyms: readonly string[][]): Promise<Language> {
  const module: { stemmer?: (word: string) => string } = rules.stemmer ? await import(rules.stemmer) : {}
  const language = languageOf(rules, module.stemmer)
  return { ...language, synonyms: synonymsOf(synonyms, language) }
}

/** open returns the source and the languages of a manifest. */
export async function open(manifest: string, fetch: Fetch): Promise<Opened> {
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
  const [source, ...languages] = await Promise.all([
    files.inParts ? partsOf(files) : wholeOf(files),
    ...files.languages.map((rules) => loadLanguage(rules, files.synonyms ?? [])),
  ])
  return { source, languages, popular: files.popular ?? [] }
}

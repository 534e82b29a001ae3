import type { SearchBlocks, SearchDirectory, SearchParts, SearchRecord } from '../contract'
import { type PackedPostings, unpack } from './pack'
import { type Entry, type Field, nameFields, type Postings, type Source } from './source'

/** lunr's default parameters of the BM25 ranking function. */
const saturation = 1.2
const lengthInfluence = 0.75

interface Options {
  directory: SearchDirectory
  blocks: SearchBlocks
  /** fetchIndex and fetchRecords fetch a part by its name. */
  fetchIndex: <T>(name: string) => Promise<T>
  fetchRecords: (name: string) => Promise<SearchRecord[]>
}

/** partedSource searches an index in parts and fetches those that a query needs. */
export function partedSource({ directory, blocks, fetchIndex, fetchRecords }: Options): Source {
  const { pages, places, boosts } = placesOf(directory)
  const vocabularies = remembered(async (name) => {
    const entries = await fetchIndex<[string, number, number][]>(name)
    return entries.map(([term, names, texts]): Entry => ({ term, names, texts }))
  })
  const postingsOf = remembered((name) => fetchIndex<Record<string, string[]>>(name))
  const blockOf = remembered(fetchRecords)
  const entryOf = new Map<string, Entry>()
  const scored = new Map<string, Postings>()

  async function vocabulary(letter: string): Promise<readonly Entry[]> {
    // Terms sort after their first letter, and all terms with one first letter are in one part.
    const part = partOf(directory.vocabulary, `${letter}\uffff`)
    const entries = part === undefined ? [] : await vocabularies(part)
    for (const entry of entries) {
      entryOf.set(entry.term, entry)
    }
    return entries.filter(({ term }) => term.startsWith(letter))
  }

  async function packed(term: string, group: 'names' | 'texts'): Promise<string[]> {
    const part = partOf(directory[group], term)
    const terms = part === undefined ? {} : await postingsOf(part)
    return Object.hasOwn(terms, term) ? (terms[term] ?? []) : []
  }

  function score({ places: found, counts, lengths }: PackedPostings, field: number, total: number): Postings {
    const rarity = Math.log(1 + Math.abs((places - total + 0.5) / (total + 0.5)))
    const { boost } = directory.fields[field] ?? { boost: 1 }
    const average = directory.averages[field] ?? 1
    const scores = new Float64Array(found.length)
    for (let i = 0; i < found.length; i += 1) {
      const count = counts[i] ?? 0
      const length = 1 - lengthInfluence + lengthInfluence * ((lengths[i] ?? 0) / average)
      // The order of operations follows lunr, because it affects the last bit.
      let score = (rarity * ((saturation + 1) * count)) / (saturation * length + count)
      score *= boost
      score *= boosts.get(found[i] ?? 0) ?? 1
      scores[i] = Math.round(score * 1000) / 1000
    }
    return { places: found, scores }
  }

  async function postings(term: string, fields: readonly Field[]): Promise<Map<Field, Postings>> {
    const needsTexts = fields.includes('text')
    const [inNames, inTexts] = await Promise.all([
      packed(term, 'names'),
      needsTexts ? packed(term, 'texts') : [],
      entryOf.has(term) || vocabulary(term.slice(0, 1)),
    ])
    const entry = entryOf.get(term)
    const total = (entry?.names ?? 0) + (entry?.texts ?? 0)
    const found = new Map<Field, Postings>()
    for (const field of fields) {
      const number = field === 'text' ? nameFields.length : nameFields.indexOf(field)
      const key = `${field}/${term}`
      const text = (field === 'text' ? inTexts[0] : inNames[number]) ?? ''
      const known = scored.get(key) ?? score(unpack(text, pages), number, total)
      scored.set(key, known)
      found.set(field, known)
    }
    return found
  }

  async function records(wanted: readonly number[]): Promise<Map<number, SearchRecord>> {
    const found = await Promise.all(
      wanted.map(async (place): Promise<[number, SearchRecord][]> => {
        const part = lastAtMost(blocks.first, (first) => first <= place)
        const name = blocks.names[part]
        const record = name === undefined ? undefined : (await blockOf(name))[place - (blocks.first[part] ?? 0)]
        return record ? [[place, record]] : []
      }),
    )
    return new Map(found.flat())
  }

  return { places, pages, vocabulary, postings, records }
}

function placesOf(directory: SearchDirectory) {
  const pages: number[] = []
  const boosts = new Map<number, number>()
  let places = 0
  for (const [page, count] of directory.pages.entries()) {
    pages.push(places)
    const boost = directory.boosts[page]
    for (let place = places; boost !== undefined && place < places + count; place += 1) {
      boosts.set(place, boost)
    }
    places += count
  }
  return { pages, places, boosts }
}

/** Returns the name of the part with a term, from the first term of each part. Strings compare by UTF-16 units. */
function partOf({ first, names }: SearchParts, term: string): string | undefined {
  return names[lastAtMost(first, (one) => one <= term)]
}

/** Returns the position of the last item for which a condition holds; -1 for none. It holds for a prefix of the items. */
function lastAtMost<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && holds(item)) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return low - 1
}

/** remembered fetches each part once, and again after a failure. */
function remembered<T>(fetch: (part: string) => Promise<T>): (part: string) => Promise<T> {
  const parts = new Map<string, Promise<T>>()
  return (part) => {
    const known = parts.get(part)
    if (known) {
      return known
    }
    const fetching = fetch(part)
    parts.set(part, fetching)
    fetching.catch(() => parts.delete(part))
    return fetching
  }
}

import type { SearchBlocks, SearchDirectory, SearchRecord } from '../contract'
import { type PackedPostings, unpack } from './pack'
import { partedVocabulary } from './partedVocabulary'
import { partsIn, remembered } from './parts'
import { type Field, nameFields, type Postings, type Source } from './source'

/** lunr's default parameters of the BM25 ranking function. */
const saturation = 1.2
const lengthInfluence = 0.75

/** What a place scores that is not among the best ones of a term, compared with the last of these. */
const restShare = 0.5

interface Options {
  directory: SearchDirectory
  blocks: SearchBlocks
  /** fetchIndex and fetchRecords fetch a file by its name. */
  fetchIndex: <T>(name: string) => Promise<T>
  fetchRecords: <T>(name: string) => Promise<T>
}

/** partedSource searches an index in parts and fetches those that a query needs. */
export function partedSource({ directory, blocks, fetchIndex, fetchRecords }: Options): Source {
  const { pages, records: size, sections } = directory
  const boosts = new Map(Object.entries(directory.boosts).map(([page, boost]) => [Number(page), boost]))
  const vocabulary = partedVocabulary(directory, fetchIndex)
  const groups = {
    names: partsIn<string>(directory.names, fetchIndex),
    texts: partsIn<string>(directory.texts, fetchIndex),
  }
  const postingsOf = remembered((name) => fetchIndex<Record<string, string[]>>(name))
  const blocksOf = partsIn<number>(blocks, fetchRecords)
  const blockOf = remembered(async (name) => {
    const records = await fetchRecords<SearchRecord[]>(name)
    return { records, pages: firstsOf(records) }
  })
  const scored = new Map<string, Postings>()

  async function packed(term: string, group: keyof typeof groups): Promise<string[]> {
    const part = await groups[group].of(term)
    const terms = part === undefined ? {} : await postingsOf(part.name)
    return Object.hasOwn(terms, term) ? (terms[term] ?? []) : []
  }

  const boostOf = (page: number) => (boosts.size > 0 ? (boosts.get(page) ?? 1) : 1)

  function score({ pages, sections, counts, lengths, rest }: PackedPostings, field: number, total: number): Postings {
    const rarity = Math.log(1 + Math.abs((size - total + 0.5) / (total + 0.5)))
    const { boost } = directory.fields[field] ?? { boost: 1 }
    const average = directory.averages[field] ?? 1
    const scores = new Float64Array(pages.length)
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < pages.length; i += 1) {
      const count = counts[i] ?? 0
      const length = 1 - lengthInfluence + lengthInfluence * ((lengths[i] ?? 0) / average)
      // The order of operations follows lunr, because it affects the last bit.
      let score = (rarity * ((saturation + 1) * count)) / (saturation * length + count)
      score *= boost
      least = Math.min(least, score)
      score *= boostOf(pages[i] ?? 0)
      scores[i] = Math.round(score * 1000) / 1000
    }
    return { pages, sections, scores, rest: rest && { ...rest, scores: Float64Array.from(rest.pages, (page) => restShare * least * boostOf(page)) } }
  }

  async function postings(term: string, fields: readonly Field[]): Promise<Map<Field, Postings>> {
    const needsTexts = fields.includes('text')
    const [inNames, inTexts, entry] = await Promise.all([
      packed(term, 'names'),
      needsTexts ? packed(term, 'texts') : [],
      vocabulary.entry(term),
    ])
    const total = (entry?.names ?? 0) + (entry?.texts ?? 0)
    const found = new Map<Field, Postings>()
    for (const field of fields) {
      const number = field === 'text' ? nameFields.length : nameFields.indexOf(field)
      const key = `${field}/${term}`
      const text = (field === 'text' ? inTexts[0] : inNames[number]) ?? ''
      const known = scored.get(key) ?? score(unpack(text), number, total)
      scored.set(key, known)
      found.set(field, known)
    }
    return found
  }

  async function recordAt(place: number): Promise<SearchRecord | undefined> {
    const page = Math.floor(place / sections)
    const part = await blocksOf.of(page)
    if (part === undefined) {
      return undefined
    }
    const block = await blockOf(part.name)
    return block.records[(block.pages[page - part.first] ?? block.records.length) + (place % sections)]
  }

  async function records(wanted: readonly number[]): Promise<Map<number, SearchRecord>> {
    const found = await Promise.all(wanted.map(async (place) => [place, await recordAt(place)] as const))
    return new Map(found.flatMap(([place, record]) => (record ? [[place, record] as const] : [])))
  }

  return { pages, sections, size, ...vocabulary, postings, records }
}

/** firstsOf returns the positions of the records of pages, which the records of their sections follow. */
export function firstsOf(records: readonly SearchRecord[]): number[] {
  return records.flatMap(({ url }, i) => (url.includes('#') ? [] : [i]))
}

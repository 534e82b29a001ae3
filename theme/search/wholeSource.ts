import type { SearchRecord } from '../contract'
import { type Entry, type Field, nameFields, type Postings, type Source } from './source'

/** SerializedIndex is an index of lunr 2.3.9 as JSON. */
export interface SerializedIndex {
  /** "field/place" and its vector: numbers of terms, ascending, each with its score */
  fieldVectors: [string, number[]][]
  invertedIndex: [string, { _index: number } & Record<Field, Record<string, object>>][]
}

/** wholeSource searches an index and records that are loaded completely. */
export function wholeSource(index: SerializedIndex, records: SearchRecord[]): Source {
  const vectors = new Map(index.fieldVectors)
  const terms = new Map(index.invertedIndex)
  const byLetter = new Map<string, Entry[]>()
  for (const entry of index.invertedIndex.map(entryOf)) {
    const letter = entry.term.slice(0, 1)
    const entries = byLetter.get(letter)
    if (entries) {
      entries.push(entry)
    } else {
      byLetter.set(letter, [entry])
    }
  }

  function postingsOf(term: string, field: Field): Postings {
    const posting = terms.get(term)
    const places = Object.keys(posting?.[field] ?? {}).map(Number)
    const scores = places.map((place) =>
      scoreOf(vectors.get(`${field}/${place}`) ?? [], posting?._index ?? 0),
    )
    return { places, scores }
  }

  return {
    places: records.length,
    pages: records.flatMap(({ url }, place) => (url.includes('#') ? [] : [place])),
    vocabulary: async (letter) => byLetter.get(letter) ?? [],
    postings: async (term, fields) => new Map(fields.map((field) => [field, postingsOf(term, field)])),
    async records(places) {
      return new Map(places.flatMap((place) => [[place, records[place]] as const].filter(isKnown)))
    },
  }
}

function isKnown(entry: readonly [number, SearchRecord | undefined]): entry is [number, SearchRecord] {
  return entry[1] !== undefined
}

function entryOf([term, posting]: SerializedIndex['invertedIndex'][number]): Entry {
  const spread = (field: Field) => Object.keys(posting[field]).length
  return { term, names: nameFields.reduce((sum, field) => sum + spread(field), 0), texts: spread('text') }
}

/** Returns the score of a term in a vector; 0 if it is missing. */
function scoreOf(vector: number[], term: number): number {
  let low = 0
  let high = vector.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((vector[2 * middle] ?? 0) < term) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return vector[2 * low] === term ? (vector[2 * low + 1] ?? 0) : 0
}

import type { SearchRecord } from '../contract'
import { beginningIn, entryIn } from './entries'
import { firstsOf } from './partedSource'
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

  const firsts = firstsOf(records)
  const pageOf = new Uint32Array(records.length)
  for (const [page, first] of firsts.entries()) {
    pageOf.fill(page, first)
  }
  const sectionOf = pageOf.map((page, record) => record - (firsts[page] ?? 0))
  const sections = sectionOf.reduce((most, section) => Math.max(most, section + 1), 1)

  function postingsOf(term: string, field: Field): Postings {
    const posting = terms.get(term)
    const found = Object.keys(posting?.[field] ?? {}).map(Number)
    return {
      pages: found.map((record) => pageOf[record] ?? 0),
      sections: found.map((record) => sectionOf[record] ?? 0),
      scores: found.map((record) => scoreOf(vectors.get(`${field}/${record}`) ?? [], posting?._index ?? 0)),
    }
  }

  const entriesOf = (text: string) => byLetter.get(text.slice(0, 1)) ?? []
  return {
    pages: firsts.length,
    sections,
    size: records.length,
    vocabulary: async (letter) => entriesOf(letter),
    entry: async (term) => entryIn(entriesOf(term), term),
    beginning: async (text) => beginningIn(entriesOf(text), text),
    postings: async (term, fields) => new Map(fields.map((field) => [field, postingsOf(term, field)])),
    async records(places) {
      const recordAt = (place: number) => records[(firsts[Math.floor(place / sections)] ?? records.length) + (place % sections)]
      return new Map(places.flatMap((place) => [[place, recordAt(place)] as const].filter(isKnown)))
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

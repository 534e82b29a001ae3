import type { Clause } from './plan'
import { type Field, nameFields, type Postings, type Source } from './source'

/** Scores has the scores of places in some adjacent pages; 0 means no match. A place is at (page - first) * sections + section. */
export interface Scores {
  /** the first of these pages */
  first: number
  /** number of these pages, and of places of each */
  pages: number
  sections: number
  /** for each page, how many of its places may match: none after these */
  ends: Uint32Array
  /** lunr's score */
  all: Float64Array
  /** the part of the score that comes from the title */
  titles: Float64Array
  /** the words of the query that the place has, as bits */
  words: Uint32Array
  /** those of them that are not loose */
  sure: Uint32Array
  /** the words that its title has */
  titleWords: Uint32Array
}

/** Match has the postings of a term in a field. */
interface Match extends Postings {
  field: Field
  /** what the term weighs in the query */
  share: number
  /** the words of the query that it matches, as bits; those of them that are not loose */
  words: number
  sure: number
}

const allFields: readonly Field[] = [...nameFields, 'text']

/** Number of places that are scored together, so that they fit into the caches of a processor. */
const placesAtATime = 1 << 14

/**
 * score computes the score that lunr 2.3.9 gives each place: for each field, the product of the query's
 * vector and the field's vector, divided by the length of the query's vector. The query's vector has every
 * term that is searched in the field. The result iterates over all pages in order. It reuses its arrays.
 */
export async function score(clauses: readonly Clause[], source: Source): Promise<Iterable<Scores>> {
  return scoresOf(await matchesOf(clauses, source), source)
}

async function matchesOf(clauses: readonly Clause[], source: Source): Promise<Match[]> {
  const weights = new Map(allFields.map((field) => [field, new Map<string, number>()]))
  for (const { term, boost, onlyNames } of clauses) {
    for (const field of onlyNames ? nameFields : allFields) {
      const weight = weights.get(field)
      weight?.set(term, (weight.get(term) ?? 0) + boost)
    }
  }
  const found = await Promise.all(
    [...new Set(clauses.map(({ term }) => term))].map(async (term) => {
      const fields = weights.get('text')?.has(term) ? allFields : nameFields
      return [term, await source.postings(term, fields)] as const
    }),
  )
  const bits = bitsOf(clauses)
  const sureBits = bitsOf(clauses.filter(({ isLoose }) => !isLoose))
  return [...weights].flatMap(([field, weight]) => {
    const length = Math.hypot(...weight.values())
    return found.flatMap(([term, byField]) => {
      const postings = byField.get(field)
      const how = { share: (weight.get(term) ?? 0) / length, words: bits.get(term) ?? 0, sure: sureBits.get(term) ?? 0 }
      return postings && postings.pages.length > 0 ? [{ ...postings, field, ...how }] : []
    })
  })
}

function* scoresOf(matches: readonly Match[], { pages, sections }: Source): Generator<Scores> {
  const pagesAtATime = Math.min(pages, Math.max(1, Math.floor(placesAtATime / sections)))
  const places = pagesAtATime * sections
  const scores: Scores = {
    first: 0,
    pages: 0,
    sections,
    ends: new Uint32Array(pagesAtATime),
    all: new Float64Array(places),
    titles: new Float64Array(places),
    words: new Uint32Array(places),
    sure: new Uint32Array(places),
    titleWords: new Uint32Array(places),
  }
  const next = matches.map(() => 0)
  for (let first = 0; first < pages; first += pagesAtATime) {
    scores.first = first
    scores.pages = Math.min(pagesAtATime, pages - first)
    for (const [i, match] of matches.entries()) {
      next[i] = addUp(scores, match, next[i] ?? 0)
    }
    yield scores
    clear(scores)
  }
}

/** Adds a term's scores, from one of its postings to the last of these pages. Returns the next posting. */
function addUp(to: Scores, { pages, sections, scores, share, words, sure, field }: Match, from: number): number {
  const { first, ends, all, titles } = to
  const end = first + to.pages
  let i = from
  for (; i < pages.length && (pages[i] ?? 0) < end; i += 1) {
    const page = (pages[i] ?? 0) - first
    const section = sections[i] ?? 0
    const place = page * to.sections + section
    const value = share * (scores[i] ?? 0)
    all[place] = (all[place] ?? 0) + value
    to.words[place] = (to.words[place] ?? 0) | words
    to.sure[place] = (to.sure[place] ?? 0) | sure
    if (field === 'title') {
      titles[place] = (titles[place] ?? 0) + value
      to.titleWords[place] = (to.titleWords[place] ?? 0) | words
    }
    if (section >= (ends[page] ?? 0)) {
      ends[page] = section + 1
    }
  }
  return i
}

function clear({ pages, sections, ends, all, titles, words, sure, titleWords }: Scores): void {
  for (let page = 0; page < pages; page += 1) {
    const end = page * sections + (ends[page] ?? 0)
    for (let place = page * sections; place < end; place += 1) {
      all[place] = 0
      titles[place] = 0
      words[place] = 0
      sure[place] = 0
      titleWords[place] = 0
    }
    ends[page] = 0
  }
}

/** Returns the words of the query that each term matches. */
function bitsOf(clauses: readonly Clause[]): Map<string, number> {
  const bits = new Map<string, number>()
  for (const { term, words } of clauses) {
    bits.set(term, (bits.get(term) ?? 0) | words)
  }
  return bits
}

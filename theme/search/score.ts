import { type Match, matchesOf } from './matches'
import type { Clause } from './plan'
import type { ScoredPlaces, Source } from './source'

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
  /** the words that its title or heading has */
  nameWords: Uint32Array
}

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
    nameWords: new Uint32Array(places),
  }
  const next = matches.map(() => 0)
  const nextOfRest = matches.map(() => 0)
  for (let first = 0; first < pages; first += pagesAtATime) {
    scores.first = first
    scores.pages = Math.min(pagesAtATime, pages - first)
    for (const [i, match] of matches.entries()) {
      next[i] = addUp(scores, match, match.postings, next[i] ?? 0)
    }
    for (const [i, match] of matches.entries()) {
      const { rest } = match.postings
      if (rest) {
        const from = nextOfRest[i] ?? 0
        const to = addUp(scores, match, rest, from)
        addToPages(scores, match, rest, { from, to })
        nextOfRest[i] = to
      }
    }
    yield scores
    clear(scores)
  }
}

/** Adds a term's scores, from one of its places to the last one in these pages. Returns the next place. */
function addUp(to: Scores, match: Match, { pages, sections, scores }: ScoredPlaces, from: number): number {
  const { first, ends, titles } = to
  const end = first + to.pages
  let i = from
  for (; i < pages.length && (pages[i] ?? 0) < end; i += 1) {
    const page = (pages[i] ?? 0) - first
    const section = sections[i] ?? 0
    const place = page * to.sections + section
    const value = match.share * (scores[i] ?? 0)
    add(to, match, place, value)
    if (match.field === 'title') {
      titles[place] = (titles[place] ?? 0) + value
    }
    if (match.field === 'title' || match.field === 'heading') {
      to.nameWords[place] = (to.nameWords[place] ?? 0) | match.words
    }
    if (section >= (ends[page] ?? 0)) {
      ends[page] = section + 1
    }
  }
  return i
}

function add(to: Scores, { words, sure }: Match, place: number, value: number): void {
  to.all[place] = (to.all[place] ?? 0) + value
  to.words[place] = (to.words[place] ?? 0) | words
  to.sure[place] = (to.sure[place] ?? 0) | sure
}

/**
 * Gives what some pages score for a term to all of their places that match other terms, because only one of the
 * places with the term is known. Otherwise, such a page would come after one where that place is among the best.
 */
function addToPages(to: Scores, match: Match, { pages, scores }: ScoredPlaces, range: { from: number; to: number }): void {
  for (let i = range.from; match.field === 'text' && i < range.to; i += 1) {
    const page = (pages[i] ?? 0) - to.first
    const first = page * to.sections
    for (let place = first; place < first + (to.ends[page] ?? 0); place += 1) {
      if ((to.all[place] ?? 0) > 0 && ((to.words[place] ?? 0) & match.words) !== match.words) {
        add(to, match, place, match.share * (scores[i] ?? 0))
      }
    }
  }
}

function clear({ pages, sections, ends, all, titles, words, sure, nameWords }: Scores): void {
  for (let page = 0; page < pages; page += 1) {
    const end = page * sections + (ends[page] ?? 0)
    for (let place = page * sections; place < end; place += 1) {
      all[place] = 0
      titles[place] = 0
      words[place] = 0
      sure[place] = 0
      nameWords[place] = 0
    }
    ends[page] = 0
  }
}

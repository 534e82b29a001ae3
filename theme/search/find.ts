import type { SearchRecord } from '../contract'
import { expand, expandLoosely } from './expand'
import { imply } from './phrases'
import { type Language, parseQuery } from './query'
import { rank } from './rank'
import { score } from './score'
import { mark, type Part, rangesOf, snippet } from './snippet'
import type { Source } from './source'
import { plain, wordsIn } from './words'

/** Hit is one place that was found: a page, or a section of one. */
export interface Hit {
  url: string
  title: Part[]
  snippet: Part[]
  isSection: boolean
  /** what to mark in the page, as it is written there */
  words: string[]
}

/** Group is what was found in one page. */
export interface Group {
  /** of the page, without an anchor */
  url: string
  title: string
  trail: string
  version: string
  hits: Hit[]
}

/** Found is the answer to a query. */
export interface Found {
  /** the best pages */
  groups: Group[]
  /** how many pages there are in all */
  pages: number
  /** titles near to what was asked for, when nothing was found */
  suggestions: string[]
}

/** Wanted says how much of what is found to show. */
export interface Wanted {
  pages: number
  hitsPerPage: number
}

/** find looks for a query; pages with the best matches come first. */
export async function find(text: string, source: Source, language: Language, wanted: Wanted): Promise<Found> {
  const plan = await expand(parseQuery(text, language), source)
  const scores = await score(plan.clauses, source)
  imply(scores, plan)
  const { best, count } = rank(scores, source.pages, plan.words, wanted.pages)
  const places = best.map((page) => page.places.slice(0, wanted.hitsPerPage))
  const records = await source.records(places.flat())
  const terms = new Set(plan.clauses.map(({ term }) => term))
  const suggestions = plan.words > 0 && count === 0 ? await suggest(text, source, language) : []
  const found = places.map((page) => page.flatMap((place) => records.get(place) ?? []))
  return {
    groups: promote(found, text).flatMap((page) => groupOf(page, terms, language)),
    pages: count,
    suggestions,
  }
}

/** Puts what is called just as the query first: pages, then sections. Stems and the index do not tell "key" from "keys". */
function promote(pages: SearchRecord[][], query: string): SearchRecord[][] {
  const name = nameOf(query)
  const exactness = ({ title, url }: SearchRecord) => (nameOf(title) !== name ? 0 : url.includes('#') ? 1 : 2)
  const best = (page: SearchRecord[]) => Math.max(0, ...page.map(exactness))
  return pages
    .map((page) => page.slice().sort((a, b) => exactness(b) - exactness(a)))
    .sort((a, b) => best(b) - best(a))
}

/** The words of a text without what is around them. */
function nameOf(text: string): string {
  return wordsIn(text)
    .map((word) => plain(word.text))
    .join(' ')
}

const mostSuggestions = 4

/** The titles of pages whose names begin as the words of a query do. */
async function suggest(text: string, source: Source, language: Language): Promise<string[]> {
  const clauses = await expandLoosely(parseQuery(text, language), source)
  const { best } = rank(await score(clauses, source), source.pages, 1, mostSuggestions)
  const places = best.flatMap(({ places }) => places.slice(0, 1))
  const records = await source.records(places)
  return [...new Set(places.flatMap((place) => records.get(place)?.title ?? []))]
}

function groupOf(records: SearchRecord[], terms: ReadonlySet<string>, language: Language): Group[] {
  const [first] = records
  if (!first) {
    return []
  }
  const { pageTitle: title, trail = '', version } = first
  const [url = ''] = first.url.split('#')
  return [{ url, title, trail, version, hits: records.map((record) => hitOf(record, terms, language)) }]
}

function hitOf({ title, text, url }: SearchRecord, terms: ReadonlySet<string>, language: Language): Hit {
  const inTitle = rangesOf(title, terms, language)
  const inText = rangesOf(text, terms, language)
  const words = [
    ...inTitle.map(({ start, end }) => title.slice(start, end)),
    ...inText.map(({ start, end }) => text.slice(start, end)),
  ]
  return {
    url,
    title: mark(title, inTitle),
    snippet: snippet(text, inText),
    isSection: url.includes('#'),
    words: [...new Set(words)],
  }
}

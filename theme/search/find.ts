import type { SearchRecord } from '../contract'
import { expand, expandLoosely } from './expand'
import { imply } from './phrases'
import type { Language } from './language'
import { parseQuery } from './query'
import { rank } from './rank'
import { reorder } from './reorder'
import { score } from './score'
import { mark, type Part, rangesOf, snippet } from './snippet'
import type { Source } from './source'

/** Hit is one result: a page or a section of a page. */
export interface Hit {
  url: string
  title: Part[]
  snippet: Part[]
  isSection: boolean
  /** the words to highlight in the page, as they are written there */
  words: string[]
}

/** Group has the results in one page. */
export interface Group {
  /** URL of the page, without an anchor */
  url: string
  title: string
  trail: string
  version: string
  /** title of the blog, if the page is a post */
  blog: string
  hits: Hit[]
}

/** Found is the answer to a query. */
export interface Found {
  /** the best pages */
  groups: Group[]
  /** total number of pages */
  pages: number
  /** similar titles, if nothing was found */
  suggestions: string[]
}

/** Wanted limits the results. */
export interface Wanted {
  pages: number
  hitsPerPage: number
}

/** How many of the best pages, and of the places in each, are read before the first ones are shown. */
const reread = { pages: 12, places: 8 }

/** find searches for a query. Pages with the best matches come first, and posts follow all other pages. */
export async function find(
  text: string,
  source: Source,
  languages: readonly Language[],
  wanted: Wanted,
): Promise<Found> {
  const plan = await expand(parseQuery(text, languages), source)
  const scores = await score(plan.clauses, source)
  imply(scores, plan)
  const { best, count } = rank(scores, source.pages, plan, Math.max(wanted.pages, reread.pages))
  const terms = new Set(plan.clauses.map(({ term }) => term))
  const suggestions = plan.words > 0 && count === 0 ? await suggest(text, source, languages) : []
  const read = best.map(({ places }) => places.slice(0, Math.max(wanted.hitsPerPage, reread.places)))
  const records = await source.records(read.flatMap((page) => page.map(({ place }) => place)))
  const found = reorder(read, { records, plan, languages, text, isAll: !Number.isFinite(wanted.hitsPerPage) })
  const shown = found.slice(0, wanted.pages).map((page) => page.slice(0, wanted.hitsPerPage))
  return {
    groups: byBlog(shown.flatMap((page) => groupOf(page, terms, languages))),
    pages: count,
    suggestions,
  }
}

const mostSuggestions = 4

/** Returns titles of pages whose names begin like the words of a query. */
async function suggest(text: string, source: Source, languages: readonly Language[]): Promise<string[]> {
  const clauses = await expandLoosely(parseQuery(text, languages), source)
  const { best } = rank(await score(clauses, source), source.pages, { rarity: [1] }, mostSuggestions)
  const places = best.flatMap(({ places }) => places.slice(0, 1).map(({ place }) => place))
  const records = await source.records(places)
  return [...new Set(places.flatMap((place) => records.get(place)?.title ?? []))]
}

/** Puts the posts of each blog together, after all other pages. */
function byBlog(groups: Group[]): Group[] {
  const blogs = ['', ...groups.map(({ blog }) => blog)]
  return groups.sort((a, b) => blogs.indexOf(a.blog) - blogs.indexOf(b.blog))
}

function groupOf(records: SearchRecord[], terms: ReadonlySet<string>, languages: readonly Language[]): Group[] {
  const [first] = records
  if (!first) {
    return []
  }
  const { pageTitle: title, trail = '', version, blog = '' } = first
  const [url = ''] = first.url.split('#')
  return [{ url, title, trail, version, blog, hits: records.map((record) => hitOf(record, terms, languages)) }]
}

function hitOf({ title, text, url }: SearchRecord, terms: ReadonlySet<string>, languages: readonly Language[]): Hit {
  const inTitle = rangesOf(title, terms, languages)
  const inText = rangesOf(text, terms, languages)
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

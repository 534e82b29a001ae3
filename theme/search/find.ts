import type { OfferedPage, SearchRecord } from '../contract'
import { separated } from './compounds'
import { expand } from './expand'
import { imply } from './phrases'
import type { Language } from './language'
import { rank } from './rank'
import { reorder } from './reorder'
import { score } from './score'
import { mark, type Part, type Range, rangesOf, snippet } from './snippet'
import { suggest } from './suggest'
import type { Source } from './source'

/** HitKind says what matches: a page or a section by its name, a section about a part of an API, or a text. */
export type HitKind = 'page' | 'section' | 'member' | 'text'

/** Hit is one result: a page or a section of a page. */
export interface Hit {
  url: string
  title: Part[]
  snippet: Part[]
  kind: HitKind
  /** the title is code */
  isCode: boolean
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
  /** pages to offer to a reader who found nothing, or has not typed yet */
  popular: OfferedPage[]
}

/** Wanted limits the results. */
export interface Wanted {
  pages: number
  hitsPerPage: number
}

/** How many of the best pages, and of the places in each, are read at least, if the order of words matters. */
const reread = { pages: 8, places: 8 }

/** find searches for a query. Pages with the best matches come first, and posts follow all other pages. */
export async function find(
  typed: string,
  source: Source,
  languages: readonly Language[],
  wanted: Wanted,
): Promise<Found> {
  const { text, query } = await separated(typed, source, languages)
  const plan = await expand(query, source)
  const scores = await score(plan.clauses, source)
  const least = plan.run.length > 1 ? reread : { pages: 0, places: 0 }
  const { best, count } = rank(imply(scores, plan), plan, Math.max(wanted.pages, least.pages))
  // A text that has the only word of a query needs no marks on what means about the same.
  const marks = [plan.words === 1 ? plan.clauses.filter(({ isLoose }) => !isLoose) : [], plan.clauses].map(
    (clauses) => new Map(clauses.map(({ term, words }) => [term, words])),
  )
  const suggestions = plan.words > 0 && count === 0 ? await suggest(text, source, languages) : []
  const read = best.map(({ places }) => places.slice(0, Math.max(wanted.hitsPerPage, least.places)))
  const records = await source.records(read.flatMap((page) => page.map(({ place }) => place)))
  const found = reorder(read, { records, plan, languages, text, isAll: !Number.isFinite(wanted.hitsPerPage) })
  const shown = found.slice(0, wanted.pages).map((page) => page.slice(0, wanted.hitsPerPage))
  return {
    groups: byBlog(shown.flatMap((page) => groupOf(page, marks, languages))),
    pages: count,
    suggestions,
    popular: [],
  }
}

/** Puts the posts of each blog together, after all other pages. */
function byBlog(groups: Group[]): Group[] {
  const blogs = ['', ...groups.map(({ blog }) => blog)]
  return groups.sort((a, b) => blogs.indexOf(a.blog) - blogs.indexOf(b.blog))
}

/** Marks maps terms to the words of the query that they stand for, as bits. */
type Marks = ReadonlyMap<string, number>

function groupOf(records: SearchRecord[], marks: readonly Marks[], languages: readonly Language[]): Group[] {
  const [first] = records
  if (!first) {
    return []
  }
  const { pageTitle: title, trail = '', version, blog = '' } = first
  const [url = ''] = first.url.split('#')
  return [{ url, title, trail, version, blog, hits: records.map((record) => hitOf(record, marks, languages)) }]
}

/** Makes a hit, and marks the first set of terms that its title or its text has. */
function hitOf(
  { title, text, url, isCode = false }: SearchRecord,
  marks: readonly Marks[],
  languages: readonly Language[],
): Hit {
  const rangesOfSet = (terms: Marks) => [title, text].map((one) => rangesOf(one, terms, languages))
  const [inTitle = [], inText = []] = marks.reduce<Range[][]>(
    (found, terms) => (found.some(({ length }) => length > 0) ? found : rangesOfSet(terms)),
    [],
  )
  // If the title has all words, the start of the text says more than a place that has them again.
  const wordsOf = ({ term }: Range) => marks.reduce((words, known) => words | (known.get(term) ?? 0), 0)
  const inName = inTitle.reduce((words, range) => words | wordsOf(range), 0)
  const more = inText.filter((range) => (wordsOf(range) & ~inName) !== 0)
  const words = [
    ...inTitle.map(({ start, end }) => title.slice(start, end)),
    ...inText.map(({ start, end }) => text.slice(start, end)),
  ]
  return {
    url,
    title: mark(title, inTitle),
    snippet: snippet(text, more.length > 0 ? inText : []),
    kind: isCode ? 'member' : inTitle.length === 0 && inText.length > 0 ? 'text' : url.includes('#') ? 'section' : 'page',
    isCode,
    words: [...new Set(words)],
  }
}

import type lunr from 'lunr'
import type { SearchRecord } from '../contract'

/** Part is a piece of text, marked where it matches the query. */
export interface Part {
  text: string
  marked: boolean
}

/** Hit is one place that was found: a page, or a section of one. */
export interface Hit {
  url: string
  title: Part[]
  snippet: Part[]
  isSection: boolean
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

/** Range is where a match stands: start and length. */
type Range = [number, number]

const mostGroups = 8
const mostHits = 4
/** Characters of a snippet, and how many of them come before the first match. */
const snippetLength = 140
const snippetLead = 40
/** A reader looks for a page more often than for a section that says as much. */
const pageWeight = 1.5
/** A shorter word is another word with one letter changed, and no typo. */
const shortestTypo = 4

/** wordsOf splits a query; Window.setFrame is looked for whole and by its parts. */
export function wordsOf(query: string): string[] {
  const whole = query.toLowerCase().split(/[\s*,;:"'`()<>[\]{}/]+/)
  const parts = whole.flatMap((word) => word.split(/[.\-_]+/))
  return [...new Set([...whole, ...parts])].filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** find looks for a query; pages with the best matches come first. */
export function find(index: lunr.Index, records: SearchRecord[], query: string): Group[] {
  const words = wordsOf(query)
  if (words.length === 0) {
    return []
  }
  const exact = index.query((wanted) => {
    for (const word of words) {
      wanted.term(word, { boost: 10 })
      wanted.term(`${word}*`, { usePipeline: false })
    }
  })
  if (exact.length > 0) {
    return group(exact, records)
  }
  const near = index.query((wanted) => {
    for (const word of words.filter(({ length }) => length >= shortestTypo)) {
      wanted.term(word, { usePipeline: false, editDistance: 1 })
      wanted.term(word, { editDistance: 1 })
    }
  })
  return group(near, records)
}

function group(results: lunr.Index.Result[], records: SearchRecord[]): Group[] {
  const weightOf = ({ ref, score }: lunr.Index.Result) =>
    records[Number(ref)]?.url.includes('#') ? score : score * pageWeight
  const groups = new Map<string, Group>()
  for (const result of results.sort((a, b) => weightOf(b) - weightOf(a))) {
    const record = records[Number(result.ref)]
    if (!record) {
      continue
    }
    const [url = '', anchor] = record.url.split('#')
    const known = groups.get(url)
    if (!known && groups.size === mostGroups) {
      continue
    }
    const { pageTitle: title, trail = '', version } = record
    const page = known ?? { url, title, trail, version, hits: [] }
    groups.set(url, page)
    if (page.hits.length < mostHits) {
      page.hits.push({
        url: record.url,
        title: mark(record.title, rangesOf(result, 'title')),
        snippet: snippet(record.text, rangesOf(result, 'text')),
        isSection: anchor !== undefined,
      })
    }
  }
  return [...groups.values()]
}

/** Where the words of a result stand in one of its fields. */
function rangesOf(result: lunr.Index.Result, field: string): Range[] {
  const fields: Record<string, { position?: Range[] }>[] = Object.values(result.matchData.metadata)
  return fields.flatMap((matches) => matches[field]?.position ?? []).sort(([a], [b]) => a - b)
}

/** mark cuts a text where its matches begin and end, punctuation around them left out. */
export function mark(text: string, ranges: Range[]): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const [start, length] of ranges) {
    const [before = '', word = ''] =
      /^[^\p{L}\p{N}]*(.*[\p{L}\p{N}])?/u.exec(text.slice(start, start + length)) ?? []
    if (start >= done && word !== '') {
      const end = start + before.length
      parts.push({ text: text.slice(done, end - word.length), marked: false })
      parts.push({ text: word, marked: true })
      done = end
    }
  }
  parts.push({ text: text.slice(done), marked: false })
  return parts.filter((part) => part.text !== '')
}

/** snippet is the text around the first match, cut between words. */
export function snippet(text: string, ranges: Range[]): Part[] {
  const first = ranges[0]?.[0] ?? 0
  const from = first > snippetLead ? text.indexOf(' ', first - snippetLead) + 1 : 0
  const space = text.lastIndexOf(' ', from + snippetLength)
  const to = text.length <= from + snippetLength ? text.length : Math.max(space, from + snippetLength / 2)
  const inside = ranges
    .filter(([start, length]) => start >= from && start + length <= to)
    .map(([start, length]): Range => [start - from, length])
  const parts = mark(text.slice(from, to), inside)
  const before: Part[] = from > 0 ? [{ text: '… ', marked: false }] : []
  const after: Part[] = to < text.length ? [{ text: ' …', marked: false }] : []
  return [...before, ...parts, ...after]
}

import type { Language } from './language'
import { termsOf } from './passage'
import { matchWords, wordsIn } from './words'

/** Part is a piece of text, marked if it matches the query. */
export interface Part {
  text: string
  marked: boolean
  /** in a code block */
  isCode?: boolean
}

/** Range is the position of a match. */
export interface Range {
  start: number
  end: number
  term: string
}

type Terms = Pick<ReadonlySet<string>, 'has' | 'size'>

/** Length of a snippet, and of its text before the first match, in characters. */
const snippetLength = 140
const snippetLead = 40

/**
 * rangesOf finds the terms of a query in a text. A whole name takes precedence over its parts. Common words are
 * no matches, because they are everywhere.
 */
export function rangesOf(text: string, terms: Terms, languages: readonly Language[]): Range[] {
  const ranges: Range[] = []
  for (const { 0: written, index } of terms.size > 0 ? matchWords(text) : []) {
    // Of most words, the terms are known from other texts, and the rest does not matter.
    if (termsOf(written, languages).some((term) => terms.has(term))) {
      ranges.push(...rangesIn(written, index, terms, languages))
    }
  }
  return ranges
}

/** Finds the terms of a query in a word of a text. */
function rangesIn(word: string, start: number, terms: Terms, languages: readonly Language[]): Range[] {
  const found: Range[] = []
  for (const unit of wordsIn(word).flatMap(({ units }) => units)) {
    const isCommon = languages.some((language) => language.isCommon(unit.text))
    const known = isCommon ? [] : languages.map((language) => language.term(unit.text))
    const term = known.find((one) => terms.has(one))
    const [from, to] = [start + unit.start, start + unit.start + unit.text.length]
    if (term !== undefined && !found.some(({ start, end }) => start <= from && to <= end)) {
      found.push({ start: from, end: to, term })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** mark splits a text where its matches begin and end. */
export function mark(text: string, ranges: readonly Range[]): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const { start, end } of ranges) {
    const from = Math.max(start, done)
    if (from < end) {
      parts.push({ text: text.slice(done, from), marked: false })
      parts.push({ text: text.slice(from, end), marked: true })
      done = end
    }
  }
  parts.push({ text: text.slice(done), marked: false })
  return parts.filter((part) => part.text !== '')
}

/**
 * snippet returns the part of a text with the most different matches, cut between words. Every second line of a text is
 * a code block. Without matches, it is the start of the text without code.
 */
export function snippet(text: string, ranges: readonly Range[]): Part[] {
  const lines = text.split('\n').filter((line, i) => i % 2 === 0 && line !== '')
  return around(ranges.length === 0 && lines.length > 0 ? lines.join(' ') : text, ranges)
}

function around(text: string, ranges: readonly Range[]): Part[] {
  const first = bestStart(ranges)
  const from = first > snippetLead ? text.indexOf(' ', first - snippetLead) + 1 : 0
  const start = from > first ? first : from
  const space = text.lastIndexOf(' ', start + snippetLength)
  const to = text.length <= start + snippetLength ? text.length : Math.max(space, start + snippetLength / 2)
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= to)
    .map((range) => ({ ...range, start: range.start - start, end: range.end - start }))
  const before: Part[] = start > 0 ? [{ text: '… ', marked: false }] : []
  const after: Part[] = to < text.length ? [{ text: ' …', marked: false }] : []
  const startsInCode = text.slice(0, start).split('\n').length % 2 === 0
  return [...before, ...byLine(mark(text.slice(start, to), inside), startsInCode), ...after]
}

/** byLine splits parts where the lines of a text end. */
function byLine(parts: Part[], startsInCode: boolean): Part[] {
  let isCode = startsInCode
  return parts.flatMap(({ text, marked }) =>
    text.split('\n').flatMap((line, i, { length }) => {
      isCode = i > 0 ? !isCode : isCode
      const shown = i < length - 1 && line ? `${line} ` : line
      return shown === '' ? [] : [{ text: shown, marked, ...(isCode && { isCode }) }]
    }),
  )
}

/** Returns the start of the part with the most different terms; the first of several. */
function bestStart(ranges: readonly Range[]): number {
  let best = { start: ranges[0]?.start ?? 0, count: 0 }
  for (const [i, { start }] of ranges.entries()) {
    const terms = new Set<string>()
    for (let at = i; at < ranges.length; at += 1) {
      const range = ranges[at]
      if (!range || range.end > start + snippetLength - snippetLead) {
        break
      }
      terms.add(range.term)
    }
    if (terms.size > best.count) {
      best = { start, count: terms.size }
    }
  }
  return best.start
}

import type { Language } from './language'
import { type Meaning, meaningsIn } from './synonyms'
import { type Unit, type Word, wordsIn } from './words'

/** QueryWord is one word that a place should have. */
export interface QueryWord extends Sought {
  /** its parts, used if the index lacks the whole: set and frame of setFrame */
  parts: QueryWord[]
}

/** Sought is what the terms of a word look like. */
export interface Sought {
  /** the term of the index, in each language */
  terms: string[]
  /** what longer terms begin with, in some language */
  beginnings: string[]
  /** whether the reader may still be typing it */
  isOpen: boolean
}

/** Query is what the reader searches for. */
export interface Query {
  words: QueryWord[]
  /** common words, which are searched only in names and are not required */
  common: string[]
  /** names with dots, with the positions of their pieces among the words */
  names: (Sought & { words: number[] })[]
  /** synonyms of some of the words */
  meanings: Meaning[]
}

/** Maximum number of words, because each needs a bit of a number. */
const mostWords = 16

/** parseQuery finds the words of a query. Common words count only if there are no others. */
export function parseQuery(text: string, languages: readonly Language[]): Query {
  const query: Query = { words: [], names: [], common: [], meanings: [] }
  const isCommon = (unit: Unit) => languages.some((language) => language.isCommon(unit.text))
  const sought = ({ text }: Unit, isOpen: boolean): Sought => ({
    terms: languages.map((language) => language.term(text)),
    beginnings: [...new Set(languages.map((language) => language.begin(text)))].filter(Boolean),
    isOpen,
  })
  const wordOf = (unit: Unit, parts: Unit[], isOpen: boolean): QueryWord => ({
    ...sought(unit, isOpen),
    parts: parts.map((part, i) => wordOf(part, [], isOpen && i === parts.length - 1)),
  })

  const found = wordsIn(text).filter(({ units }) => units.some((unit) => sought(unit, false).beginnings.length > 0))
  const rare = found.filter(({ units, pieces }) => pieces.length > 1 || !units.every(isCommon))
  if (rare.length > 0) {
    const common = found.filter((word) => !rare.includes(word)).flatMap(({ units }) => units)
    query.common = [...new Set(common.flatMap((unit) => sought(unit, false).terms))]
  }
  for (const word of rare.length > 0 ? rare : found) {
    const isLast = word === found.at(-1) && !/\s$/.test(text)
    const first = query.words.length
    for (const [i, piece] of word.pieces.entries()) {
      query.words.push(wordOf(piece, partsOf(piece, word), isLast && i === word.pieces.length - 1))
    }
    const whole = word.units[0]
    if (whole && !word.pieces.includes(whole)) {
      const words = word.pieces.map((_, i) => first + i)
      query.names.push({ ...sought(whole, isLast), words })
    }
  }
  const words = query.words.slice(0, mostWords)
  return {
    words,
    meanings: meaningsOf(words, languages),
    common: query.common.slice(0, mostWords),
    names: query.names.filter(({ words }) => (words.at(-1) ?? 0) < mostWords),
  }
}

/** Returns the synonyms in all languages, each once. */
function meaningsOf(words: readonly QueryWord[], languages: readonly Language[]): Meaning[] {
  const found = languages.flatMap(({ synonyms }, i) =>
    meaningsIn(
      words.map(({ terms }) => terms[i] ?? ''),
      synonyms,
    ),
  )
  return [...new Map(found.map((meaning) => [JSON.stringify(meaning), meaning])).values()]
}

function partsOf(piece: Unit, { units, isPaired }: Word): Unit[] {
  return isPaired ? [] : units.filter((unit) => isWithin(unit, piece) && unit.text.length < piece.text.length)
}

function isWithin(unit: Unit, piece: Unit): boolean {
  return unit.start >= piece.start && unit.start + unit.text.length <= piece.start + piece.text.length
}

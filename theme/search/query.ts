import { type Meaning, meaningsIn, type Synonyms } from './synonyms'
import { plain, type Unit, wordsIn } from './words'

/** Language is how the words of a language are reduced to terms, as the index was built. */
export interface Language {
  stem: (word: string) => string
  isCommon: (word: string) => boolean
  synonyms: Synonyms
}

/** QueryWord is one thing that a place should have. */
export interface QueryWord {
  text: string
  /** text as the index knows it */
  term: string
  /** the words that it falls into where it is not known as a whole: set and frame of setFrame */
  parts: QueryWord[]
  /** the reader may still be typing it */
  isOpen: boolean
}

/** Query is what the reader asks for. */
export interface Query {
  words: QueryWord[]
  /** names with dots, by the positions of their pieces among the words */
  /** common words, which a place need not have; only names have them */
  common: string[]
  names: { term: string; text: string; isOpen: boolean; words: number[] }[]
  /** what some of the words mean besides themselves */
  meanings: Meaning[]
}

/** The most words that are looked for: each is a bit of a number. */
const mostWords = 16

/** parseQuery finds the words of a query. Common ones count when there are no others. */
export function parseQuery(text: string, { stem, isCommon, synonyms }: Language): Query {
  const query: Query = { words: [], names: [], common: [], meanings: [] }
  const found = wordsIn(text)
  const rare = found.filter(
    ({ units, pieces }) => pieces.length > 1 || !units.every((unit) => isCommon(plain(unit.text))),
  )
  if (rare.length > 0) {
    const common = found.filter((word) => !rare.includes(word))
    query.common = common.flatMap(({ units }) => units.map((unit) => stem(plain(unit.text))))
  }
  const wordOf = (unit: Unit, parts: Unit[], isOpen: boolean): QueryWord => ({
    text: plain(unit.text),
    term: stem(plain(unit.text)),
    parts: parts.map((part, i) => wordOf(part, [], isOpen && i === parts.length - 1)),
    isOpen,
  })
  for (const { units, pieces } of rare.length > 0 ? rare : found) {
    const isLast = units === found.at(-1)?.units && !/\s$/.test(text)
    const first = query.words.length
    for (const [i, piece] of pieces.entries()) {
      const parts = units.filter((unit) => isWithin(unit, piece) && unit.text.length < piece.text.length)
      query.words.push(wordOf(piece, parts, isLast && i === pieces.length - 1))
    }
    const whole = units[0]
    if (whole && !pieces.includes(whole)) {
      const words = pieces.map((_, i) => first + i)
      query.names.push({ text: plain(whole.text), term: stem(plain(whole.text)), isOpen: isLast, words })
    }
  }
  const words = query.words.slice(0, mostWords)
  return {
    words,
    meanings: meaningsIn(
      words.map(({ term }) => term),
      synonyms,
    ),
    common: query.common.slice(0, mostWords),
    names: query.names.filter(({ words }) => (words.at(-1) ?? 0) < mostWords),
  }
}

function isWithin(unit: Unit, piece: Unit): boolean {
  return unit.start >= piece.start && unit.start + unit.text.length <= piece.start + piece.text.length
}

import { type Meaning, meaningsIn, type Synonyms } from './synonyms'
import { plain, type Unit, wordsIn } from './words'

/** Language reduces words to terms in the same way as the index. */
export interface Language {
  stem: (word: string) => string
  isCommon: (word: string) => boolean
  synonyms: Synonyms
}

/** QueryWord is one word that a place should have. */
export interface QueryWord {
  text: string
  /** text as a term of the index */
  term: string
  /** its parts, used if the index lacks the whole: set and frame of setFrame */
  parts: QueryWord[]
  /** whether the reader may still be typing it */
  isOpen: boolean
}

/** Query is what the reader searches for. */
export interface Query {
  words: QueryWord[]
  /** common words, which are searched only in names and are not required */
  common: string[]
  /** names with dots, with the positions of their pieces among the words */
  names: { term: string; text: string; isOpen: boolean; words: number[] }[]
  /** synonyms of some of the words */
  meanings: Meaning[]
}

/** Maximum number of words, because each needs a bit of a number. */
const mostWords = 16

/** parseQuery finds the words of a query. Common words count only if there are no others. */
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

import { fold, plain } from './fold'
import type { Language } from './language'
import { spellingsOf } from './spelling'
import { type Meaning, meaningsIn, typosIn } from './synonyms'
import { type Unit, type Word, wordsIn } from './words'

/** QueryWord is one word that a place should have. */
export interface QueryWord extends Sought {
  /** the word in lower case, without accents */
  text: string
  written: string
  /** its parts, used if the index lacks the whole: set and frame of setFrame */
  parts: QueryWord[]
}

/** Sought is what the terms of a word look like. */
export interface Sought {
  /** the term of the index in each language, then those of other spellings */
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
  /** names with dots and words that may be one word, with the positions of their pieces among the words */
  names: (Sought & { words: number[] })[]
  /** synonyms of some of the words */
  meanings: Meaning[]
  /** positions of two words that count only together: they stand for a compound */
  pairs: number[][]
  /** all words in order: the terms of common ones, and the positions of the others among the words */
  run: (readonly string[] | number)[]
}

/** Maximum number of words, because each needs a bit of a number. */
const mostWords = 16
/** Maximum number of words of which the order counts. */
const mostRun = 24

/** parseQuery finds the words of a query. Common words count only if there are no others. */
export function parseQuery(text: string, languages: readonly Language[]): Query {
  const query: Query = { words: [], names: [], common: [], meanings: [], pairs: [], run: [] }
  const isCommon = (unit: Unit) => languages.some((language) => language.isCommon(unit.text))
  const wordOf = (unit: Unit, parts: Unit[], isOpen: boolean): QueryWord => ({
    ...sought(unit.text, languages, isOpen),
    text: fold(plain(unit.text)),
    written: unit.text,
    parts: parts.map((part, i) => wordOf(part, [], isOpen && i === parts.length - 1)),
  })

  const found = wordsIn(text).filter(({ units }) => units.some((unit) => sought(unit.text, languages, false).beginnings.length > 0))
  const rare = found.filter(({ units, pieces }) => pieces.length > 1 || !units.every(isCommon))
  const wanted = rare.length > 0 ? rare : found
  const positions = new Map<Word, number[]>()
  for (const word of found) {
    if (!wanted.includes(word)) {
      const terms = word.units.flatMap((unit) => languages.map((language) => language.term(unit.text)))
      query.common.push(...terms.filter((term) => !query.common.includes(term)))
      query.run.push(terms)
      continue
    }
    const isLast = word === found.at(-1) && !/\s$/.test(text)
    const first = query.words.length
    for (const [i, piece] of word.pieces.entries()) {
      query.words.push(wordOf(piece, partsOf(piece, word), isLast && i === word.pieces.length - 1))
      query.run.push(first + i)
    }
    const own = word.pieces.map((_, i) => first + i)
    positions.set(word, own)
    const whole = word.units[0]
    if (whole && !word.pieces.includes(whole)) {
      query.names.push({ ...sought(whole.text, languages, isLast), words: own })
    }
  }
  query.names.push(...joined(found, positions, languages, !/\s$/.test(text)))
  const words = query.words.slice(0, mostWords)
  return {
    words,
    meanings: meaningsOf(words, languages),
    pairs: [],
    common: query.common.slice(0, mostWords),
    names: query.names.filter(({ words }) => words.every((word) => word < mostWords)),
    run: query.run.filter((word) => typeof word !== 'number' || word < mostWords).slice(0, mostRun),
  }
}

/** Returns what the terms of a word look like, in all languages and in British and American spelling. */
function sought(text: string, languages: readonly Language[], isOpen: boolean): Sought {
  const others = languages.some(({ english }) => english) ? spellingsOf(fold(plain(text))) : []
  const forms = [text, ...others]
  const terms = [
    ...languages.map((language) => language.term(text)),
    ...others.flatMap((other) => languages.filter(({ english }) => english).map((language) => language.term(other))),
  ]
  const beginnings = forms.flatMap((form) => languages.map((language) => language.begin(form)))
  return { terms, beginnings: [...new Set(beginnings)].filter(Boolean), isOpen }
}

/** Joins adjacent words, because others may write them as one: "full screen" as fullscreen. */
function joined(
  found: readonly Word[],
  positions: ReadonlyMap<Word, number[]>,
  languages: readonly Language[],
  isOpen: boolean,
): Query['names'] {
  return found.slice(1).flatMap((word, i) => {
    const before = found[i]
    const words = [...(before ? (positions.get(before) ?? []) : []), ...(positions.get(word) ?? [])]
    if (!before || words.length === 0 || [before, word].some(({ pieces, isPaired }) => isPaired || pieces.length > 1)) {
      return []
    }
    return [{ ...sought(before.text + word.text, languages, isOpen && word === found.at(-1)), words }]
  })
}

/** Returns the synonyms in all languages, each once. */
function meaningsOf(words: readonly QueryWord[], languages: readonly Language[]): Meaning[] {
  const found = languages.flatMap(({ synonyms, related }, i) => {
    const terms = words.map(({ terms }) => terms[i] ?? '')
    const own = meaningsIn(terms, synonyms)
    // The site's own synonyms of a word replace docgen's.
    const known = new Set(own.flatMap(({ words }) => words))
    const others = meaningsIn(terms, related()).filter(
      // A word that is in the query already stands for itself.
      ({ words, phrase }) => !words.some((word) => known.has(word)) && !phrase.some((term) => terms.includes(term)),
    )
    return [...own, ...others.map((meaning) => ({ ...meaning, isLoose: true })), ...typosIn(words.map(({ text }) => text), related())]
  })
  return [...new Map(found.map((meaning) => [JSON.stringify(meaning), meaning])).values()]
}

function partsOf(piece: Unit, { units, isPaired }: Word): Unit[] {
  return isPaired ? [] : units.filter((unit) => isWithin(unit, piece) && unit.text.length < piece.text.length)
}

function isWithin(unit: Unit, piece: Unit): boolean {
  return unit.start >= piece.start && unit.start + unit.text.length <= piece.start + piece.text.length
}

import { distinct } from './entries'
import { beginsOneTypoAway, isOneTypoAway } from './nearby'
import type { Clause } from './plan'
import type { QueryWord, Sought } from './query'
import type { Entry, Source } from './source'
import { isSpaceless } from './words'

/** Weight of a term, by its relation to the word of the query. */
export const boosts = { exact: 10, beginning: 2, grown: 4, typo: 3, common: 2, synonym: 6, related: 2 }
/** Too many terms begin with a shorter word to search for all of them everywhere. */
const shortestBeginning = 3
/** A shorter word with one letter changed is usually another word, not a typo. */
const shortestTypo = 4
/** Maximum number of terms for one word, and of texts in which they are searched. */
export const mostTerms = { short: 8, long: 24, pairs: 100 }
const mostTexts = 40_000
/** Meaning is a term for a word, with what weighs it. */
export interface Meaning extends Omit<Clause, 'words'> {
  isExact: boolean
  /** the word has a typo if it means this */
  isTypo: boolean
  /** number of fields that contain it */
  spread: number
}


/** Finds terms for a word: the word itself, else terms that begin with it, else terms that it begins with, else typos. */
export async function meaningsOf(word: QueryWord, synonyms: Meaning[], source: Source): Promise<Meaning[]> {
  const { terms, beginnings: texts, isOpen } = word
  const own = await exactAndBeginnings(word, source)
  const loose = synonyms.filter(({ isLoose, isTypo }) => isLoose && !isTypo)
  const found = [...own, ...synonyms.filter(({ isLoose }) => !isLoose)]
  if (found.length > 0) {
    return [...found, ...loose.map((meaning) => ({ ...meaning, boost: boosts.related }))]
  }
  if (loose.length > 0) {
    return loose
  }
  const begun = isOpen ? [] : await beginnings(texts, source)
  if (begun.length > 0) {
    return begun
  }
  const vocabulary = await vocabularyOf(word, source)
  const grown = vocabulary.filter(
    ({ term }) =>
      term.length >= shortestTypo &&
      texts.some((text) => text.length - term.length <= 3 && text.startsWith(term)),
  )
  if (grown.length > 0) {
    return select(grown, boosts.grown, mostTerms.short)
  }
  const long = texts.filter((text) => text.length >= shortestTypo)
  if (long.length === 0) {
    return []
  }
  const forms = [...long, ...terms.filter(Boolean)]
  const typos = vocabulary.filter(({ term }) => forms.some((form) => isOneTypoAway(form, term)))
  const near =
    typos.length > 0 || !isOpen
      ? typos
      : vocabulary.filter(({ term }) => long.some((text) => beginsOneTypoAway(text, term)))
  return near.length > 0
    ? select(near, boosts.typo, mostTerms.short)
    : synonyms.filter(({ isTypo }) => isTypo)
}

export async function exactAndBeginnings(word: Sought, source: Source): Promise<Meaning[]> {
  const terms = [...new Set(word.terms)].filter(Boolean)
  const [exact, begun] = await Promise.all([
    Promise.all(terms.map((term) => source.entry(term))),
    word.isOpen ? beginnings(word.beginnings, source) : [],
  ])
  const others = begun.filter(({ term }) => !terms.includes(term))
  return [...exact.flatMap((entry) => (entry ? [meaningOf(entry, boosts.exact, { isExact: true })] : [])), ...others]
}

/** vocabularyOf returns the terms with the first letter of a word; if they are too many, the most common ones. */
export async function vocabularyOf({ terms, beginnings }: Sought, source: Source): Promise<Entry[]> {
  const letters = new Set([...terms, ...beginnings].filter(Boolean).map((text) => text.slice(0, 1)))
  return (await Promise.all([...letters].map((letter) => source.vocabulary(letter)))).flat()
}

/** begunWith returns the terms that begin with one of some texts; if they are too many, the most common ones. */
export async function begunWith(texts: readonly string[], wanted: number, source: Source): Promise<Entry[]> {
  const found = await Promise.all(texts.map((text) => source.beginning(text, wanted)))
  return distinct(found.flat())
}

async function beginnings(texts: readonly string[], source: Source): Promise<Meaning[]> {
  const isPaired = texts.some((text) => isSpaceless.test(text)) // a letter may be a whole word
  const isShort = !isPaired && texts.every((text) => text.length < shortestBeginning)
  const most = mostTerms[isPaired ? 'pairs' : isShort ? 'short' : 'long']
  return select(await begunWith(texts, most, source), boosts.beginning, most, isShort)
}

/** Selects the most common terms. Terms in too many texts are searched in names only. */
export function select(entries: readonly Entry[], boost: number, most: number, onlyNames = false): Meaning[] {
  const spread = ({ names, texts }: Entry) => (onlyNames ? names : names + texts)
  const chosen = entries
    .filter((entry) => spread(entry) > 0)
    .sort((a, b) => spread(b) - spread(a) || (a.term < b.term ? -1 : 1))
    .slice(0, most)
  let texts = 0
  return chosen.map((entry) => {
    texts += entry.texts
    return meaningOf(entry, boost, { onlyNames: onlyNames || texts > mostTexts })
  })
}

export function meaningOf(entry: Entry, boost: number, how: Partial<Meaning>): Meaning {
  const spread = entry.names + entry.texts
  return { term: entry.term, boost, spread, onlyNames: false, isLoose: false, isExact: false, isTypo: false, ...how }
}

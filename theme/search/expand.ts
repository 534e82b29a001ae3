import { beginsOneTypoAway, isOneTypoAway } from './nearby'
import { phrases } from './phrases'
import type { Clause, Plan } from './plan'
import type { Query, QueryWord, Sought } from './query'
import type { Entry, Source } from './source'
import { isSpaceless } from './words'

/** Weight of a term, by its relation to the word of the query. */
const boosts = { exact: 10, beginning: 2, grown: 4, typo: 3, common: 2, synonym: 6 }
/** Too many terms begin with a shorter word to search for all of them everywhere. */
const shortestBeginning = 3
/** A shorter word with one letter changed is usually another word, not a typo. */
const shortestTypo = 4
/** Maximum number of terms for one word, and of texts in which they are searched. */
const mostTerms = { short: 8, long: 24, pairs: 100 }
const mostTexts = 40_000

/** expand finds the terms of the vocabulary that match the words of a query. */
export async function expand(query: Query, source: Source): Promise<Plan> {
  const plan: Plan = { clauses: [], words: 0, implied: [] }
  const bits: number[] = []
  const synonyms = await wordsFor(query, source)
  for (const word of query.words) {
    const synonym = synonyms.get(bits.length) ?? []
    const known = await meaningsOf(word, synonym, source)
    const parts = known.length === 0 && word.parts.length > 0 ? word.parts : [word]
    bits.push(0)
    for (const part of parts) {
      const bit = 1 << plan.words
      plan.words += 1
      bits[bits.length - 1] = (bits.at(-1) ?? 0) | bit
      const meanings = part === word ? known : await meaningsOf(part, [], source)
      plan.clauses.push(...meanings.map((meaning) => ({ ...meaning, words: bit })))
    }
  }
  for (const { words, ...name } of query.names) {
    const meanings = await exactAndBeginnings(name, source)
    const all = words.reduce((sum, word) => sum | (bits[word] ?? 0), 0)
    plan.clauses.push(...meanings.map((meaning) => ({ ...meaning, words: all })))
  }
  for (const term of query.common) {
    if (await isKnown(term, source)) {
      plan.clauses.push({ term, boost: boosts.common, words: 0, onlyNames: true })
    }
  }
  await phrases(query.meanings, { plan, bits, boost: boosts.synonym, isKnown: (term) => isKnown(term, source) })
  return plan
}

/** Finds synonyms of one word for single words of a query, by position. */
async function wordsFor({ meanings }: Query, source: Source): Promise<Map<number, Meaning[]>> {
  const found = new Map<number, Meaning[]>()
  for (const { words, phrase } of meanings) {
    const [word] = words
    const [term] = phrase
    if (words.length === 1 && phrase.length === 1 && word !== undefined && term !== undefined) {
      const known = (await isKnown(term, source)) ? [meaningOf(term, boosts.synonym, false)] : []
      found.set(word, [...(found.get(word) ?? []), ...known])
    }
  }
  return found
}

async function isKnown(term: string, source: Source): Promise<boolean> {
  return (await source.vocabulary(firstOf(term))).some((entry) => entry.term === term)
}

/** How many letters of a word must match when nothing contains the word. */
const prefixLength = 3

/** expandLoosely finds names that begin like the words of a query. */
export async function expandLoosely(query: Query, source: Source): Promise<Clause[]> {
  const clauses: Clause[] = []
  for (const word of query.words) {
    const vocabulary = await vocabularyOf(word, source)
    const starts = word.beginnings.map((text) => text.slice(0, prefixLength))
    const begun = vocabulary.filter(({ term }) => starts.some((start) => term.startsWith(start)))
    const meanings = select(begun, boosts.typo, mostTerms.short, true)
    clauses.push(...meanings.map((meaning) => ({ ...meaning, words: 1 })))
  }
  return clauses
}

type Meaning = Omit<Clause, 'words'>

/** Finds terms for a word: the word itself, else terms that begin with it, else terms that it begins with, else typos. */
async function meaningsOf(word: QueryWord, synonyms: Meaning[], source: Source): Promise<Meaning[]> {
  const { terms, beginnings: texts, isOpen } = word
  const found = [...(await exactAndBeginnings(word, source)), ...synonyms]
  if (found.length > 0) {
    return found
  }
  const vocabulary = await vocabularyOf(word, source)
  const begun = isOpen ? [] : beginnings(texts, vocabulary)
  if (begun.length > 0) {
    return begun
  }
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
  return select(near, boosts.typo, mostTerms.short)
}

async function exactAndBeginnings(word: Sought, source: Source): Promise<Meaning[]> {
  const vocabulary = await vocabularyOf(word, source)
  const exact = vocabulary.filter(({ term }) => word.terms.includes(term))
  const begun = word.isOpen ? beginnings(word.beginnings, vocabulary) : []
  const others = begun.filter(({ term }) => !word.terms.includes(term))
  return [...exact.map((entry) => meaningOf(entry.term, boosts.exact, false)), ...others]
}

async function vocabularyOf({ terms, beginnings }: Sought, source: Source) {
  const letters = new Set([...terms, ...beginnings].filter(Boolean).map(firstOf))
  return (await Promise.all([...letters].map((letter) => source.vocabulary(letter)))).flat()
}

/** firstOf returns the UTF-16 unit by which the vocabulary is divided. */
function firstOf(text: string): string {
  return text.slice(0, 1)
}

function beginnings(texts: readonly string[], vocabulary: readonly Entry[]): Meaning[] {
  const begun = vocabulary.filter(({ term }) => texts.some((text) => term.startsWith(text)))
  if (texts.some((text) => isSpaceless.test(text))) {
    return select(begun, boosts.beginning, mostTerms.pairs) // a letter may be a whole word
  }
  return texts.every((text) => text.length < shortestBeginning)
    ? select(begun, boosts.beginning, mostTerms.short, true)
    : select(begun, boosts.beginning, mostTerms.long)
}

/** Selects the most common terms. Terms in too many texts are searched in names only. */
function select(entries: readonly Entry[], boost: number, most: number, onlyNames = false): Meaning[] {
  const spread = ({ names, texts }: Entry) => (onlyNames ? names : names + texts)
  const chosen = entries
    .filter((entry) => spread(entry) > 0)
    .sort((a, b) => spread(b) - spread(a) || (a.term < b.term ? -1 : 1))
    .slice(0, most)
  let texts = 0
  return chosen.map((entry) => {
    texts += entry.texts
    return meaningOf(entry.term, boost, onlyNames || texts > mostTexts)
  })
}

function meaningOf(term: string, boost: number, onlyNames: boolean): Meaning {
  return { term, boost, onlyNames }
}

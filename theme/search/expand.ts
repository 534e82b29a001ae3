import { entryIn } from './entries'
import { boosts, exactAndBeginnings, type Meaning, meaningOf, meaningsOf } from './meanings'
import { phrases } from './phrases'
import type { Clause, Plan } from './plan'
import type { Query } from './query'
import type { Entry, Source } from './source'
import type { Meaning as Synonym } from './synonyms'

/** Weight of any word in a run of words, and how much its rarity adds to that. */
const wordWeight = 1
const rarityWeight = 0.5

/** expand finds the terms of the vocabulary that match the words of a query. */
export async function expand(query: Query, source: Source): Promise<Plan> {
  const plan: Plan = { clauses: [], words: 0, rarity: [], implied: [], pairs: [], run: [] }
  const bits: number[] = []
  const { meanings } = query
  const synonyms = await wordsFor(meanings, source)
  // What is fetched for one word does not wait for another.
  const [words, names, common, spreads] = await Promise.all([
    parallel(query.words, async (word, i) => {
      const known = narrow(await meaningsOf(word, synonyms.get(i) ?? [], source), query)
      const parts = known.length === 0 && word.parts.length > 0 ? word.parts : [word]
      return parallel(parts, (part) => (part === word ? known : meaningsOf(part, [], source)))
    }),
    parallel(query.names, (name) => exactAndBeginnings(name, source)),
    parallel(query.common, (term) => source.entry(term)),
    parallel(meanings, ({ phrase, isLoose }) => spreadOf(phrase, source, isLoose)),
  ])
  for (const parts of words) {
    bits.push(0)
    for (const meanings of parts) {
      const bit = 1 << plan.words
      plan.words += 1
      bits[bits.length - 1] = (bits.at(-1) ?? 0) | bit
      plan.clauses.push(...meanings.map((meaning) => clauseOf(meaning, bit)))
      plan.rarity.push(rarityOf(commonness(meanings), source))
    }
  }
  for (const [i, { words }] of query.names.entries()) {
    const all = words.reduce((sum, word) => sum | (bits[word] ?? 0), 0)
    plan.clauses.push(...(names[i] ?? []).map((meaning) => clauseOf(meaning, all)))
  }
  for (const { term } of common.filter((entry) => entry !== undefined)) {
    plan.clauses.push({ term, boost: boosts.common, words: 0, onlyNames: true, isLoose: false })
  }
  phrases(meanings, { plan, bits, boosts, spreads, rarityOf: (spread) => rarityOf(spread, source) })
  plan.pairs = query.pairs.map((words) => words.reduce((sum, word) => sum | (bits[word] ?? 0), 0))
  plan.run = query.run.map((word) => {
    const own = typeof word === 'number' ? (bits[word] ?? 0) : 0
    const clauses = plan.clauses.filter(({ words }) => words & own)
    const terms = typeof word === 'number' ? clauses.map(({ term }) => term) : word
    const joined = clauses.flatMap(({ term, words, isLoose }) => (!isLoose && words & (bits[Number(word) - 1] ?? 0) ? [term] : []))
    return { terms: new Set(terms), isCommon: typeof word !== 'number', joined: new Set(joined), weight: wordWeight + rarityWeight * weightOf(own, plan) }
  })
  return plan
}

/** weightOf adds up how rare the words of some bits are. */
export function weightOf(bits: number, { rarity }: Pick<Plan, 'rarity'>): number {
  return rarity.reduce((sum, one, bit) => (bits & (1 << bit) ? sum + one : sum), 0)
}

/** Returns how many fields contain a word, or the words that replace it. */
function commonness(meanings: readonly Meaning[]): number {
  const exact = meanings.filter(({ isExact }) => isExact)
  return (exact.length > 0 ? exact : meanings).reduce((sum, { spread }) => sum + spread, 0)
}

/** Returns how rare a word is: near 0 if it is everywhere, and 0 if nothing contains it. */
function rarityOf(spread: number, { size }: Source): number {
  return spread === 0 ? 0 : Math.log(1 + size / spread)
}

function clauseOf({ term, boost, onlyNames, isLoose }: Meaning, words: number): Clause {
  return { term, boost, words, onlyNames, isLoose }
}

/** Returns how many fields at most contain all terms of a phrase. */
async function spreadOf(phrase: readonly string[], source: Source, isLoose = false): Promise<number> {
  let least = source.size
  for (const term of phrase) {
    const entry = least > 0 ? await find(term, source, isLoose) : undefined
    least = Math.min(least, entry ? entry.names + entry.texts : 0)
  }
  return least
}

/** Finds a term. A rare term that only means about the same is not worth a request of its own. */
async function find(term: string, source: Source, isLoose: boolean): Promise<Entry | undefined> {
  return isLoose ? entryIn(await source.vocabulary(term.slice(0, 1)), term) : source.entry(term)
}

/** Finds synonyms of one word for single words of a query, by position. */
async function wordsFor(meanings: readonly Synonym[], source: Source): Promise<Map<number, Meaning[]>> {
  const found = await parallel(meanings, async ({ words, phrase, isLoose = false, isTypo = false }) => {
    const [word] = words
    const [term] = phrase
    const isOne = words.length === 1 && phrase.length === 1 && word !== undefined && term !== undefined
    const entry = isOne ? await find(term, source, isLoose) : undefined
    return isOne && entry ? [{ word, meaning: meaningOf(entry, isTypo ? boosts.typo : boosts.synonym, { isLoose, isTypo }) }] : []
  })
  const byWord = new Map<number, Meaning[]>()
  for (const { word, meaning } of found.flat()) {
    byWord.set(word, [...(byWord.get(word) ?? []), meaning])
  }
  return byWord
}

function parallel<T, Result>(items: readonly T[], of: (item: T, i: number) => Result | Promise<Result>): Promise<Result[]> {
  return Promise.all(items.map(of))
}

/** Searches what means about the same as the only word of a query in names only, so that texts that have the word come up. */
function narrow(meanings: Meaning[], { words }: Query): Meaning[] {
  const isKnown = words.length === 1 && meanings.some(({ isLoose }) => !isLoose)
  return isKnown ? meanings.map((one) => ({ ...one, onlyNames: one.onlyNames || one.isLoose })) : meanings
}

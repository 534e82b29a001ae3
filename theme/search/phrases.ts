import type { Plan } from './plan'
import type { Scores } from './score'
import type { Meaning, Phrase } from './synonyms'

interface Phrases {
  plan: Plan
  /** bits of the words of the query */
  bits: readonly number[]
  /** weights of a synonym, and of what means about the same as a known word */
  boosts: { synonym: number; related: number }
  /** spreadOf returns how many fields at most contain all words of a phrase; 0 if no text has one of them. */
  spreadOf: (phrase: Phrase) => Promise<number>
  rarityOf: (spread: number) => number
}

/** Number of words that fit into the bits of a number. */
const mostBits = 31

/**
 * phrases adds synonyms of several words, or for several words of the query, to a plan. Each word of such a
 * synonym gets its own bit after those of the query. A place that has only some of them does not match.
 */
export async function phrases(meanings: readonly Meaning[], { plan, bits, boosts, spreadOf, rarityOf }: Phrases) {
  let next = plan.words
  for (const { words, phrase, isLoose = false, isTypo = false } of meanings) {
    if (words.length === 1 && phrase.length === 1) {
      continue
    }
    const spread = await spreadOf(phrase)
    const gives = words.reduce((sum, word) => sum | (bits[word] ?? 0), 0)
    const isKnownWord = plan.clauses.some((clause) => clause.words & gives && !clause.isLoose)
    const onlyNames = isLoose && isKnownWord && plan.words === 1
    const boost = isLoose && isKnownWord ? boosts.related : boosts.synonym
    if (isTypo && isKnownWord) {
      continue
    }
    const [only] = phrase
    if (spread === 0 || next + phrase.length > mostBits) {
      continue
    }
    for (const word of words) {
      plan.rarity = plan.rarity.map((rarity, bit) =>
        rarity === 0 && (bits[word] ?? 0) & (1 << bit) ? rarityOf(spread) : rarity,
      )
    }
    if (phrase.length === 1 && only !== undefined) {
      plan.clauses.push({ term: only, boost, words: gives, onlyNames, isLoose })
      continue
    }
    let all = 0
    for (const term of phrase) {
      plan.clauses.push({ term, boost, words: 1 << next, onlyNames, isLoose })
      all |= 1 << next
      next += 1
    }
    plan.implied.push({ all, gives })
  }
}

/** imply gives each place the words that its synonyms imply, and drops places with only part of a synonym. */
export function imply(scores: Scores, { implied, words: count }: Plan): void {
  if (implied.length === 0) {
    return
  }
  const asked = 2 ** count - 1
  for (const words of [scores.words, scores.titleWords]) {
    for (let place = 0; place < words.length; place += 1) {
      const own = words[place] ?? 0
      const given = implied.reduce((sum, { all, gives }) => ((own & all) === all ? sum | gives : sum), 0)
      if (own > 0 && words === scores.words && ((own | given) & asked) === 0) {
        scores.all[place] = 0
      }
      words[place] = (own | given) & asked
    }
  }
}

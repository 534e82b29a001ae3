import { memo } from './memo'
import type { Plan } from './plan'
import type { Scores } from './score'
import type { Meaning } from './synonyms'

interface Phrases {
  plan: Plan
  /** bits of the words of the query */
  bits: readonly number[]
  /** weights of a synonym, and of what means about the same as a known word */
  boosts: { synonym: number; related: number }
  /** for each meaning, how many fields at most contain all words of its phrase; 0 if no text has one of them */
  spreads: readonly number[]
  rarityOf: (spread: number) => number
}

/** Number of words that fit into the bits of a number. */
const mostBits = 31

/**
 * phrases adds synonyms of several words, or for several words of the query, to a plan. Each word of such a
 * synonym gets its own bit after those of the query. A place that has only some of them does not match.
 */
export function phrases(meanings: readonly Meaning[], { plan, bits, boosts, spreads, rarityOf }: Phrases): void {
  let next = plan.words
  for (const [i, { words, phrase, isLoose = false, isTypo = false }] of meanings.entries()) {
    if (words.length === 1 && phrase.length === 1) {
      continue
    }
    const spread = spreads[i] ?? 0
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

/** imply gives each place the words that its synonyms imply, and drops places with only part of a synonym or a pair. */
export function* imply(all: Iterable<Scores>, { implied, pairs, words: count }: Plan): Generator<Scores> {
  const asked = 2 ** count - 1
  const given = memo((own) => {
    const words = implied.reduce((sum, { all, gives }) => ((own & all) === all ? sum | gives : sum), own) & asked
    return pairs.reduce((sum, pair) => ((words & pair) === pair ? sum : sum & ~pair), words)
  })
  for (const scores of all) {
    for (let page = 0; implied.length + pairs.length > 0 && page < scores.pages; page += 1) {
      const first = page * scores.sections
      for (let place = first; place < first + (scores.ends[page] ?? 0); place += 1) {
        const own = scores.words[place] ?? 0
        const words = given(own)
        if (own > 0 && words === 0) {
          scores.all[place] = 0
        }
        scores.words[place] = words
        scores.nameWords[place] = given(scores.nameWords[place] ?? 0)
      }
    }
    yield scores
  }
}

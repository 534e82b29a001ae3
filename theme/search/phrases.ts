import type { Plan } from './plan'
import type { Scores } from './score'
import type { Meaning } from './synonyms'

interface Phrases {
  plan: Plan
  /** bits of the words of the query */
  bits: readonly number[]
  boost: number
  isKnown: (term: string) => Promise<boolean>
}

/** Number of words that fit into the bits of a number. */
const mostBits = 31

/**
 * phrases adds synonyms of several words, or for several words of the query, to a plan. Each word of such a
 * synonym gets its own bit after those of the query. A place that has only some of them does not match.
 */
export async function phrases(meanings: readonly Meaning[], { plan, bits, boost, isKnown }: Phrases) {
  let next = plan.words
  for (const { words, phrase } of meanings) {
    if (words.length === 1 && phrase.length === 1) {
      continue
    }
    const known = await Promise.all(phrase.map(isKnown))
    const gives = words.reduce((sum, word) => sum | (bits[word] ?? 0), 0)
    const [only] = phrase
    if (known.includes(false) || next + phrase.length > mostBits) {
      continue
    }
    if (phrase.length === 1 && only !== undefined) {
      plan.clauses.push({ term: only, boost, words: gives, onlyNames: false })
      continue
    }
    let all = 0
    for (const term of phrase) {
      plan.clauses.push({ term, boost, words: 1 << next, onlyNames: false })
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

import type { Plan } from './plan'
import type { Scores } from './score'
import type { Meaning } from './synonyms'

interface Phrases {
  plan: Plan
  /** of the words of the query */
  bits: readonly number[]
  boost: number
  isKnown: (term: string) => Promise<boolean>
}

/** The words that a number can tell apart. */
const mostBits = 31

/**
 * phrases adds to a plan what words of a query mean where that takes several words, there or here. Each
 * word of a phrase has a bit beyond those of the query: a place that has only some of them has nothing.
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

/** imply gives each place the words that its others imply, and drops those that have but a part of a phrase. */
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

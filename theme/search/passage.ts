import type { Language } from './language'
import type { RunWord } from './plan'
import { eachWord, wordsIn } from './words'

/** What a word costs that is only in the query or only in the text, compared with a word of average weight. */
const gap = 0.4

/** passageIn returns a function that says how much of a query a text has as one passage: from 0 to 1. */
export function passageIn(run: readonly RunWord[], languages: readonly Language[]): (text: string) => number {
  const total = run.reduce((sum, { weight }) => sum + weight, 0)
  const positions = positionsOf(run.map(({ terms }) => terms))
  const joints = positionsOf(run.map(({ joined }) => joined))
  const cost = (gap * total) / Math.max(1, run.length)
  let before = new Float64Array(run.length + 1)
  let now = new Float64Array(run.length + 1)

  const known = new Map<string, { bits: number; joined: number }>()

  /** Returns the words of the query that a word of the text is, and those that it is with the word before, as bits. */
  function matches(word: string): { bits: number; joined: number } {
    const last = known.get(word)
    if (last !== undefined) {
      return last
    }
    const terms = termsOf(word, languages)
    const bitsIn = (of: ReadonlyMap<string, number>) => terms.reduce((all, term) => all | (of.get(term) ?? 0), 0)
    // A name in code, which has terms for its parts, is one word.
    const found = { bits: bitsIn(positions), joined: terms.length > languages.length ? 0 : bitsIn(joints) }
    known.set(word, found)
    return found
  }

  // The best local alignment of the two. A word may differ in the middle: the name in a message.
  return (text) => {
    let best = 0
    before.fill(0)
    now.fill(0)
    let isZero = true
    for (const word of eachWord(text)) {
      const { bits, joined } = matches(word)
      if (bits === 0 && isZero) {
        continue
      }
      isZero = true
      for (const [i, { weight }] of run.entries()) {
        const pair = (before[i] ?? 0) + (bits & (1 << i) ? weight : -cost)
        const both = joined & (1 << i) ? (before[i - 1] ?? 0) + (run[i - 1]?.weight ?? 0) + weight : 0
        const score = Math.max(0, both, pair, (before[i + 1] ?? 0) - cost, (now[i] ?? 0) - cost)
        now[i + 1] = score
        best = Math.max(best, score)
        isZero &&= score === 0
      }
      const next = before
      before = now
      now = next
    }
    return total > 0 ? Math.min(1, best / total) : 0
  }
}

/** Returns the positions of the words with each term, as bits. */
function positionsOf(words: readonly ReadonlySet<string>[]): Map<string, number> {
  const positions = new Map<string, number>()
  for (const [i, terms] of words.entries()) {
    for (const term of terms) {
      positions.set(term, (positions.get(term) ?? 0) | (1 << i))
    }
  }
  return positions
}

/** Maximum number of words whose terms are cached. */
const mostKept = 50_000
const kept = new WeakMap<readonly Language[], Map<string, readonly string[]>>()

/** termsOf returns the terms of a word. It caches them, because the same words occur in all texts. */
export function termsOf(word: string, languages: readonly Language[]): readonly string[] {
  const terms = kept.get(languages) ?? new Map<string, readonly string[]>()
  const last = terms.get(word)
  if (last) {
    return last
  }
  if (terms.size >= mostKept) {
    terms.clear()
  }
  const units = wordsIn(word).flatMap(({ units }) => units)
  const found = units.flatMap(({ text }) => languages.map((language) => language.term(text)))
  terms.set(word, found)
  kept.set(languages, terms)
  return found
}

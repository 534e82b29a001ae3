import lunr from 'lunr'
import type { Language } from './query'

/** english is the language that lunr supports itself. */
export const english: Language = {
  // lunr's types ask for a token's metadata, which neither function reads.
  stem: remembered((word) => lunr.stemmer(new lunr.Token(word, {})).toString()),
  isCommon: (word) => lunr.stopWordFilter(new lunr.Token(word, {})) === undefined,
  synonyms: [],
}

/** Maximum number of cached stems: those of the texts of some hundred results. */
const mostKept = 50_000

/** remembered caches stems, because the same words occur again and again in results. */
export function remembered(stem: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) {
      return known
    }
    if (kept.size >= mostKept) {
      kept.clear()
    }
    const found = stem(word) || word // an ending by itself is a word too
    kept.set(word, found)
    return found
  }
}

import { plain, wordsIn } from './words'

/** synonymsOf maps each term to those that mean the same, of lists of words that do. */
export function synonymsOf(
  lists: readonly (readonly string[])[],
  stem: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, string[]>()
  for (const list of lists) {
    const terms = list.flatMap((word) => wordsIn(word).flatMap(({ units }) => units.slice(0, 1)))
    const same = terms.map((unit) => stem(plain(unit.text)))
    for (const term of same) {
      const others = same.filter((other) => other !== term)
      synonyms.set(term, [...new Set([...(synonyms.get(term) ?? []), ...others])])
    }
  }
  return synonyms
}

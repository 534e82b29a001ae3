import { isOneTypoAway } from './nearby'
import { wordsIn } from './words'

/** Phrase is one or more words, as terms of the index. */
export type Phrase = readonly string[]

/** Synonyms are groups of phrases that mean the same. */
export type Synonyms = readonly (readonly Phrase[])[]

interface Words {
  term: (word: string) => string
  isCommon: (word: string) => boolean
}

/** Maximum number of words of a phrase, which is compared at every position of a query. */
const longestPhrase = 4

/** synonymsOf reads lists of words and phrases that mean the same. It ignores common words in phrases. */
export function synonymsOf(
  lists: readonly (readonly string[])[],
  { term, isCommon }: Words,
): Synonyms {
  return lists.map((list) =>
    list
      .map((text) => {
        const words = wordsIn(text).flatMap(({ units, pieces, isPaired }) =>
          (isPaired ? pieces : units.slice(0, 1)).map((unit) => unit.text),
        )
        const rare = words.filter((word) => !isCommon(word))
        return (rare.length > 0 ? rare : words).slice(0, longestPhrase).map(term)
      })
      .filter((phrase) => phrase.length > 0),
  )
}

/** Meaning is a synonym of some words of a query. */
export interface Meaning {
  /** positions of the words in the query, one after the other */
  words: readonly number[]
  phrase: Phrase
  /** it means only about the same */
  isLoose?: boolean
  /** the word of the query has a typo if it means this */
  isTypo?: boolean
}

/** A shorter word with one letter changed is usually another word. */
const shortestTypo = 5

/** typosIn finds words that are one typo away from a word of a list, and what they mean. */
export function typosIn(query: readonly string[], synonyms: Synonyms): Meaning[] {
  return query.flatMap((word, i) =>
    word.length < shortestTypo
      ? []
      : synonyms.flatMap((group) =>
          group.some(([term = '', ...rest]) => rest.length === 0 && word !== term && isOneTypoAway(word, term))
            ? group.map((phrase) => ({ words: [i], phrase, isLoose: true, isTypo: true }))
            : [],
        ),
  )
}

/** meaningsIn finds the synonyms of the words of a query. */
export function meaningsIn(query: readonly string[], synonyms: Synonyms): Meaning[] {
  return synonyms.flatMap((group) =>
    group.flatMap((phrase) =>
      placesOf(phrase, query).flatMap((words) =>
        group.filter((other) => other.join(' ') !== phrase.join(' ')).map((other) => ({ words, phrase: other })),
      ),
    ),
  )
}

/** Finds the occurrences of a phrase in a query. */
function placesOf(phrase: Phrase, query: readonly string[]): number[][] {
  const starts = query.map((_, start) => start)
  return starts
    .filter((start) => phrase.every((term, i) => query[start + i] === term))
    .map((start) => phrase.map((_, i) => start + i))
}

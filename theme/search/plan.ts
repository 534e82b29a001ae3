/** Plan lists the terms to search for. */
export interface Plan {
  clauses: Clause[]
  /** number of words that a place should have */
  words: number
  /** how rare each of these words is on the site: the higher, the more it decides */
  rarity: number[]
  /** words that a place has if it has certain others */
  implied: Implied[]
  /** words that count only together, as bits */
  pairs: number[]
  /** the words in the order of the query, the common ones too */
  run: RunWord[]
}

/** Clause is one term to search for. */
export interface Clause {
  term: string
  boost: number
  /** the words of the query that it matches, as bits */
  words: number
  /** search only in names */
  onlyNames: boolean
  /** the term is a typo away from the words, or means about the same */
  isLoose: boolean
}

/** Implied gives a place that has all words of a synonym the words that it stands for. */
export interface Implied {
  all: number
  gives: number
}

/** RunWord is a word of the query where it occurs. */
export interface RunWord {
  /** its terms, and those that mean the same */
  terms: ReadonlySet<string>
  isCommon: boolean
  /** those of its terms that also stand for the word before it */
  joined: ReadonlySet<string>
  weight: number
}

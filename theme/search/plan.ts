/** Plan lists the terms to search for. */
export interface Plan {
  clauses: Clause[]
  /** number of words that a place should have */
  words: number
  /** words that a place has if it has certain others */
  implied: Implied[]
}

/** Clause is one term to search for. */
export interface Clause {
  term: string
  boost: number
  /** the words of the query that it matches, as bits */
  words: number
  /** search only in names */
  onlyNames: boolean
}

/** Implied gives a place that has all words of a synonym the words that it stands for. */
export interface Implied {
  all: number
  gives: number
}

/** Plan is what the search looks for. */
export interface Plan {
  clauses: Clause[]
  /** how many words a place should have */
  words: number
  /** words that a place has when it has others */
  implied: Implied[]
}

/** Clause is one term to look for. */
export interface Clause {
  term: string
  boost: number
  /** the words of the query that it stands for, as bits */
  words: number
  /** look in names alone */
  onlyNames: boolean
}

/** Implied says that a place with all of some words has others too: what they mean together. */
export interface Implied {
  all: number
  gives: number
}

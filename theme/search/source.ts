import type { SearchRecord } from '../contract'

/** The fields that name a place, as opposed to its text. */
export const nameFields = ['title', 'heading', 'keywords'] as const
export type Field = (typeof nameFields)[number] | 'text'

/** Entry is a term of the vocabulary. */
export interface Entry {
  term: string
  /** number of name fields that contain it */
  names: number
  /** number of texts that contain it */
  texts: number
}

/** ScoredPlaces lists places, ascending, each with its score. */
export interface ScoredPlaces {
  /** the number of the page */
  pages: ArrayLike<number>
  /** the number of the section in its page; 0 is the page itself */
  sections: ArrayLike<number>
  scores: ArrayLike<number>
}

/** Postings lists the places with a term in a field, each with lunr's score. */
export interface Postings extends ScoredPlaces {
  /** If these are only the best places: of each page that has others, the first of them. Their scores are estimates. */
  rest?: ScoredPlaces
}

/** Source is a searchable index. The number of a place is that of its page, times sections, plus that of its section. */
export interface Source {
  /** number of pages */
  pages: number
  /** number of places that are reserved for each page */
  sections: number
  /** number of pages and sections */
  size: number
  /** vocabulary returns the terms that begin with a letter, ascending; if they are too many, the most common ones. */
  vocabulary(letter: string): Promise<readonly Entry[]>
  /** entry finds a term in the vocabulary. */
  entry(term: string): Promise<Entry | undefined>
  /** beginning returns the terms that begin with a text. If they are too many, the wanted number of common ones is enough. */
  beginning(text: string, wanted: number): Promise<readonly Entry[]>
  /** postings returns the places of a term, by field. */
  postings(term: string, fields: readonly Field[]): Promise<Map<Field, Postings>>
  records(places: readonly number[]): Promise<Map<number, SearchRecord>>
}

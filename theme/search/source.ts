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

/** Postings lists the places with a term in a field, ascending, each with lunr's score. */
export interface Postings {
  places: ArrayLike<number>
  scores: ArrayLike<number>
}

/** Source is a searchable index. A place is the number of a record, which is a page or a section of one. */
export interface Source {
  places: number
  /** the number of each page's first place, which is the page itself, ascending */
  pages: ArrayLike<number>
  /** vocabulary returns all terms that begin with a letter, and maybe more. */
  vocabulary(letter: string): Promise<readonly Entry[]>
  /** postings returns the places of a term, by field. */
  postings(term: string, fields: readonly Field[]): Promise<Map<Field, Postings>>
  records(places: readonly number[]): Promise<Map<number, SearchRecord>>
}

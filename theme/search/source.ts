import type { SearchRecord } from '../contract'

/** Names are the fields in which a place says what it is; texts are what else stands there. */
export const nameFields = ['title', 'heading', 'keywords'] as const
export type Field = (typeof nameFields)[number] | 'text'

/** Entry is a term of the vocabulary. */
export interface Entry {
  term: string
  /** in how many fields of names it stands */
  names: number
  /** in how many texts it stands */
  texts: number
}

/** Postings are the places that have a term in a field, ascending, each with lunr's score. */
export interface Postings {
  places: ArrayLike<number>
  scores: ArrayLike<number>
}

/** Source is what is searched. A place is a record by its number: a page, or a section of one. */
export interface Source {
  places: number
  /** the number of each page's first place, which is the page itself, ascending */
  pages: ArrayLike<number>
  /** vocabulary gives at least all terms that begin with a letter. */
  vocabulary(letter: string): Promise<readonly Entry[]>
  /** postings gives where a term stands, field by field. */
  postings(term: string, fields: readonly Field[]): Promise<Map<Field, Postings>>
  records(places: readonly number[]): Promise<Map<number, SearchRecord>>
}

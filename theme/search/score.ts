import type { Clause } from './plan'
import { type Field, nameFields, type Source } from './source'

/** Scores has the score of each place by its number; 0 means no match. */
export interface Scores {
  /** lunr's score */
  all: Float64Array
  /** the part of the score that comes from the title */
  titles: Float64Array
  /** the words of the query that the place has, as bits */
  words: Uint32Array
  /** those of them that are not loose */
  sure: Uint32Array
  /** the words that its title has */
  titleWords: Uint32Array
}

const allFields: readonly Field[] = [...nameFields, 'text']

/**
 * score computes the score that lunr 2.3.9 gives each place: for each field, the product of the query's
 * vector and the field's vector, divided by the length of the query's vector. The query's vector has every
 * term that is searched in the field.
 */
export async function score(clauses: readonly Clause[], source: Source): Promise<Scores> {
  const scores: Scores = {
    all: new Float64Array(source.places),
    titles: new Float64Array(source.places),
    words: new Uint32Array(source.places),
    sure: new Uint32Array(source.places),
    titleWords: new Uint32Array(source.places),
  }
  const weights = new Map(allFields.map((field) => [field, new Map<string, number>()]))
  for (const { term, boost, onlyNames } of clauses) {
    for (const field of onlyNames ? nameFields : allFields) {
      const weight = weights.get(field)
      weight?.set(term, (weight.get(term) ?? 0) + boost)
    }
  }
  const found = await Promise.all(
    [...new Set(clauses.map(({ term }) => term))].map(async (term) => {
      const fields = weights.get('text')?.has(term) ? allFields : nameFields
      return [term, await source.postings(term, fields)] as const
    }),
  )
  const bits = bitsOf(clauses)
  const sureBits = bitsOf(clauses.filter(({ isLoose }) => !isLoose))
  for (const [field, weight] of weights) {
    const length = Math.hypot(...weight.values())
    for (const [term, postings] of found) {
      const { places, scores: values } = postings.get(field) ?? { places: [], scores: [] }
      const share = (weight.get(term) ?? 0) / length
      const words = bits.get(term) ?? 0
      const sure = sureBits.get(term) ?? 0
      for (let i = 0; i < places.length; i += 1) {
        const place = places[i] ?? 0
        const value = share * (values[i] ?? 0)
        scores.all[place] = (scores.all[place] ?? 0) + value
        scores.words[place] = (scores.words[place] ?? 0) | words
        scores.sure[place] = (scores.sure[place] ?? 0) | sure
        if (field === 'title') {
          scores.titles[place] = (scores.titles[place] ?? 0) + value
          scores.titleWords[place] = (scores.titleWords[place] ?? 0) | words
        }
      }
    }
  }
  return scores
}

/** Returns the words of the query that each term matches. */
function bitsOf(clauses: readonly Clause[]): Map<string, number> {
  const bits = new Map<string, number>()
  for (const { term, words } of clauses) {
    bits.set(term, (bits.get(term) ?? 0) | words)
  }
  return bits
}

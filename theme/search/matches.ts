import type { Clause } from './plan'
import { type Field, nameFields, type Postings, type Source } from './source'

/** Match is a term in a field, with its postings. */
export interface Match {
  postings: Postings
  field: Field
  /** what the term weighs in the query */
  share: number
  /** the words of the query that it matches, as bits; those of them that are not loose */
  words: number
  sure: number
}

const allFields: readonly Field[] = [...nameFields, 'text']

/** matchesOf finds the postings of clauses, and what each of their terms weighs. */
export async function matchesOf(clauses: readonly Clause[], source: Source): Promise<Match[]> {
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
  return [...weights].flatMap(([field, weight]) => {
    const length = Math.hypot(...weight.values())
    return found.flatMap(([term, byField]) => {
      const postings = byField.get(field)
      const how = { share: (weight.get(term) ?? 0) / length, words: bits.get(term) ?? 0, sure: sureBits.get(term) ?? 0 }
      return postings && postings.pages.length > 0 ? [{ postings, field, ...how }] : []
    })
  })
}

/** Returns the words of the query that each term matches. */
function bitsOf(clauses: readonly Clause[]): Map<string, number> {
  const bits = new Map<string, number>()
  for (const { term, words } of clauses) {
    bits.set(term, (bits.get(term) ?? 0) | words)
  }
  return bits
}

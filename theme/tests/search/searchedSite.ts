import lunr from 'lunr'
import type { SearchRecord } from '../../contract'
import { type Found, find } from '../../search/find'
import { english } from '../../search/language'
import type { Synonyms } from '../../search/synonyms'
import { type SerializedIndex, wholeSource } from '../../search/wholeSource'
import { wordsIn } from '../../search/words'

const wanted = { pages: 8, hitsPerPage: 4 }

/** siteOf indexes records as docgen does, and searches them in English, with the synonyms of a site or without. */
export function siteOf(own: readonly Pick<SearchRecord, 'title' | 'pageTitle' | 'url' | 'text'>[]) {
  const records: SearchRecord[] = own.map((record) => ({ ...record, version: 'Next', trail: 'API' }))
  const index = lunr((builder) => {
    builder.ref('ref')
    builder.field('title', { boost: 10 })
    builder.field('heading', { boost: 8 })
    builder.field('keywords', { boost: 5 })
    builder.field('text')
    builder.pipeline.reset()
    const tokenizer = (text: unknown) => {
      const units = wordsIn(typeof text === 'string' ? text : '').flatMap((word) => word.units)
      return units.map((unit) => new lunr.Token(english.term(unit.text), {}))
    }
    builder.tokenizer = Object.assign(tokenizer, { separator: / / })
    records.forEach((record, ref) => {
      const { title, text, url } = record
      builder.add({ ref, text, ...(url.includes('#') ? { heading: title } : { title }) })
    })
  })
  const serialised: SerializedIndex = JSON.parse(JSON.stringify(index))
  const source = wholeSource(serialised, records)
  return {
    search: (query: string): Promise<Found> => find(query, source, [english], wanted),
    find: (query: string, synonyms: Synonyms): Promise<Found> =>
      find(query, source, [{ ...english, synonyms }], wanted),
  }
}

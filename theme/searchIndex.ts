import lunr from 'lunr'
import type { SearchRecord } from './contract'

// Boosts: a word in a heading says more of what a place is about than one in its text.
const titleBoost = 10
const keywordsBoost = 5

/** Builds the search index in Node; the refs of its documents are positions in `records`. */
export function index(records: SearchRecord[]): lunr.Index {
  return lunr((builder) => {
    builder.ref('ref')
    builder.field('title', { boost: titleBoost })
    builder.field('keywords', { boost: keywordsBoost })
    builder.field('text')
    builder.metadataWhitelist = ['position']
    records.forEach((record, ref) => {
      builder.add({ ref, title: record.title, keywords: record.keywords ?? '', text: record.text })
    })
  })
}

// Package search turns docs into records that can be found, and records into the files that the
// browser searches.
//
// It works in three steps. [Records] returns the records of a page: the page itself, and each
// of its sections (h2 and h3). [Count] returns the terms of records. Both depend only
// on the page, so callers can cache their results. [Build] joins all pages into files: a single
// index that lunr loads or, above a budget, a split index of which a query needs few parts. If
// few pages changed since, [Update] makes only the parts that change. The package knows parsed
// documents and final URLs. It does I/O only through functions that it is given.
//
// The district search has what readers find: records, their words, the index. It knows no pages, only records of
// them. Open search.go first.
//
// Its packages, each of which imports only those above it:
//
//   - lunr: builds the same index as lunr 2.3.9, byte for byte
//   - words: the words of a text, and the terms under which the search finds them, by language
//   - invert: turns the terms of each document into the documents with each term, in bounded memory
package search

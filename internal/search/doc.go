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
// # The index
//
// `search.Records` lists the places in a page that readers can find, without lists of related pages (`isAside`),
// and `search.Count` counts their terms. A text has the terms of its own language (`words.Language`), so an
// untranslated page shares them with its original. The manifest of an index lists the languages of its texts, and
// browsers look for a word in each of them. `search.Build` joins all pages. Above `search.budget` it divides the
// index into parts: vocabulary by first letters, postings by whole terms, records by page. The name of each part is
// the hash of its content. Hashes of terms and URLs decide where parts begin (`cut.go`), so an edit changes few
// parts. A query reads whole parts, with pages from anywhere: if parts had twice the size, there would be half as many
// files, and a query would download nearly twice as much of the records. A letter with too many terms is divided
// further, and lists the most common ones in a part of its own (`common.go`). Browsers correct and complete words with
// these terms alone, and load other parts only for terms that a query has itself. The main files list all parts. A list
// that is too long is divided as well (`directory.go`), so what every query downloads hardly grows with the site. Of a word that is in more than 16,000
// places, browsers get the best 8,000 and, of each page with others, the first of these (`abridge.go`). They count
// such pages and rank them, but cannot tell their other places apart. The complete postings of the word are in a
// file that only `search.Update` reads.
//
// A site of 100,000 pages has about 70 million postings, and more search files than fit into memory. So a build
// takes pages in order and hands on each block of records as soon as it is full. Of each posting it keeps two bytes,
// and beyond 8 MB they are in a scratch file (`search/invert`). Then it makes the parts with postings, for 4 million
// postings at a time. Each file goes to `search.Files` when it is made: the staging folder, or memory in a preview.
// A site that may have a single index keeps its pages until `weight.isTooLarge` says that it has none.
//
// A posting names a page by number, and a section by its number within the page. Adding or removing a page renumbers
// the pages after it. `search.Update` rewrites their postings without reading other pages. Two tests guard this:
// `TestUpdateMakesWhatABuildMakes` and `TestPartsRankAsLunrRanksTheWhole`.
//
// In the browser, `theme/search/worker.ts` does the work. `words.ts`, `fold.ts` and `language.ts` find terms as Go
// does. `compounds.ts` first cuts words of the query in two where a text has the two one after the other. The index
// has no positions, so it reads the best places with both. `query.ts`, `expand.ts`, `meanings.ts` and `phrases.ts`
// find the terms of the vocabulary that a query means. `score.ts` scores as lunr does, some pages at a time, and
// `rank.ts` keeps the best of them. Memory and time thus depend on what matches, and not on the size of the site.
// `reorder.ts`, `exactness.ts` and `passage.ts` read the best places and sort them again, and `snippet.ts` cuts the
// texts. A query also looks for other spellings (`spelling.ts`) and for docgen's own synonyms (`related.ts`), which
// count less. `theme/tests/search/relevance.test.ts` tests the ranking with names and with questions in the words of
// readers.
//
// The district search is about what readers find: records, their words, the index. It knows no pages, only records
// of them. Start with search.go.
//
// Its packages, each of which imports only those above it:
//
//   - lunr: builds the same index as lunr 2.3.9, byte for byte
//   - words: the words of a text, and the terms under which the search finds them, by language
//   - invert: turns the terms of each document into the documents with each term, in bounded memory
package search

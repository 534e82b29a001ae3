// Package lunr builds the same search index as lunr 2.3.9, byte for byte, so that
// lunr.Index.load accepts it in the browser.
//
// It works in two stages. [Analyze] finds the terms of each document independently. [Join]
// joins the analyses into an [Index], which can be written as lunr's JSON. Both take
// time linear in the number of words. [Build] runs both. The package knows texts and fields, not
// pages. It does no I/O and starts no goroutines.
package lunr

import "iter"

// Field is a field that every document has.
type Field struct {
	Name  string  // without "/", and neither "_index" nor a number
	Boost float64 // weight of the words in it; 0 means 1
}

// Document holds the texts of a document, in the order of the fields. Its reference in the
// index is its position in the list of documents.
type Document []string

// Options configure an index and how it is built.
type Options struct {
	Positions bool                                        // store the position of each word in its field
	Terms     func(field int, text string) iter.Seq[Term] // finds the terms of a field, given its index; nil means [English]
	Parallel  Parallel
}

// Parallel calls work for every number from 0 to n-1, in any order and possibly concurrently,
// and returns when all calls have returned. Nil means one after the other. If it omits calls,
// for example because it was canceled, the index is invalid.
type Parallel func(n int, work func(i int))

// Build returns the index of documents as JSON.
func Build(fields []Field, documents []Document, options Options) []byte {
	return Join(Source{Fields: fields, Analyses: Analyze(documents, options)}).JSON(options.Parallel)
}

// Do runs the work, in order if p is nil.
func (p Parallel) Do(n int, work func(i int)) {
	if p != nil {
		p(n, work)
		return
	}
	for i := range n {
		work(i)
	}
}

// chunkSize is the number of documents in a unit of work.
const chunkSize = 256

// inChunks calls work for each chunk of documents, with the index of the chunk and the range of
// its documents.
func (p Parallel) inChunks(documents int, work func(chunk, first, end int)) {
	p.Do(countChunks(documents), func(chunk int) {
		first := chunk * chunkSize
		work(chunk, first, min(first+chunkSize, documents))
	})
}

func countChunks(documents int) int { return (documents + chunkSize - 1) / chunkSize }

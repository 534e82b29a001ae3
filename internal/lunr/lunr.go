// Package lunr builds the search index that lunr 2.3.9 builds, byte for byte,
// so that lunr.Index.load takes it in the browser.
//
// Two stages make it. [Analyse] finds the terms of each document, which depend
// on nothing else; [Join] joins the analyses of all documents into an [Index],
// which is written as lunr's JSON, or read term by term. Both take time linear
// to the words. [Build] does one after the other.
// The package knows texts and fields, not pages; it does no I/O and starts no
// goroutine.
package lunr

import "iter"

// Field is one field that every document has.
type Field struct {
	Name  string  // without "/", and neither "_index" nor a number
	Boost float64 // of words found in it; 0 means 1
}

// Document is the texts of one document, in the order of the fields. Its
// reference in the index is its position among the documents.
type Document []string

// Options say what goes into an index, and how it is built.
type Options struct {
	Positions bool                                        // keep where in its field each word stands
	Terms     func(field int, text string) iter.Seq[Term] // finds the terms of a field, by its position; nil means [English]
	Parallel  Parallel
}

// Parallel calls work for every number from 0 to n-1, in any order and as many
// at a time as it likes, and returns when all calls have. Nil means one after
// the other. When it leaves calls out, as one that was cancelled may, the index
// is of no use.
type Parallel func(n int, work func(i int))

// Build returns the index of documents as JSON.
func Build(fields []Field, documents []Document, options Options) []byte {
	return Join(Source{Fields: fields, Analyses: Analyse(documents, options)}).JSON(options.Parallel)
}

// Do does the work, in order when p is nil.
func (p Parallel) Do(n int, work func(i int)) {
	if p != nil {
		p(n, work)
		return
	}
	for i := range n {
		work(i)
	}
}

// chunkSize is how many documents make one piece of work.
const chunkSize = 256

// inChunks calls work with each chunk of so many documents: with its position,
// its first document, and the one after its last.
func (p Parallel) inChunks(documents int, work func(chunk, first, end int)) {
	p.Do(countChunks(documents), func(chunk int) {
		first := chunk * chunkSize
		work(chunk, first, min(first+chunkSize, documents))
	})
}

func countChunks(documents int) int { return (documents + chunkSize - 1) / chunkSize }

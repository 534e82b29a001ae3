package lunr

import (
	"encoding/binary"
	"iter"
	"slices"
)

// Analysis is the packed information that the index needs about a document. It depends only on
// the document and the options, so builds by the same program can reuse it.
//
// For each field it contains the number of terms, the number of distinct terms, and each of
// these in order of appearance: its text, its number of occurrences, and the JSON of its
// positions. Numbers are unsigned varints; strings are prefixed by their length.
type Analysis []byte

// Analyze finds the terms of each document.
func Analyze(documents []Document, options Options) []Analysis {
	find := options.Terms
	if find == nil {
		find = func(_ int, text string) iter.Seq[Term] { return English(text) }
	}
	analyses := make([]Analysis, len(documents))
	options.Parallel.inChunks(len(documents), func(_, first, end int) {
		analyzer := analyzer{find: find, positions: options.Positions, terms: termList{slots: map[string]int{}}}
		for i := first; i < end; i++ {
			analyses[i] = analyzer.analyze(documents[i])
		}
	})
	return analyses
}

// analyzer analyzes documents one after the other in the same memory.
type analyzer struct {
	find      func(field int, text string) iter.Seq[Term]
	positions bool
	terms     termList
	packed    Analysis
}

func (a *analyzer) analyze(document Document) Analysis {
	a.packed = a.packed[:0]
	for field, text := range document {
		a.terms.reset()
		for term := range a.find(field, text) {
			a.terms.add(term)
		}
		a.packed = a.terms.pack(a.packed, a.positions)
	}
	return slices.Clone(a.packed)
}

// Lengths returns the length of each field in terms.
func (a Analysis) Lengths(fields int) []int {
	lengths := make([]int, fields)
	from := reader{analysis: a}
	for field := range lengths {
		lengths[field] = from.number()
		for range from.different() {
			from.text()
			from.number() // its count
			from.text()   // its places
		}
	}
	return lengths
}

// reader reads an analysis. For invalid data it returns arbitrary values, but it always
// terminates.
type reader struct {
	analysis Analysis
	at       int
}

// number reads a number.
func (r *reader) number() int {
	value, size := binary.Uvarint(r.analysis[r.at:])
	if size <= 0 {
		r.at = len(r.analysis)
		return 0
	}
	r.at += size
	return int(value & maxNumber)
}

const maxNumber = 1<<31 - 1

// different reads the number of distinct terms in the next field.
func (r *reader) different() int { return min(r.number(), len(r.analysis)-r.at) }

// text reads a string.
func (r *reader) text() []byte {
	size := r.number()
	from := r.at
	r.at = min(from+size, len(r.analysis))
	return r.analysis[from:r.at]
}

// FoundTerm is a term of a document.
type FoundTerm struct {
	Field  int
	Text   []byte // part of the analysis
	Count  int    // number of occurrences in the field
	Length int    // length of the field in terms
}

// Terms iterates over the terms of the given number of fields.
func (a Analysis) Terms(fields int) iter.Seq[FoundTerm] {
	return func(yield func(FoundTerm) bool) {
		from := reader{analysis: a}
		for field := range fields {
			length := from.number()
			for range from.different() {
				found := FoundTerm{Field: field, Text: from.text(), Count: from.number(), Length: length}
				from.text() // its places
				if !yield(found) {
					return
				}
			}
		}
	}
}

package lunr

import (
	"encoding/binary"
	"iter"
	"slices"
)

// Analysis is the packed information that the index needs about a document. It depends only on
// the document and on its terms, so builds by the same program can reuse it.
//
// For each field it contains the number of terms, the number of distinct terms, and each of
// these in order of appearance: its text and its number of occurrences. Numbers are unsigned
// varints; a text is prefixed by its length.
type Analysis []byte

// Analyze counts the terms of each document. terms finds those of a field, given its index.
func Analyze(documents []Document, terms func(field int, text string) iter.Seq[string]) []Analysis {
	analyses := make([]Analysis, len(documents))
	counter := counter{slots: map[string]int{}}
	var packed Analysis // is used again
	for i, document := range documents {
		packed = packed[:0]
		for field, text := range document {
			packed = counter.appendField(packed, terms(field, text))
		}
		analyses[i] = slices.Clone(packed)
	}
	return analyses
}

// counter counts the terms of one field after the other in the same memory.
type counter struct {
	slots    map[string]int // index in distinct
	distinct []countedTerm
}

type countedTerm struct {
	text  string
	count int
}

// appendField appends the terms of a field to an analysis.
func (c *counter) appendField(out Analysis, terms iter.Seq[string]) Analysis {
	clear(c.slots)
	c.distinct = c.distinct[:0]
	total := 0
	for text := range terms {
		slot, known := c.slots[text]
		if !known {
			slot = len(c.distinct)
			c.slots[text] = slot
			c.distinct = append(c.distinct, countedTerm{text: text})
		}
		c.distinct[slot].count++
		total++
	}
	out = binary.AppendUvarint(out, uint64(total))
	out = binary.AppendUvarint(out, uint64(len(c.distinct)))
	for _, term := range c.distinct {
		out = binary.AppendUvarint(out, uint64(len(term.text)))
		out = append(out, term.text...)
		out = binary.AppendUvarint(out, uint64(term.count))
	}
	return out
}

// Lengths returns the length of each field in terms.
func (a Analysis) Lengths(fields int) []int {
	lengths := make([]int, fields)
	from := reader{analysis: a}
	for field := range lengths {
		lengths[field] = from.number()
		for range from.distinct() {
			from.text()
			from.number() // its count
		}
	}
	return lengths
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
			for range from.distinct() {
				if !yield(FoundTerm{Field: field, Text: from.text(), Count: from.number(), Length: length}) {
					return
				}
			}
		}
	}
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

// distinct reads the number of distinct terms in the next field.
func (r *reader) distinct() int { return min(r.number(), len(r.analysis)-r.at) }

// text reads a string.
func (r *reader) text() []byte {
	size := r.number()
	from := r.at
	r.at = min(from+size, len(r.analysis))
	return r.analysis[from:r.at]
}

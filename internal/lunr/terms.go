package lunr

import "iter"

// Entry is a term of an index with its occurrences.
type Entry struct {
	Text   string
	index  *inverted
	number uint32
}

// Posting is a document with a term in one of its fields.
type Posting struct {
	Document int
	Count    int // occurrences of the term in the field
	Length   int // length of the field in terms
}

// Terms iterates over the terms of the index in JavaScript's sort order.
func (x Index) Terms() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for _, number := range x.order {
			if !yield(Entry{Text: x.terms[number], index: x.inverted, number: number}) {
				return
			}
		}
	}
}

// Spread returns the number of documents with the term in a field.
func (e Entry) Spread(field int) int { return int(e.index.spread[e.index.at(e.number, field)]) }

// Postings iterates over the documents with the term in a field, in ascending order.
func (e Entry) Postings(field int) iter.Seq[Posting] {
	x := e.index
	return func(yield func(Posting) bool) {
		for _, posting := range x.of(x.at(e.number, field)) {
			from := x.reader(posting)
			length := x.lengths[int(posting.document)*len(x.Fields)+field]
			if !yield(Posting{Document: int(posting.document), Count: from.number(), Length: int(length)}) {
				return
			}
		}
	}
}

// Size returns the number of postings in the index.
func (x Index) Size() int { return len(x.postings) }

// Averages returns the average length of each field in terms.
func (x Index) Averages() []float64 { return x.averages }

// Compare compares terms as JavaScript does.
func Compare(a, b string) int { return compareUnits(a, b) }

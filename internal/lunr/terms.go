package lunr

import "iter"

// Entry is a term of an index and where it stands.
type Entry struct {
	Text   string
	index  *inverted
	number uint32
}

// Posting is a document that has a term in a field.
type Posting struct {
	Document int
	Count    int // of the term in the field
	Length   int // of the field in terms
}

// Terms gives the terms of the index, as JavaScript sorts them.
func (x Index) Terms() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		for _, number := range x.order {
			if !yield(Entry{Text: x.terms[number], index: x.inverted, number: number}) {
				return
			}
		}
	}
}

// Spread is how many documents have the term in a field.
func (e Entry) Spread(field int) int { return int(e.index.spread[e.index.at(e.number, field)]) }

// Postings gives the documents that have the term in a field, ascending.
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

// Size is how many postings the index has.
func (x Index) Size() int { return len(x.postings) }

// Averages gives the average length of each field in terms.
func (x Index) Averages() []float64 { return x.averages }

// Compare compares terms as JavaScript does.
func Compare(a, b string) int { return compareUnits(a, b) }

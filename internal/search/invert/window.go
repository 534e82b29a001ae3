package invert

import (
	"iter"
	"slices"
)

// Posting is a document with a term in one of its fields.
type Posting struct {
	Document int
	Count    int // occurrences of the term in the field
	Length   int // length of the field in terms
}

// Window has the postings of consecutive terms of a collection.
type Window struct {
	sorted     Sorted
	collection *Collection
	first      int               // place of the first term
	ends       []uint32          // of the postings before the first term, then of each term's
	found      []uint32          // of each posting: its document times the number of fields, plus its field
	counts     []uint8           // of each posting, up to manyTimes
	more       map[uint32]uint32 // counts from manyTimes on
}

// manyTimes is the least count that does not fit into a byte.
const manyTimes = 255

// NewWindow returns a window, which has no postings yet.
func NewWindow(sorted Sorted) *Window { return &Window{sorted: sorted} }

// Move loads the postings that a collection has of the terms from first to before end, by their
// places in the order of terms. It replaces the postings that the window had.
func (w *Window) Move(c *Collection, first, end int) error {
	w.collection, w.first, w.more = c, first, map[uint32]uint32{}
	w.ends = append(slices.Grow(w.ends[:0], end-first+1), 0)
	total := uint32(0)
	for at := first; at < end; at++ {
		w.ends = append(w.ends, total)
		total += uint32(c.Spread(w.sorted.order[at]))
	}
	w.found = slices.Grow(w.found[:0], int(total))[:total]
	w.counts = slices.Grow(w.counts[:0], int(total))[:total]
	for field := range c.streams {
		found := uint32(field)
		if err := c.streams[field].each(func(block []byte) { found = w.fill(block, found) }); err != nil {
			return err
		}
	}
	return nil
}

// Forget frees the postings.
func (w *Window) Forget() { *w = Window{sorted: w.sorted} }

// fill adds the postings of a block of documents. found is that of the first document; the result is
// that of the next block. The ends of terms grow with each posting.
func (w *Window) fill(block []byte, found uint32) uint32 {
	ends := w.ends[1:]
	places, first := w.sorted.places, uint32(w.first)
	for at := 0; at < len(block); {
		var term uint64
		term, at = next(block, at)
		if term == 0 {
			found += uint32(w.collection.fields)
			continue
		}
		term--
		count := uint64(1)
		if term&1 == 1 {
			count, at = next(block, at)
		}
		place := places[term>>1] - first
		if place >= uint32(len(ends)) { // also if the term comes before the first
			continue
		}
		to := ends[place]
		ends[place]++
		w.found[to], w.counts[to] = found, uint8(min(count, manyTimes))
		if count >= manyTimes {
			w.more[to] = uint32(count)
		}
	}
	return found
}

// Count returns the number of postings of a term in a field.
func (w *Window) Count(term, field int) int {
	count := 0
	for range w.Postings(term, field) {
		count++
	}
	return count
}

// Postings returns the postings of a term in a field, in the order of documents.
func (w *Window) Postings(term, field int) iter.Seq[Posting] {
	return func(yield func(Posting) bool) {
		first, end := w.ends[term-w.first], w.ends[term-w.first+1]
		fields := uint32(w.collection.fields)
		for at := first; at < end; at++ {
			found := w.found[at]
			if found%fields != uint32(field) {
				continue
			}
			count := uint32(w.counts[at])
			if count == manyTimes {
				count = w.more[at]
			}
			if !yield(Posting{int(found / fields), int(count), int(w.collection.lengths[found])}) {
				return
			}
		}
	}
}

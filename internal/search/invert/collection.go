// Package invert turns lists of the terms in each document into lists of the documents with each
// term, without holding the second kind of lists for all terms at the same time.
//
// A [Collection] receives documents one by one and keeps about three bytes for each of their terms.
// [Terms.Sort] sorts the terms when all documents are there. Then a [Window] gives access to the
// postings of consecutive terms; it reads the whole collection each time it moves. The package
// knows terms by their bytes and documents by their numbers. It does I/O only with the file of a
// [scratch.Room], and starts no goroutines.
package invert

import "github.com/docgen-cli/docgen/internal/engine/scratch"

// Collection has the terms of documents in some fields.
type Collection struct {
	terms   *Terms
	fields  int
	lengths []uint32 // of each field of each document, in terms
	spread  tally    // number of postings of each term
	streams []stream // of each field
}

// NewCollection returns an empty collection that adds its terms to a list and keeps them in a room.
// It may share both with other collections. block is the approximate size in bytes of what it keeps
// at once.
func NewCollection(terms *Terms, room *scratch.Room, fields, block int) *Collection {
	c := &Collection{terms: terms, fields: fields, streams: make([]stream, fields)}
	for field := range c.streams {
		c.streams[field] = stream{room: room, size: block}
	}
	return c
}

// Document begins the next document.
func (c *Collection) Document() {
	if len(c.lengths) > 0 {
		c.end()
	}
	for range c.fields {
		c.lengths = append(c.lengths, 0)
	}
}

// Add adds a term of the current document: the number of its occurrences in a field, and the
// number of terms in that field.
func (c *Collection) Add(field int, text []byte, count, length int) {
	number := c.terms.number(text)
	c.spread.add(number)
	c.lengths[len(c.lengths)-c.fields+field] = uint32(length)
	c.streams[field].add(number, count)
}

// end ends the current document.
func (c *Collection) end() {
	for field := range c.streams {
		c.streams[field].end()
	}
}

// Spread returns the number of postings of a term.
func (c *Collection) Spread(number uint32) int { return c.spread.count(number) }

// Forget frees everything but the numbers of postings.
func (c *Collection) Forget() { c.streams, c.lengths = nil, nil }

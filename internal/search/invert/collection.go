// Package invert turns lists of the terms in each document into lists of the documents with each
// term, without holding the second kind of lists for all terms at the same time.
//
// A [Collection] receives documents one by one and keeps about three bytes for each of their terms.
// [Terms.Sort] sorts the terms when all documents are there. Then a [Window] gives access to the
// postings of consecutive terms; it reads the whole collection each time it moves. The package
// knows terms by their bytes and documents by their numbers. It does I/O only with the file of a
// [scratch.Room], and starts no goroutines.
package invert

import (
	"encoding/binary"

	"github.com/docgen-cli/docgen/internal/engine/scratch"
)

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

// stream has the terms of a field of all documents. Each term is a varint of its number, shifted by
// one bit, plus one; the bit says that a varint with its count follows. Otherwise the count is 1. A
// zero ends a document.
type stream struct {
	room   *scratch.Room
	size   int             // approximate size of blocks
	blocks []scratch.Value // of whole documents
	last   []byte          // to which the stream adds
}

func (s *stream) add(number uint32, count int) {
	if count == 1 {
		s.last = binary.AppendUvarint(s.last, uint64(number)<<1+1)
		return
	}
	s.last = binary.AppendUvarint(s.last, uint64(number)<<1+2)
	s.last = binary.AppendUvarint(s.last, uint64(count))
}

func (s *stream) end() {
	s.last = append(s.last, 0)
	if len(s.last) < s.size {
		return
	}
	kept, isInFile := s.room.Keep(s.last)
	s.blocks = append(s.blocks, kept)
	if !isInFile {
		s.last = make([]byte, 0, s.size+s.size/16)
	}
	s.last = s.last[:0]
}

// each calls work for each block. A block is valid until work returns.
func (s *stream) each(work func(block []byte)) error {
	buffer := make([]byte, 0, s.size+s.size/16)
	for _, kept := range s.blocks {
		block, err := kept.Bytes(buffer)
		if err != nil {
			return err
		}
		work(block)
	}
	work(s.last)
	return nil
}

// next reads a number at an offset of a block. It returns the offset after it.
func next(block []byte, at int) (value uint64, after int) {
	if first := block[at]; first < 0x80 {
		return uint64(first), at + 1
	}
	return varint(block, at)
}

// varint is apart so that the compiler inlines next.
func varint(block []byte, at int) (value uint64, after int) {
	value, size := binary.Uvarint(block[at:])
	return value, at + size
}

// tally counts how often a number was added. Most numbers are added once or twice, so a byte is
// enough for them.
type tally struct {
	few  []uint8           // counts up to many, by number
	more map[uint32]uint32 // what counts are above many
}

const many = 255

func (t *tally) add(number uint32) {
	for int(number) >= len(t.few) {
		t.few = append(t.few, 0)
	}
	if t.few[number] < many {
		t.few[number]++
		return
	}
	if t.more == nil {
		t.more = map[uint32]uint32{}
	}
	t.more[number]++
}

func (t *tally) count(number uint32) int {
	switch {
	case int(number) >= len(t.few):
		return 0
	case t.few[number] < many:
		return int(t.few[number])
	}
	return many + int(t.more[number])
}

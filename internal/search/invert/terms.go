package invert

import (
	"hash/maphash"
	"strings"
)

// Terms numbers terms in the order in which they first appear. It keeps their texts in a few large
// blocks, because a site can have millions of terms.
type Terms struct {
	blocks []string        // of texts, one after the other
	last   strings.Builder // holds the last block, and never moves it
	starts []uint32        // of each term: the number of its block, then its offset in the block
	slots  []uint32        // hash table of numbers plus one; 0 is free
	seed   maphash.Seed
}

// A block has this many bytes, unless a single term is longer.
const (
	blockBits = 16
	blockSize = 1 << blockBits
)

// NewTerms returns an empty list of terms.
func NewTerms() *Terms { return &Terms{seed: maphash.MakeSeed(), slots: make([]uint32, 1<<10)} }

// Len returns the number of terms.
func (t *Terms) Len() int { return len(t.starts) }

// Text returns a term by its number.
func (t *Terms) Text(number uint32) string {
	start := t.starts[number]
	block := t.blocks[start>>blockBits]
	end := len(block)
	if next := int(number) + 1; next < len(t.starts) && t.starts[next]>>blockBits == start>>blockBits {
		end = int(t.starts[next] % blockSize)
	}
	return block[start%blockSize : end]
}

// number returns the number of a term, which it adds if necessary.
func (t *Terms) number(text []byte) uint32 {
	mask := uint64(len(t.slots) - 1)
	for at := maphash.Bytes(t.seed, text) & mask; ; at = (at + 1) & mask {
		switch number := t.slots[at] - 1; {
		case t.slots[at] == 0:
			t.slots[at] = uint32(len(t.starts)) + 1
			t.add(text)
			return uint32(len(t.starts)) - 1
		case t.Text(number) == string(text):
			return number
		}
	}
}

func (t *Terms) add(text []byte) {
	if len(t.blocks) == 0 || t.last.Len()+len(text) > t.last.Cap() || t.last.Len() >= blockSize {
		t.last.Reset()
		t.last.Grow(max(blockSize, len(text)))
		t.blocks = append(t.blocks, "")
	}
	block := len(t.blocks) - 1
	t.starts = append(t.starts, uint32(block<<blockBits|t.last.Len()))
	t.last.Write(text)
	t.blocks[block] = t.last.String()
	if 4*len(t.starts) > 3*len(t.slots) {
		t.grow()
	}
}

// grow doubles the hash table.
func (t *Terms) grow() {
	t.slots = make([]uint32, 2*len(t.slots))
	mask := uint64(len(t.slots) - 1)
	for number := range uint32(len(t.starts)) {
		at := maphash.String(t.seed, t.Text(number)) & mask
		for t.slots[at] != 0 {
			at = (at + 1) & mask
		}
		t.slots[at] = number + 1
	}
}

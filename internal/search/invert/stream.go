package invert

import (
	"encoding/binary"

	"github.com/docgen-cli/docgen/internal/engine/scratch"
)

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

package indexer

import (
	"encoding/binary"
	"errors"

	"github.com/docgen-cli/docgen/internal/engine/pack"
	"github.com/docgen-cli/docgen/internal/search"
)

// countsCodec is a codec for the terms of a page.
type countsCodec struct{}

// Encode implements incremental.Codec.
func (countsCodec) Encode(counts search.Counts) ([]byte, error) {
	size := 0
	for _, record := range counts {
		size += len(record) + binary.MaxVarintLen32
	}
	out := pack.Writer{Bytes: make([]byte, 0, size)}
	for _, record := range counts {
		out.Numbers(int64(len(record)))
		out.Bytes = append(out.Bytes, record...)
	}
	return out.Bytes, nil
}

// Decode implements incremental.Codec.
func (countsCodec) Decode(text []byte) (search.Counts, error) {
	var counts search.Counts
	from := pack.Reader{Rest: text}
	for len(from.Rest) > 0 {
		counts = append(counts, from.Take(from.Count()))
	}
	if from.Broken {
		return nil, errors.New("the terms of a page are damaged")
	}
	return counts, nil
}

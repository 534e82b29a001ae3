package incremental

import (
	"fmt"
	"reflect"

	"github.com/fxamacker/cbor/v2"
)

// CBOR is a codec for plain values: structs with exported fields, lists, maps and scalars
// (RFC 8949). Equal values are encoded as equal bytes.
func CBOR[V any]() (Codec[V], error) {
	options := cbor.CoreDetEncOptions()
	encoder, err := options.EncMode()
	if err != nil {
		return nil, fmt.Errorf("prepare the cache's encoding: %w", err)
	}
	decoder, err := cbor.DecOptions{MaxArrayElements: 1 << 30, MaxMapPairs: 1 << 30, DefaultMapType: reflect.TypeFor[map[string]any]()}.DecMode()
	if err != nil {
		return nil, fmt.Errorf("prepare the cache's decoding: %w", err)
	}
	return cborCodec[V]{encoder, decoder}, nil
}

type cborCodec[V any] struct {
	encoder cbor.EncMode
	decoder cbor.DecMode
}

func (c cborCodec[V]) Encode(value V) ([]byte, error) { return c.encoder.Marshal(value) }

func (c cborCodec[V]) Decode(text []byte) (V, error) {
	var value V
	err := c.decoder.Unmarshal(text, &value)
	return value, err
}

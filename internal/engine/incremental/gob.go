package incremental

import (
	"bytes"
	"encoding/gob"
)

// Gob is a codec for values that consist of a few large fields.
type Gob[V any] struct{}

// Encode implements Codec.
func (Gob[V]) Encode(value V) ([]byte, error) {
	var out bytes.Buffer
	err := gob.NewEncoder(&out).Encode(value)
	return out.Bytes(), err
}

// Decode implements Codec.
func (Gob[V]) Decode(text []byte) (value V, err error) {
	err = gob.NewDecoder(bytes.NewReader(text)).Decode(&value)
	return value, err
}

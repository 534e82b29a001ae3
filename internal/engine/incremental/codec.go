package incremental

import (
	"bytes"
	"encoding/gob"
	"errors"
	"reflect"
	"time"

	"github.com/fxamacker/cbor/v2"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/pack"
)

// CBOR is a codec for plain values: structs with exported fields, lists, maps and scalars
// (RFC 8949). Equal values are encoded as equal bytes.
type CBOR[V any] struct{}

var (
	cborEncoder = must(cbor.CoreDetEncOptions().EncMode())
	cborDecoder = must(cbor.DecOptions{MaxArrayElements: 1 << 30, MaxMapPairs: 1 << 30, DefaultMapType: reflect.TypeFor[map[string]any]()}.DecMode())
)

// must panics if the options of a mode are wrong.
func must[Mode any](mode Mode, err error) Mode {
	if err != nil {
		panic("incremental: " + err.Error())
	}
	return mode
}

// Encode implements Codec.
func (CBOR[V]) Encode(value V) ([]byte, error) { return cborEncoder.Marshal(value) }

// Decode implements Codec.
func (CBOR[V]) Decode(text []byte) (value V, err error) {
	err = cborDecoder.Unmarshal(text, &value)
	return value, err
}

// Only is CBOR for values that pass. Others stay out of the store: the next process may have more luck, for
// example with the network.
type Only[V any] struct {
	CBOR[V]
	Passes func(V) bool
}

var errDoesNotPass = errors.New("the value stays out of the store")

// Encode implements Codec.
func (o Only[V]) Encode(value V) ([]byte, error) {
	if !o.Passes(value) {
		return nil, errDoesNotPass
	}
	return o.CBOR.Encode(value)
}

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

// packTrace encodes a trace.
func packTrace(out *pack.Writer, trace Trace) {
	packHash(out, trace.Used)
	out.Numbers(int64(trace.Spent), int64(len(trace.Inputs)))
	for _, input := range trace.Inputs {
		out.Texts(input.Name)
		out.Numbers(input.File.Size, input.File.Modified, input.File.Changed, int64(input.File.Inode))
		packHash(out, input.File.Sum)
	}
}

func packHash(out *pack.Writer, hash fingerprint.Hash) { out.Bytes = append(out.Bytes, hash[:]...) }

func readTrace(from *pack.Reader) Trace {
	trace := Trace{Used: readHash(from), Spent: time.Duration(from.Number())}
	for range from.Count() {
		if from.Broken {
			break
		}
		input := Input{Name: from.Text()}
		input.File.Size, input.File.Modified, input.File.Changed = from.Number(), from.Number(), from.Number()
		input.File.Inode, input.File.Sum = uint64(from.Number()), readHash(from)
		trace.Inputs = append(trace.Inputs, input)
	}
	return trace
}

func readHash(from *pack.Reader) (hash fingerprint.Hash) {
	copy(hash[:], from.Take(len(hash)))
	return hash
}

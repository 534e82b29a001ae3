// Package pack encodes numbers as varints, and strings with their length.
//
// It is for large values, for which general codecs are slow. It also compresses bytes. It must not know what the
// values mean.
package pack

import (
	"encoding/binary"
	"errors"
	"slices"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// Writer encodes values. The zero Writer is ready to use.
type Writer struct{ Bytes []byte }

// Numbers appends numbers.
func (w *Writer) Numbers(numbers ...int64) {
	for _, number := range numbers {
		w.Bytes = binary.AppendVarint(w.Bytes, number)
	}
}

// Flag appends a flag.
func (w *Writer) Flag(isSet bool) {
	number := int64(0)
	if isSet {
		number = 1
	}
	w.Numbers(number)
}

// Texts appends strings.
func (w *Writer) Texts(texts ...string) {
	for _, text := range texts {
		w.Numbers(int64(len(text)))
		w.Bytes = append(w.Bytes, text...)
	}
}

// Reader decodes what a Writer wrote. If the bytes are damaged, it sets Broken, returns
// arbitrary values and reaches the end.
type Reader struct {
	Rest   []byte
	Broken bool
}

// Number reads a number.
func (r *Reader) Number() int64 {
	value, size := binary.Varint(r.Rest)
	if size <= 0 {
		r.Rest, r.Broken = nil, true
		return 0
	}
	r.Rest = r.Rest[size:]
	return value
}

// Flag reads a flag.
func (r *Reader) Flag() bool { return r.Number() == 1 }

// Count reads the number of values that follow. Each value takes at least one byte, which
// limits a damaged count.
func (r *Reader) Count() int {
	count := r.Number()
	if count < 0 || count > int64(len(r.Rest)) {
		r.Rest, r.Broken = nil, true
		return 0
	}
	return int(count)
}

// Take reads size bytes without copying them.
func (r *Reader) Take(size int) []byte {
	if size > len(r.Rest) {
		r.Rest, r.Broken = nil, true
		return nil
	}
	taken := r.Rest[:size:size]
	r.Rest = r.Rest[size:]
	return taken
}

// Text reads a string.
func (r *Reader) Text() string { return string(r.Take(r.Count())) }

// longest is the maximum size of an expanded value, in bytes. It protects against a value that
// expands to much more.
const longest = 1 << 30

// window is how far back a repetition may be, in bytes. Values are mostly smaller, and a larger
// one takes memory on each processor.
const window = 128 << 10

var compressor = sync.OnceValue(func() *zstd.Encoder {
	made, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithWindowSize(window))
	if err != nil {
		panic("pack: " + err.Error()) // an option is wrong
	}
	return made
})

var expander = sync.OnceValue(func() *zstd.Decoder {
	made, err := zstd.NewReader(nil, zstd.WithDecoderMaxMemory(longest), zstd.WithDecoderConcurrency(0), zstd.WithDecodeAllCapLimit(true))
	if err != nil {
		panic("pack: " + err.Error()) // an option is wrong
	}
	return made
})

var buffers = sync.Pool{New: func() any { return new([]byte) }}

// Compress compresses a value with Zstandard (RFC 8878), and adds a checksum. The result takes no
// more memory than it needs, because caches keep it.
func Compress(value []byte) []byte {
	buffer := buffers.Get().(*[]byte)
	defer buffers.Put(buffer)
	*buffer = compressor().EncodeAll(value, (*buffer)[:0])
	return slices.Clone(*buffer)
}

// Expand returns the value that was compressed.
func Expand(compressed []byte) ([]byte, error) { return ExpandUpTo(compressed, longest) }

// ExpandUpTo is Expand for values of at most some bytes.
func ExpandUpTo(compressed []byte, most int64) ([]byte, error) {
	var header zstd.Header
	err := header.Decode(compressed)
	size := header.FrameContentSize
	if !header.HasFCS {
		size = 255 // longer ones state their size
	}
	if err != nil || size > uint64(most) {
		return nil, errors.Join(err, zstd.ErrDecoderSizeExceeded)
	}
	return expander().DecodeAll(compressed, make([]byte, 0, size)) // no longer than that
}

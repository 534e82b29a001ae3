package pack

import (
	"errors"
	"slices"
	"sync"

	"github.com/klauspost/compress/zstd"
)

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

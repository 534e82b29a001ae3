package pack

import (
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
	made, err := zstd.NewReader(nil, zstd.WithDecoderMaxMemory(longest), zstd.WithDecoderConcurrency(0))
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
func Expand(compressed []byte) ([]byte, error) { return expander().DecodeAll(compressed, nil) }

// Package pack encodes numbers as varints, and strings with their length.
//
// It is for large values, for which general codecs are slow. It also compresses bytes. It must not know what the
// values mean.
package pack

import "encoding/binary"

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

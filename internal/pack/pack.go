// Package pack writes values as bytes and reads them again: numbers as varints, texts after
// their length.
//
// It is for large values, which general codecs take long for. It knows nothing of what the
// values are.
package pack

import "encoding/binary"

// Writer writes values. The zero Writer is ready.
type Writer struct{ Bytes []byte }

// Numbers writes numbers.
func (w *Writer) Numbers(numbers ...int64) {
	for _, number := range numbers {
		w.Bytes = binary.AppendVarint(w.Bytes, number)
	}
}

// Texts writes texts.
func (w *Writer) Texts(texts ...string) {
	for _, text := range texts {
		w.Numbers(int64(len(text)))
		w.Bytes = append(w.Bytes, text...)
	}
}

// Reader reads what a Writer wrote. Of damaged bytes it gives some value or other, says that
// they are broken, and comes to an end.
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

// Count reads how many values follow, of one byte at least.
func (r *Reader) Count() int {
	count := r.Number()
	if count < 0 || count > int64(len(r.Rest)) {
		r.Rest, r.Broken = nil, true
		return 0
	}
	return int(count)
}

// Take reads so many bytes. They are not copied.
func (r *Reader) Take(size int) []byte {
	if size > len(r.Rest) {
		r.Rest, r.Broken = nil, true
		return nil
	}
	taken := r.Rest[:size:size]
	r.Rest = r.Rest[size:]
	return taken
}

// Text reads a text.
func (r *Reader) Text() string { return string(r.Take(r.Count())) }

// Package input holds the text of a document while it is being parsed: with the files that
// it includes, the places in it and the findings about it.
//
// A [Text] is one slice of bytes with all files, so that nodes find their text by offsets.
// [Lines] turns offsets into places. The package knows the fences of front matter and the
// comments around regions, but no other syntax.
package input

import "github.com/yuin/goldmark/util"

// Span is a stretch of a text or of a line, in bytes.
type Span struct{ Start, Stop int }

// At returns the span from start to stop.
func At(start, stop int) Span { return Span{start, stop} }

// In returns the bytes of line that the span covers.
func (s Span) In(line []byte) string { return string(line[s.Start:s.Stop]) }

// Empty reports whether the span covers nothing.
func (s Span) Empty() bool { return s.Start >= s.Stop }

// Trim returns the span without the spaces at its ends.
func (s Span) Trim(line []byte) Span {
	for !s.Empty() && util.IsSpace(line[s.Start]) {
		s.Start++
	}
	for !s.Empty() && util.IsSpace(line[s.Stop-1]) {
		s.Stop--
	}
	return s
}

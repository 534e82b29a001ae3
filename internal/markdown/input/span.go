// Package input holds the text of a document during parsing: the files that it includes, and
// the places and findings in it.
//
// A [Text] stores all files in one slice of bytes, so that nodes refer to their text by
// offsets. [Lines] converts offsets to places. Of the syntax, the package knows only front
// matter fences and the comments around regions.
package input

import "github.com/yuin/goldmark/util"

// Span is a range of bytes in a text or line.
type Span struct{ Start, Stop int }

// At returns the span from start to stop.
func At(start, stop int) Span { return Span{start, stop} }

// In returns the part of line that the span covers.
func (s Span) In(line []byte) string { return string(line[s.Start:s.Stop]) }

// Empty reports whether the span covers nothing.
func (s Span) Empty() bool { return s.Start >= s.Stop }

// Trim returns the span without leading and trailing spaces.
func (s Span) Trim(line []byte) Span {
	for !s.Empty() && util.IsSpace(line[s.Start]) {
		s.Start++
	}
	for !s.Empty() && util.IsSpace(line[s.Stop-1]) {
		s.Stop--
	}
	return s
}

package markdown

import "github.com/yuin/goldmark/util"

// Span is a stretch of a text or of a line, in bytes.
type Span struct{ start, stop int }

// In returns the bytes of line that the span covers.
func (s Span) In(line []byte) string { return string(line[s.start:s.stop]) }

// Empty reports whether the span covers nothing.
func (s Span) Empty() bool { return s.start >= s.stop }

// Trim returns the span without the spaces at its ends.
func (s Span) Trim(line []byte) Span {
	for !s.Empty() && util.IsSpace(line[s.start]) {
		s.start++
	}
	for !s.Empty() && util.IsSpace(line[s.stop-1]) {
		s.stop--
	}
	return s
}

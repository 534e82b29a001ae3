// Package input holds the text of a document during parsing: the files that it includes, and
// the places and findings in it.
//
// A [Text] stores all files in one slice of bytes, so that nodes refer to their text by
// offsets. [Lines] converts offsets to places. Of the syntax, the package knows only front
// matter fences and the comments around regions.
package input

import (
	"bytes"
	"path"
	"slices"
	"unicode/utf8"

	"github.com/yuin/goldmark/util"
)

// Text is the text of a document during parsing. It appends each included file to the
// document, once, so that all nodes refer to their text by offsets in one slice.
type Text struct {
	Bytes []byte

	name     string // of the file, relative to the site folder; "" if there is no file
	site     string // name of the site folder that the file belongs to; "" for that of today
	read     func(file string) ([]byte, error)
	files    map[string]file // files that the text refers to, by name
	parts    []part
	findings []located
	origin   *origin // nil if the text is that of its file
}

// part is one file in a text.
type part struct {
	start int    // offset in the text
	file  string // relative to the site folder; "" for the first part, which is the document itself
}

// New returns the text of a document. Its name and the names passed to read are
// slash-separated and relative to the site folder.
func New(name string, content []byte, read func(file string) ([]byte, error)) *Text {
	return &Text{Bytes: content, name: name, read: read, files: map[string]file{}, parts: make([]part, 1)}
}

// InSite sets the name of the site folder that the file belongs to.
func (t *Text) InSite(site string) *Text {
	t.site = site
	return t
}

// From sets what the text was made of.
func (t *Text) From(from Origin) *Text {
	t.origin = newOrigin(from)
	return t
}

// Name returns the name of the document's file.
func (t *Text) Name() string { return t.name }

// Lines returns the lines of the text. Files that are appended later are not part of it.
func (t *Text) Lines() Lines {
	lines := newLines(t.Bytes, t.parts)
	lines.origin = t.origin
	return lines
}

// Offset returns the offset of a 1-based line and a 1-based column in characters.
func (t *Text) Offset(line, column int) int {
	offset := 0
	for ; line > 1; line-- {
		offset += bytes.IndexByte(t.Bytes[offset:], '\n') + 1
	}
	for ; column > 1 && offset < len(t.Bytes); column-- {
		_, size := utf8.DecodeRune(t.Bytes[offset:])
		offset += size
	}
	return offset
}

// Append appends a file to the text, once, and returns its offset.
func (t *Text) Append(name, content string) int {
	for _, part := range t.parts[1:] {
		if part.file == name {
			return part.start
		}
	}
	t.Bytes = append(slices.Clip(t.Bytes), "\n"...) // slices.Clip keeps the caller's slice unchanged
	t.parts = append(t.parts, part{start: len(t.Bytes), file: name})
	t.Bytes = append(t.Bytes, content...)
	return t.parts[len(t.parts)-1].start
}

// folderAt returns the folder of the file that contains an offset.
func (t *Text) folderAt(offset int) string {
	if number := partAt(t.parts, offset); number > 0 {
		return path.Dir(t.parts[number].file)
	}
	return path.Dir(t.name)
}

// partAt returns the index of the part that contains an offset.
func partAt(parts []part, offset int) int {
	number, _ := slices.BinarySearchFunc(parts, offset+1, func(part part, offset int) int { return part.start - offset })
	return max(0, number-1)
}

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

package jsx

import (
	"bytes"

	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// region is the content of an element whose tags are on separate lines. Authors may indent its
// lines: the indentation of the first line is removed from all lines.
type region struct {
	column int // of the tag, in bytes, without the removed indentation
	base   int // indentation of the first line; -1 until it is known
}

// enterRegions opens and closes regions for the tags on a line.
func (m *State) enterRegions(parts []Part, at int) {
	lineStart := bytes.LastIndexByte(m.text.Bytes[:at], '\n') + 1
	for _, part := range parts {
		switch {
		case part.Tag == nil || part.Tag.Kind == mdx.SelfClosingTag:
		case part.Tag.Kind == mdx.OpenTag:
			m.regions = append(m.regions, region{column: at - lineStart - m.applied, base: -1})
		case len(m.regions) > 0:
			m.regions = m.regions[:len(m.regions)-1]
		}
	}
}

// indentation returns the number of bytes to remove from the start of a line.
func (m *State) indentation(line []byte) int {
	content := bytes.TrimLeft(line, " \t")
	if len(m.regions) == 0 || len(content) == 0 || content[0] == '\n' {
		return 0
	}
	indent := len(line) - len(content)
	last := &m.regions[len(m.regions)-1]
	if last.base < 0 {
		last.base = indent
	}
	return max(0, min(indent, last.base)-last.column)
}

// regionReader removes the indentation of regions.
type regionReader struct {
	text.Reader
	mdx *State
}

// Reader returns a reader of the text that removes the indentation of the content of elements.
func (m *State) Reader(reader text.Reader) text.Reader { return regionReader{reader, m} }

// AdvanceLine implements text.Reader.
func (r regionReader) AdvanceLine() {
	r.Reader.AdvanceLine()
	line, segment := r.PeekLine()
	r.mdx.applied = 0
	if segment.Start >= r.mdx.codeEnd {
		r.mdx.applied = r.mdx.indentation(line)
	}
	r.Advance(r.mdx.applied)
}

// SkipBlankLines implements text.Reader.
func (r regionReader) SkipBlankLines() (text.Segment, int, bool) {
	for skipped := 0; ; skipped++ {
		line, segment := r.PeekLine()
		if line == nil {
			return segment, skipped, false
		}
		if len(bytes.TrimSpace(line)) > 0 {
			return segment, skipped, true
		}
		r.AdvanceLine()
	}
}

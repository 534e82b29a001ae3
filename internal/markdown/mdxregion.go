package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"docgen/internal/mdx"
)

// region is the inside of an open element on lines of its own. Its lines may be
// indented as far as the author likes: Markdown begins where the first one does.
type region struct {
	column int // of the tag, in bytes, as far as the line's indentation is left
	base   int // indentation of the first line; -1 before it
}

// enterRegions follows the tags of a line.
func (m *mdxState) enterRegions(parts []mdxPart, at int) {
	lineStart := bytes.LastIndexByte(m.state.source[:at], '\n') + 1
	for _, part := range parts {
		switch {
		case part.tag == nil || part.tag.Kind == mdx.SelfClosingTag:
		case part.tag.Kind == mdx.OpenTag:
			m.regions = append(m.regions, region{column: at - lineStart - m.applied, base: -1})
		case len(m.regions) > 0:
			m.regions = m.regions[:len(m.regions)-1]
		}
	}
}

// indentation is how many bytes of a line to leave out.
func (m *mdxState) indentation(line []byte) int {
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

// regionReader leaves out the indentation that authors give the inside of
// elements.
type regionReader struct {
	text.Reader
	mdx *mdxState
}

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

// anyIndent is a parser of blocks that takes lines however far they are
// indented: MDX has no indented code.
type anyIndent struct{ parser.BlockParser }

// CanAcceptIndentedLine implements parser.BlockParser.
func (anyIndent) CanAcceptIndentedLine() bool { return true }

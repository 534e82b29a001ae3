package markdown

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"docgen/internal/mdx"
)

// flowMDX is tags and expressions on lines of their own.
type flowMDX struct {
	ast.BaseBlock
	parts []mdxPart
	end   int
}

var flowMDXKind = ast.NewNodeKind("FlowMDX")

func (*flowMDX) Kind() ast.NodeKind              { return flowMDXKind }
func (*flowMDX) IsRaw() bool                     { return true }
func (n *flowMDX) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

type flowMDXParser struct{}

// Trigger implements parser.BlockParser.
func (flowMDXParser) Trigger() []byte { return []byte{'<', '{'} }

// Open implements parser.BlockParser.
func (flowMDXParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	_, segment := reader.PeekLine()
	m := stateOf(context).mdx
	at := segment.Start + context.BlockOffset() - segment.Padding
	if m.failed || context.BlockOffset() < 0 {
		return nil, parser.NoChildren
	}
	within := m.window(parent, at, len(m.state.source))
	node := &flowMDX{end: at}
	for node.end < within.limit && (within.text[node.end] == '<' || within.text[node.end] == '{') {
		part, found := m.part(node.end, within)
		if !found {
			return nil, parser.NoChildren
		}
		node.parts, node.end = append(node.parts, part), part.end
		for node.end < within.limit && (within.text[node.end] == ' ' || within.text[node.end] == '\t') {
			node.end++
		}
	}
	if node.end < within.limit && within.text[node.end] != '\n' {
		return nil, parser.NoChildren
	}
	m.enterRegions(node.parts, at)
	m.codeEnd = node.end
	reader.AdvanceToEOL()
	return node, parser.NoChildren
}

// Continue implements parser.BlockParser.
func (flowMDXParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	_, segment := reader.PeekLine()
	if segment.Start-segment.Padding >= node.(*flowMDX).end {
		return parser.Close
	}
	reader.AdvanceToEOL()
	return parser.Continue | parser.NoChildren
}

// Close implements parser.BlockParser. It reports lines that the blocks around
// do not reach.
func (flowMDXParser) Close(node ast.Node, reader text.Reader, context parser.Context) {
	flow := node.(*flowMDX)
	_, segment := reader.PeekLine()
	if line := bytes.TrimLeft(reader.Source()[min(segment.Start, len(reader.Source())):], " \t"); segment.Start < flow.end && len(line) > 0 {
		stateOf(context).mdx.fail(&mdx.Error{Start: flow.parts[0].start, Stop: flow.parts[0].start + 1,
			Text: "the code goes on outside of the list or quote that it stands in", Hint: "indent its lines as far as the first, or begin them with \">\""})
	}
}

// CanInterruptParagraph implements parser.BlockParser.
func (flowMDXParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (flowMDXParser) CanAcceptIndentedLine() bool { return true }

// esmBlock is imports and exports.
type esmBlock struct {
	ast.BaseBlock
	declarations mdx.Declarations
	end          int
}

var esmKind = ast.NewNodeKind("ESM")

func (*esmBlock) Kind() ast.NodeKind              { return esmKind }
func (*esmBlock) IsRaw() bool                     { return true }
func (n *esmBlock) Dump(source []byte, level int) { ast.DumpHelper(n, source, level, nil, nil) }

type esmParser struct{}

// Trigger implements parser.BlockParser.
func (esmParser) Trigger() []byte { return []byte{'i', 'e'} }

// Open implements parser.BlockParser.
func (esmParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	m := stateOf(context).mdx
	isAtMargin := segment.Start == 0 || m.state.source[segment.Start-1] == '\n'
	if m.failed || parent.Kind() != ast.KindDocument || !isAtMargin || !mdx.IsESM(line) {
		return nil, parser.NoChildren
	}
	declarations, end, err := mdx.ESM(m.state.source, segment.Start, len(m.state.source))
	if err != nil {
		m.fail(err)
		return nil, parser.NoChildren
	}
	reader.AdvanceToEOL()
	return &esmBlock{declarations: declarations, end: end}, parser.NoChildren
}

// Continue implements parser.BlockParser.
func (esmParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	if _, segment := reader.PeekLine(); segment.Start >= node.(*esmBlock).end {
		return parser.Close
	}
	reader.AdvanceToEOL()
	return parser.Continue | parser.NoChildren
}

// Close implements parser.BlockParser.
func (esmParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (esmParser) CanInterruptParagraph() bool { return false }

// CanAcceptIndentedLine implements parser.BlockParser.
func (esmParser) CanAcceptIndentedLine() bool { return false }

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

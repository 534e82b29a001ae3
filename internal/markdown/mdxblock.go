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

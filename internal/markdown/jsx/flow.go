package jsx

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Flow is a block that consists of tags and expressions.
type Flow struct {
	syntax.Block
	Parts []Part
	end   int
}

var FlowKind = ast.NewNodeKind("FlowMDX")

func (*Flow) Kind() ast.NodeKind { return FlowKind }
func (*Flow) IsRaw() bool        { return true }

type flowParser struct{ syntax.BlockParser }

// Open implements parser.BlockParser.
func (flowParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	_, segment := reader.PeekLine()
	m := stateOf(context)
	at := segment.Start + context.BlockOffset() - segment.Padding
	if m.failed || context.BlockOffset() < 0 {
		return nil, parser.NoChildren
	}
	within := m.window(parent, at, len(m.text.Bytes))
	node := &Flow{end: at}
	for node.end < within.limit && (within.text[node.end] == '<' || within.text[node.end] == '{') {
		part, found := m.part(node.end, within)
		if !found {
			return nil, parser.NoChildren
		}
		node.Parts, node.end = append(node.Parts, part), part.At.Stop
		for node.end < within.limit && (within.text[node.end] == ' ' || within.text[node.end] == '\t') {
			node.end++
		}
	}
	if node.end < within.limit && within.text[node.end] != '\n' {
		return nil, parser.NoChildren
	}
	m.enterRegions(node.Parts, at)
	m.codeEnd = node.end
	reader.AdvanceToEOL()
	return node, parser.NoChildren
}

// Continue implements parser.BlockParser.
func (flowParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	_, segment := reader.PeekLine()
	if segment.Start-segment.Padding >= node.(*Flow).end {
		return parser.Close
	}
	reader.AdvanceToEOL()
	return parser.Continue | parser.NoChildren
}

// Close implements parser.BlockParser. It reports code that continues outside the list or
// block quote that it starts in.
func (flowParser) Close(node ast.Node, reader text.Reader, context parser.Context) {
	flow := node.(*Flow)
	_, segment := reader.PeekLine()
	if line := bytes.TrimLeft(reader.Source()[min(segment.Start, len(reader.Source())):], " \t"); segment.Start < flow.end && len(line) > 0 {
		stateOf(context).Fail(&mdx.Error{Start: flow.Parts[0].At.Start, Stop: flow.Parts[0].At.Start + 1,
			Text: "the code continues outside the list or quote that it starts in", Hint: "indent its lines like the first one, or start them with \">\""})
	}
}

// CanAcceptIndentedLine implements parser.BlockParser.
func (flowParser) CanAcceptIndentedLine() bool { return true }

package syntax

import (
	"fmt"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// fenceParser is goldmark's parser of fenced code blocks. It also records where a block
// starts, and reports a block that is not closed.
type fenceParser struct{ parser.BlockParser }

// Fences parses fenced code blocks.
func Fences() parser.BlockParser { return fenceParser{parser.NewFencedCodeBlockParser()} }

// fenceAttribute holds the *fence of a code block.
const fenceAttribute = "docgen-fence"

type fence struct {
	at     input.Span
	closed bool
}

func fenceOf(block ast.Node) *fence { return Note[*fence](block, fenceAttribute) }

// FenceAt returns the span of the fence that opens a code block.
func FenceAt(block ast.Node) input.Span {
	if found := fenceOf(block); found != nil {
		return found.at
	}
	return input.Span{}
}

// IsClosed reports whether a fence ends a code block.
func IsClosed(block ast.Node) bool {
	found := fenceOf(block)
	return found != nil && found.closed
}

// Open implements parser.BlockParser.
func (p fenceParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	node, state := p.BlockParser.Open(parent, reader, context)
	if node == nil {
		return nil, state
	}
	indent, stop := context.BlockOffset(), context.BlockOffset()
	for stop < len(line) && line[stop] == line[indent] {
		stop++
	}
	start := segment.Start - segment.Padding
	node.SetAttributeString(fenceAttribute, &fence{at: input.At(start+indent, start+stop)})
	return node, state
}

// Continue implements parser.BlockParser.
func (p fenceParser) Continue(node ast.Node, reader text.Reader, context parser.Context) parser.State {
	state := p.BlockParser.Continue(node, reader, context)
	fenceOf(node).closed = state == parser.Close
	return state
}

// Close implements parser.BlockParser.
func (p fenceParser) Close(node ast.Node, reader text.Reader, context parser.Context) {
	p.BlockParser.Close(node, reader, context)
	if opened := fenceOf(node); !opened.closed {
		state := StateOf(context)
		state.Text.Report(opened.at.Start, opened.at.Stop, input.Finding{Code: input.UnclosedCode,
			Text: "the code block is never closed, so it contains the rest of the text",
			Hint: fmt.Sprintf("close it with %q on its own line", opened.at.In(state.Text.Bytes))})
	}
}

package syntax

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// frontMatterParser is goldmark-meta's parser, restricted to fences that are exactly "---".
// goldmark-meta would accept any line of dashes, even a YAML list item. The parser only finds
// the block; package strictyaml parses its content.
type frontMatterParser struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (p frontMatterParser) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	if line, segment := reader.PeekLine(); segment.Start != 0 || !input.IsFence(line) {
		return nil, parser.NoChildren
	}
	if _, closed := input.FrontMatterEnd(reader.Source()); !closed {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, context)
}

// Continue implements parser.BlockParser.
func (frontMatterParser) Continue(node ast.Node, reader text.Reader, _ parser.Context) parser.State {
	line, segment := reader.PeekLine()
	if input.IsFence(line) {
		reader.AdvanceToEOL()
		return parser.Close
	}
	node.Lines().Append(segment)
	return parser.Continue | parser.NoChildren
}

// Close implements parser.BlockParser. It removes the block.
func (frontMatterParser) Close(node ast.Node, _ text.Reader, _ parser.Context) {
	node.Parent().RemoveChild(node.Parent(), node)
}

package jsx

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// anyIndent accepts lines with any indentation, because MDX has no indented code.
type anyIndent struct{ parser.BlockParser }

// CanAcceptIndentedLine implements parser.BlockParser.
func (anyIndent) CanAcceptIndentedLine() bool { return true }

// unindented hides the indentation of the first line from a parser that refuses deep ones.
type unindented struct{ parser.BlockParser }

// CanAcceptIndentedLine implements parser.BlockParser.
func (unindented) CanAcceptIndentedLine() bool { return true }

// Open implements parser.BlockParser.
func (p unindented) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	number, segment := reader.Position()
	if deep := indentation(reader); deep > syntax.MaxIndent {
		removeIndentation(reader, deep)
	}
	node, state := p.BlockParser.Open(parent, reader, context)
	if node == nil {
		reader.SetPosition(number, segment)
		reader.Advance(0) // forget the line without its indentation
	}
	return node, state
}

// indentation returns that of the rest of the line, in columns.
func indentation(reader text.Reader) int {
	line, _ := reader.PeekLine()
	width, _ := util.IndentWidth(line, reader.LineOffset())
	return width
}

func removeIndentation(reader text.Reader, width int) {
	line, _ := reader.PeekLine()
	position, padding := util.IndentPosition(line, reader.LineOffset(), width)
	reader.AdvanceAndSetPadding(position, padding)
}

// quotes parses block quotes, whose lines may be indented differently.
type quotes struct{ unindented }

// Continue implements parser.BlockParser.
func (p quotes) Continue(node ast.Node, reader text.Reader, context parser.Context) parser.State {
	if line, _ := reader.PeekLine(); bytes.HasPrefix(bytes.TrimLeft(line, " \t"), []byte(">")) {
		removeIndentation(reader, indentation(reader))
	}
	return p.BlockParser.Continue(node, reader, context)
}

// lists parses lists. The indentation of the first item is removed from all lines.
type lists struct{ unindented }

// indentAttribute holds the removed indentation of a list, in columns.
const indentAttribute = "docgen-indent"

// Open implements parser.BlockParser.
func (p lists) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	deep := indentation(reader)
	node, state := p.unindented.Open(parent, reader, context)
	if node != nil && deep > syntax.MaxIndent {
		node.SetAttributeString(indentAttribute, deep)
	}
	return node, state
}

// Continue implements parser.BlockParser.
func (p lists) Continue(node ast.Node, reader text.Reader, context parser.Context) parser.State {
	if deep, ok := node.AttributeString(indentAttribute); ok {
		removeIndentation(reader, min(deep.(int), max(indentation(reader), 0)))
	}
	return p.BlockParser.Continue(node, reader, context)
}

// fences parses fenced code, which a fence with any indentation closes.
type fences struct{ anyIndent }

// Continue implements parser.BlockParser.
func (p fences) Continue(node ast.Node, reader text.Reader, context parser.Context) parser.State {
	line, _ := reader.PeekLine()
	open := syntax.FenceAt(node).In(reader.Source())
	if rest := bytes.TrimSpace(line); len(open) > 0 && len(rest) >= len(open) && len(bytes.Trim(rest, string(open[:1]))) == 0 {
		removeIndentation(reader, indentation(reader))
	}
	return p.BlockParser.Continue(node, reader, context)
}

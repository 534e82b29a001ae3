package syntax

import (
	"iter"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Block is the base of blocks that goldmark does not know.
type Block struct{ ast.BaseBlock }

// Dump implements ast.Node. Nothing prints trees.
func (*Block) Dump([]byte, int) {}

// Inline is the base of nodes in a line of text that goldmark does not know.
type Inline struct{ ast.BaseInline }

// Dump implements ast.Node. Nothing prints trees.
func (*Inline) Dump([]byte, int) {}

// InlineParser returns a parser of what starts with one of some characters in a line of text.
func InlineParser(triggers string, parse parseInline) parser.InlineParser {
	return inlineParser{triggers, parse}
}

type parseInline func(parent ast.Node, block text.Reader, context parser.Context) ast.Node

type inlineParser struct {
	triggers string
	parse    parseInline
}

// Trigger implements parser.InlineParser.
func (p inlineParser) Trigger() []byte { return []byte(p.triggers) }

// Parse implements parser.InlineParser.
func (p inlineParser) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	return p.parse(parent, block, context)
}

// BlockParser has the usual methods of a parser of blocks: a block is one line, which ends a paragraph. Its value is
// the characters with which such a line starts.
type BlockParser string

// Trigger implements parser.BlockParser.
func (b BlockParser) Trigger() []byte { return []byte(b) }

// Continue implements parser.BlockParser.
func (BlockParser) Continue(ast.Node, text.Reader, parser.Context) parser.State { return parser.Close }

// Close implements parser.BlockParser.
func (BlockParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (BlockParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (BlockParser) CanAcceptIndentedLine() bool { return false }

// closing is a parser in a line of text around another one, which may want to know the end of a block.
type closing struct{ parser.InlineParser }

// CloseBlock implements parser.CloseBlocker.
func (c closing) CloseBlock(parent ast.Node, block text.Reader, context parser.Context) {
	if closer, ok := c.InlineParser.(parser.CloseBlocker); ok {
		closer.CloseBlock(parent, block, context)
	}
}

// All returns a node and all nodes below it, each before those below it.
func All(root ast.Node) iter.Seq[ast.Node] {
	return func(yield func(ast.Node) bool) {
		_ = ast.Walk(root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
			if entering && !yield(node) {
				return ast.WalkStop, nil
			}
			return ast.WalkContinue, nil
		})
	}
}

// Children returns the nodes in a node, which the caller may move.
func Children(node ast.Node) []ast.Node {
	var all []ast.Node
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		all = append(all, child)
	}
	return all
}

// Note returns what a parser has noted at a node, or the zero value.
func Note[T any](node ast.Node, name string) T {
	value, _ := node.AttributeString(name)
	noted, _ := value.(T)
	return noted
}

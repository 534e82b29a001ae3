package syntax

import (
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

// BlockParser has the usual methods of a parser of blocks: a block is one line, which ends a paragraph.
type BlockParser struct{}

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

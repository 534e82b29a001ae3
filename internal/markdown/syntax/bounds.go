package syntax

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Limits beyond which Markdown is plain text. No author comes near them. Without them
// the time for a hostile text would grow with the square of its size.
const (
	maxNesting    = 32    // blocks in blocks; goldmark keeps a record of each for every line
	maxParens     = 32    // in the target of a link, as CommonMark allows
	maxLabel      = 1_000 // bytes of a link's label; CommonMark allows 999 characters
	maxDelimiters = 5_000 // runs of "*", "_" and "~" in one paragraph
	maxFootnotes  = 2_000
	maxReferences = 500     // definitions of link targets that are parsed together
	maxBrackets   = 300     // "[" in one paragraph without their "]"
	maxCells      = 100_000 // of a table with more cells than characters
)

// boundedBlock is a parser of blocks that contain blocks.
type boundedBlock struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (p boundedBlock) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	if len(context.OpenedBlocks()) >= maxNesting {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, context)
}

// boundedDelimiters is a parser of emphasis and the like.
type boundedDelimiters struct{ parser.InlineParser }

// counter counts something in one block.
type counter struct {
	block ast.Node
	count int
}

// Parse implements parser.InlineParser.
func (p boundedDelimiters) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	counter := &stateOf(context).delimiter
	if counter.block != parent {
		counter.block, counter.count = parent, 0
	}
	if counter.count++; counter.count > maxDelimiters {
		return nil
	}
	return p.InlineParser.Parse(parent, block, context)
}

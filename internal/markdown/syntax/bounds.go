package syntax

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Limits beyond which docgen treats Markdown as plain text. Real documents stay far below
// them. Without limits, the time for a hostile text would grow with the square of its size.
const (
	maxNesting    = 32    // levels of nested blocks; goldmark keeps a record of each level for every line
	maxParens     = 32    // nested in a link target, as in CommonMark
	maxLabel      = 1_000 // bytes of a link label; CommonMark allows 999 characters
	maxDelimiters = 5_000 // runs of "*", "_" and "~" in one paragraph
	maxFootnotes  = 2_000
	maxReferences = 500     // link reference definitions that are parsed together
	maxBrackets   = 300     // "[" without a matching "]" in one paragraph
	maxCells      = 100_000 // for tables with more cells than characters
)

// boundedBlock limits the nesting of a parser of container blocks.
type boundedBlock struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (p boundedBlock) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	if len(context.OpenedBlocks()) >= maxNesting {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, context)
}

// boundedDelimiters limits a parser of emphasis and similar delimiters, and applies the rules for
// Chinese, Japanese and Korean text.
type boundedDelimiters struct{ parser.InlineParser }

// counter counts occurrences in one block.
type counter struct {
	block ast.Node
	count int
}

// Parse implements parser.InlineParser.
func (p boundedDelimiters) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	counter := &StateOf(context).delimiter
	if counter.block != parent {
		counter.block, counter.count = parent, 0
	}
	if counter.count++; counter.count > maxDelimiters {
		return nil
	}
	line, segment := block.PeekLine()
	last := block.PrecendingCharacter()
	node := p.InlineParser.Parse(parent, block, context)
	if run, isRun := node.(*parser.Delimiter); isRun {
		flankCJK(run, neighborBefore(block.Source()[:segment.Start], last), line)
	}
	return node
}

// boundedTables is goldmark's parser of tables with a limit, because goldmark gives every row
// as many cells as the header has.
type boundedTables struct{ parser.ParagraphTransformer }

// Transform implements parser.ParagraphTransformer.
func (p boundedTables) Transform(node *ast.Paragraph, reader text.Reader, context parser.Context) {
	lines, columns, size := node.Lines(), 0, 0
	for i := range lines.Len() {
		line := lines.At(i)
		written := line.Value(reader.Source())
		size += len(written)
		if len(bytes.Trim(written, "|:- \t\n")) == 0 {
			columns = max(columns, bytes.Count(written, []byte("|"))+1)
		}
	}
	if cells := columns * lines.Len(); cells > maxCells && cells > size {
		return
	}
	p.ParagraphTransformer.Transform(node, reader, context)
}

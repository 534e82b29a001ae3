package syntax

import (
	"bytes"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/input"
)

// strikethrough is goldmark's extension with limits.
type strikethrough struct{}

// Extend implements goldmark.Extender.
func (strikethrough) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(parser.WithInlineParsers(
		util.Prioritized(boundedDelimiters{extension.NewStrikethroughParser()}, 500)))
	markdown.Renderer().AddOptions(renderer.WithNodeRenderers(
		util.Prioritized(extension.NewStrikethroughHTMLRenderer(), 500)))
}

// footnotes is goldmark's extension with limits.
type footnotes struct{}

// Extend implements goldmark.Extender.
func (footnotes) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(
		parser.WithBlockParsers(util.Prioritized(boundedBlock{boundedFootnotes{extension.NewFootnoteBlockParser()}}, 999)),
		parser.WithInlineParsers(util.Prioritized(direct{extension.NewFootnoteParser()}, 101)),
		parser.WithASTTransformers(util.Prioritized(lostFootnotes{}, 998), util.Prioritized(extension.NewFootnoteASTTransformer(), 999)),
	)
	markdown.Renderer().AddOptions(renderer.WithNodeRenderers(
		util.Prioritized(extension.NewFootnoteHTMLRenderer(), 500)))
}

// boundedFootnotes is goldmark's parser of "[^label]: text" with a limit, because goldmark
// compares every reference with all definitions.
type boundedFootnotes struct{ parser.BlockParser }

// Open implements parser.BlockParser.
func (p boundedFootnotes) Open(parent ast.Node, reader text.Reader, context parser.Context) (ast.Node, parser.State) {
	state := stateOf(context)
	if state.footnotes >= maxFootnotes {
		return nil, parser.NoChildren
	}
	_, segment := reader.PeekLine()
	node, next := p.BlockParser.Open(parent, reader, context)
	if note, opened := node.(*east.Footnote); opened {
		state.footnotes++
		start := segment.Start - segment.Padding + context.BlockOffset()
		state.notes = append(state.notes, footnoteAt{note, input.At(start, start+len("[^]")+len(note.Ref))})
	}
	return node, next
}

// tables is goldmark's extension with limits.
type tables struct{}

// Extend implements goldmark.Extender.
func (tables) Extend(markdown goldmark.Markdown) {
	markdown.Parser().AddOptions(
		parser.WithParagraphTransformers(util.Prioritized(boundedTables{extension.NewTableParagraphTransformer()}, 200)),
		parser.WithASTTransformers(util.Prioritized(extension.NewTableASTTransformer(), 0)),
	)
	markdown.Renderer().AddOptions(renderer.WithNodeRenderers(util.Prioritized(
		extension.NewTableHTMLRenderer(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute)), 500)))
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

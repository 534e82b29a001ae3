// Package syntax parses the Markdown that goldmark does not support, apart from directives: keys, formulas, emoji,
// variables, heading ids, options of images and the places of links. It also sets limits where goldmark would be too
// slow.
//
// A [Format] lists the parsers of a language; a [State] is shared by all parsers of one
// document. The package creates nodes, sets their attributes and reports mistakes. It renders
// nothing.
package syntax

import (
	meta "github.com/yuin/goldmark-meta"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Format lists the parsers of a language besides those that all languages share.
type Format struct {
	Blocks  []util.PrioritizedValue
	Inlines []util.PrioritizedValue
	Indent  int // columns by which a line may be indented that opens or closes a container
}

// MaxIndent is the indentation of blocks in Markdown, in columns. What is indented further is code.
const MaxIndent = 3

// Plain returns the parsers of Markdown: those of goldmark, extended with explicit heading ids, places of link
// targets and variables.
func Plain() Format {
	return Format{
		Blocks: []util.PrioritizedValue{
			util.Prioritized(WithIDs(parser.NewSetextHeadingParser()), 100),
			util.Prioritized(parser.NewThematicBreakParser(), 200),
			util.Prioritized(Bounded(parser.NewListParser()), 300),
			util.Prioritized(parser.NewCodeBlockParser(), 500),
			util.Prioritized(WithIDs(parser.NewATXHeadingParser()), 600),
			util.Prioritized(Fences(), 700),
			util.Prioritized(Bounded(parser.NewBlockquoteParser()), 800),
			util.Prioritized(parser.NewHTMLBlockParser(), 900),
			util.Prioritized(parser.NewParagraphParser(), 1000),
		},
		Inlines: []util.PrioritizedValue{
			util.Prioritized(linkParser{closing: closing{parser.NewLinkParser()}, withOptions: true}, 200),
			util.Prioritized(autoLinkParser{parser.NewAutoLinkParser()}, 300),
			util.Prioritized(parser.NewRawHTMLParser(), 400),
			util.Prioritized(InlineParser("{", parseVariable), 700),
		},
		Indent: MaxIndent,
	}
}

// WithIDs adds explicit ids to a heading parser.
func WithIDs(p parser.BlockParser) parser.BlockParser { return headingParser{p} }

// Bounded limits the nesting of the blocks of a parser.
func Bounded(p parser.BlockParser) parser.BlockParser { return boundedBlock{p} }

// Links parses links and images. In MDX, braces after an image are an expression.
func Links() parser.InlineParser { return linkParser{closing: closing{parser.NewLinkParser()}} }

// Options enables syntax that is off by default.
type Options struct {
	Math        bool // parse $x$ and $$x$$ as formulas
	Typographer bool // replace quotes, dashes and dots with typographic ones
}

// Parser returns a parser of the format, with the syntax that all formats share.
func (f Format) Parser(options Options) parser.Parser {
	made := parser.NewParser(
		parser.WithBlockParsers(f.Blocks...),
		parser.WithBlockParsers(
			util.Prioritized(frontMatterParser{meta.NewParser()}, 0),
			util.Prioritized(parser.NewListItemParser(), 400),
			util.Prioritized(boundedBlock{boundedFootnotes{extension.NewFootnoteBlockParser()}}, 999),
		),
		parser.WithInlineParsers(f.Inlines...),
		parser.WithInlineParsers(
			util.Prioritized(InlineParser("[", parseCheckBox), 0),
			util.Prioritized(parser.NewCodeSpanParser(), 100),
			util.Prioritized(direct{extension.NewFootnoteParser()}, 101),
			util.Prioritized(InlineParser("[", parseKeys), 150),
			util.Prioritized(boundedDelimiters{parser.NewEmphasisParser()}, 500),
			util.Prioritized(boundedDelimiters{extension.NewStrikethroughParser()}, 500),
			util.Prioritized(InlineParser(":", parseEmoji), 600),
			util.Prioritized(InlineParser(beforeAddress, parseAddress), 999),
		),
		parser.WithParagraphTransformers(
			util.Prioritized(boundedReferences{}, 100),
			util.Prioritized(boundedTables{extension.NewTableParagraphTransformer()}, 200),
		),
		parser.WithASTTransformers(
			util.Prioritized(extension.NewTableASTTransformer(), 0),
			util.Prioritized(leftAddresses{}, 998),
			util.Prioritized(lostFootnotes{}, 998),
			util.Prioritized(extension.NewFootnoteASTTransformer(), 999),
		),
	)
	if options.Math {
		made.AddOptions(
			parser.WithInlineParsers(util.Prioritized(InlineParser("$", parseFormula), 150)),
			parser.WithBlockParsers(util.Prioritized(formulaBlockParser{"$"}, 150)),
		)
	}
	if options.Typographer {
		made.AddOptions(parser.WithInlineParsers(util.Prioritized(typographer(), 9999)))
	}
	return made
}

// Renderers returns the renderers of the syntax that all formats share.
func Renderers() []util.PrioritizedValue {
	return []util.PrioritizedValue{
		util.Prioritized(extension.NewStrikethroughHTMLRenderer(), 500),
		util.Prioritized(extension.NewFootnoteHTMLRenderer(), 500),
		util.Prioritized(extension.NewTableHTMLRenderer(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute)), 500),
	}
}

// parseCheckBox parses "[ ]" or "[x]" at the start of an item of a list. goldmark's parser also takes the text
// of a link, such as "[x](page.md)", for a check box. As on GitHub, white space and more text follow the brackets.
func parseCheckBox(parent ast.Node, block text.Reader, _ parser.Context) ast.Node {
	item, isItem := parent.Parent().(*ast.ListItem)
	if !isItem || item.FirstChild() != parent || parent.HasChildren() {
		return nil
	}
	line, _ := block.PeekLine()
	if len(line) < 4 || line[2] != ']' || !util.IsSpace(line[3]) {
		return nil
	}
	isChecked := line[1]|0x20 == 'x'
	if !isChecked && !util.IsSpace(line[1]) {
		return nil
	}
	block.Advance(len(line) - len(util.TrimLeftSpace(line[3:])))
	return east.NewTaskCheckBox(isChecked)
}

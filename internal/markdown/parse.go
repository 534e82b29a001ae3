package markdown

import (
	"bytes"

	"github.com/yuin/goldmark"
	meta "github.com/yuin/goldmark-meta"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Parser turns text into documents and documents into HTML. It is safe for use
// by several goroutines.
type Parser struct {
	markdown  goldmark.Markdown
	outline   renderer.Renderer // of headings in a table of contents
	languages *languages
}

// New returns a parser.
func New() *Parser {
	languages := &languages{}
	return &Parser{
		markdown:  newMarkdown(elements{}, codeBlocks{languages}),
		outline:   newMarkdown(outline{}).Renderer(),
		languages: languages,
	}
}

func newMarkdown(renderers ...renderer.NodeRenderer) goldmark.Markdown {
	var own []util.PrioritizedValue
	for _, renderer := range renderers {
		own = append(own, util.Prioritized(renderer, 100))
	}
	return goldmark.New(
		goldmark.WithParser(parser.NewParser(
			parser.WithBlockParsers(blockParsers()...),
			parser.WithInlineParsers(inlineParsers()...),
			parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
		)),
		goldmark.WithExtensions(
			extension.Linkify, extension.Strikethrough, extension.TaskList, extension.Footnote,
			extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute)),
			admonitions{},
		),
		goldmark.WithRendererOptions(html.WithUnsafe(), renderer.WithNodeRenderers(own...)),
	)
}

// blockParsers are goldmark's with front matter, and with explicit ids on
// headings.
func blockParsers() []util.PrioritizedValue {
	return []util.PrioritizedValue{
		util.Prioritized(frontMatterParser{meta.NewParser()}, 0),
		util.Prioritized(headingParser{parser.NewSetextHeadingParser()}, 100),
		util.Prioritized(parser.NewThematicBreakParser(), 200),
		util.Prioritized(parser.NewListParser(), 300),
		util.Prioritized(parser.NewListItemParser(), 400),
		util.Prioritized(parser.NewCodeBlockParser(), 500),
		util.Prioritized(headingParser{parser.NewATXHeadingParser()}, 600),
		util.Prioritized(parser.NewFencedCodeBlockParser(), 700),
		util.Prioritized(parser.NewBlockquoteParser(), 800),
		util.Prioritized(parser.NewHTMLBlockParser(), 900),
		util.Prioritized(parser.NewParagraphParser(), 1000),
	}
}

// inlineParsers are goldmark's with places of link targets.
func inlineParsers() []util.PrioritizedValue {
	return []util.PrioritizedValue{
		util.Prioritized(parser.NewCodeSpanParser(), 100),
		util.Prioritized(linkParser{parser.NewLinkParser()}, 200),
		util.Prioritized(parser.NewAutoLinkParser(), 300),
		util.Prioritized(parser.NewRawHTMLParser(), 400),
		util.Prioritized(parser.NewEmphasisParser(), 500),
	}
}

// Parse reads one text. It never fails: what is wrong with the text is part of
// the document.
func (p *Parser) Parse(source []byte) Document {
	document := Document{source: source, Anchors: map[string]bool{}, MetaError: unclosed(source)}
	context := parser.NewContext()
	document.root = p.markdown.Parser().Parse(text.NewReader(source), parser.WithContext(context))
	fields, err := meta.TryGet(context)
	if err != nil {
		document.MetaError = metaError(err)
	}
	if document.MetaError != nil {
		document.root.RemoveChildren(document.root)
	}
	document.FrontMatter = fields
	collector := collector{document: &document, lines: newLines(source), slugs: newSlugger(), outline: p.outline, languages: p.languages}
	collector.collect()
	return document
}

// HTML renders a document. resolve answers, for each of its links in order, what
// becomes of it. One document must not be rendered by two goroutines at once.
func (p *Parser) HTML(document Document, resolve func(Link) Resolved) (string, error) {
	for _, link := range document.Links {
		link.node.SetAttributeString(resolvedAttribute, resolve(link))
	}
	var out bytes.Buffer
	out.Grow(3 * len(document.source))
	err := p.markdown.Renderer().Render(&out, document.source, document.root)
	return out.String(), err
}

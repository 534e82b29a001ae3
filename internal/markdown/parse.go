package markdown

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark"
	meta "github.com/yuin/goldmark-meta"
	"github.com/yuin/goldmark/ast"
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
	plain     goldmark.Markdown // for text without front matter
	withMeta  goldmark.Markdown
	languages *languages
}

// New returns a parser.
func New() *Parser {
	languages := &languages{}
	return &Parser{
		plain: newMarkdown(languages), withMeta: newMarkdown(languages, meta.Meta), languages: languages,
	}
}

func newMarkdown(languages *languages, extra ...goldmark.Extender) goldmark.Markdown {
	extensions := append([]goldmark.Extender{
		extension.GFM, extension.Footnote, admonitions{},
	}, extra...)
	return goldmark.New(
		goldmark.WithExtensions(extensions...),
		goldmark.WithParserOptions(parser.WithHeadingAttribute()),
		goldmark.WithRendererOptions(
			html.WithUnsafe(),
			renderer.WithNodeRenderers(util.Prioritized(elements{}, 100), util.Prioritized(codeBlocks{languages}, 100)),
		),
	)
}

// Parse reads one text. It never fails: what is wrong with the text is part of
// the document.
func (p *Parser) Parse(source []byte) Document {
	document := Document{source: source, Anchors: map[string]bool{}}
	context := parser.NewContext()
	markdown := p.plain
	if bytes.HasPrefix(source, []byte("---\n")) {
		if document.MetaError = unclosed(source); document.MetaError == nil {
			markdown = p.withMeta
		}
	}
	document.root = markdown.Parser().Parse(text.NewReader(source), parser.WithContext(context))
	if fields, err := meta.TryGet(context); err != nil {
		document.MetaError = metaError(err)
		document.root.RemoveChildren(document.root)
	} else {
		document.FrontMatter = fields
	}
	collector := collector{document: &document, lines: newLines(source), slugs: newSlugger(), markdown: markdown, languages: p.languages}
	collector.collect()
	return document
}

// HTML renders a document. resolve answers, for each of its links in order, what
// becomes of it. One document must not be rendered by two goroutines at once.
func (p *Parser) HTML(document Document, resolve func(Link) Resolved) (string, error) {
	for _, link := range document.Links {
		apply(link, resolve(link))
	}
	var out bytes.Buffer
	out.Grow(3 * len(document.source))
	err := p.plain.Renderer().Render(&out, document.source, document.root)
	return out.String(), err
}

// apply sets a link's final destination and attributes on its node.
func apply(link Link, resolved Resolved) {
	href := []byte(resolved.Href)
	switch node := link.node.(type) {
	case *ast.Image:
		node.Destination = href
		if resolved.Width > 0 && resolved.Height > 0 {
			node.SetAttributeString("width", strconv.Itoa(resolved.Width))
			node.SetAttributeString("height", strconv.Itoa(resolved.Height))
		}
	case *ast.Link:
		node.Destination = href
	}
	if resolved.External && link.Kind == PageLink {
		link.node.SetAttributeString("target", []byte("_blank"))
		link.node.SetAttributeString("rel", []byte("noopener noreferrer"))
	}
}

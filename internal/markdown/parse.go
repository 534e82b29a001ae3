package markdown

import (
	"maps"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	gohtml "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/lint"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
	"github.com/docgen-cli/docgen/internal/markdown/slug"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Parser parses and renders documents. It is safe for concurrent use.
type Parser struct {
	markdown    goldmark.Markdown
	mdx         goldmark.Markdown
	outline     renderer.Renderer // renders headings for a table of contents
	highlighter *code.Highlighter
	options     Options
	origin      Origin   // of the text
	source      *Outline // of the text that the parsed texts translate; nil if they are no translations
}

// With returns a parser with options.
func With(options Options) *Parser {
	if options.MagicComments == nil {
		options.MagicComments = code.DefaultMagicComments()
	}
	plain := syntax.Plain()
	if options.Post {
		plain = plain.WithSummaries()
	}
	raw, highlighter := render.NewRawHTML(options.Sanitize), &code.Highlighter{Mermaid: options.Mermaid, Link: render.Type}
	renderers := []renderer.NodeRenderer{render.Elements{Labels: options.Labels, Zoom: options.Zoom}, raw, highlighter,
		signature.Renderer{Highlighter: highlighter, Labels: options.Labels}}
	return &Parser{
		markdown:    newMarkdown(options, plain, renderers...),
		mdx:         newMarkdown(options, jsx.Format(), renderers...),
		outline:     newMarkdown(options, syntax.Plain(), render.Outline{Raw: raw}).Renderer(),
		highlighter: highlighter,
		options:     options,
	}
}

// Translating returns a parser for the translation of a text. Headings get the ids of the
// source's headings at the same places of the outline.
func (p *Parser) Translating(source Outline) *Parser {
	translating := *p
	translating.source = &source
	return &translating
}

// From returns a parser for a text that code of the site has changed. Places are those of its
// source.
func (p *Parser) From(origin Origin) *Parser {
	changed := *p
	changed.origin = origin
	return &changed
}

// Reading returns a parser that reads the files of inclusions in another way.
func (p *Parser) Reading(read func(file string) ([]byte, error)) *Parser {
	changed := *p
	changed.options.Read = read
	return &changed
}

func newMarkdown(options Options, format syntax.Format, renderers ...renderer.NodeRenderer) goldmark.Markdown {
	all := syntax.Renderers()
	for _, renderer := range append(renderers, render.Additions{Labels: options.Labels}, jsx.Renderer{}) {
		all = append(all, util.Prioritized(renderer, 100))
	}
	return goldmark.New(
		goldmark.WithParser(format.Parser(syntax.Options{Math: options.Math, Typographer: options.Typographer})),
		goldmark.WithParserOptions(directive.Parsers(format.Indent)...),
		goldmark.WithExtensions(extension.DefinitionList),
		goldmark.WithRendererOptions(gohtml.WithUnsafe(), renderer.WithNodeRenderers(all...)),
	)
}

// Parse parses a text. It never fails; the document lists the mistakes in the text.
func (p *Parser) Parse(source []byte) Document { return p.ParseFile("", source) }

// ParseFile parses the text of a file. The name is slash-separated and relative to the site
// folder. The text may include files by paths relative to its own folder.
func (p *Parser) ParseFile(name string, source []byte) Document {
	return p.document(p.reading(name, source, false))
}

// reading returns the state for parsing the text of a file.
func (p *Parser) reading(name string, source []byte, isMDX bool) *reading {
	if !isMDX {
		return newReading(p, p.text(name, source))
	}
	reading := newReading(p, p.text(name, jsx.Unwrap(source)))
	reading.mdx = jsx.NewState(reading.text)
	return reading
}

// text returns the text of a file.
func (p *Parser) text(name string, source []byte) *input.Text {
	text := input.New(name, source, p.options.Read).From(p.origin)
	if p.options.Site == nil {
		return text
	}
	return text.InSite(p.options.Site(name))
}

// ParseMDX parses the text of a file as MDX; see ParseFile for its name.
func (p *Parser) ParseMDX(name string, source []byte) Document {
	return p.document(p.reading(name, source, true))
}

// reading holds the state of parsing one document.
type reading struct {
	parser *Parser
	text   *input.Text
	state  *syntax.State
	mdx    *jsx.State // nil in plain Markdown
	labels []string   // labels of link reference definitions
	included
}

func newReading(p *Parser, text *input.Text) *reading {
	state := syntax.NewState(text, p.options.Variables)
	state.Labels = p.options.Labels
	state.NoEmoji, state.Admonitions = p.options.NoEmoji, p.options.Admonitions
	state.Values, state.Extensions = p.options.Values, p.options.Extensions
	state.Abbreviations, state.Glossary = maps.Clone(p.options.Abbreviations), p.options.Glossary
	return &reading{parser: p, text: text, state: state}
}

// parse parses a part of the text and returns its tree and its inclusions.
func (r *reading) parse(at input.Span, context parser.Context) (ast.Node, []*directive.Inclusion) {
	r.state.Begin(context)
	reader := text.NewReader(r.text.Bytes[:at.Stop])
	if at.Start > 0 {
		reader.SetPosition(-1, text.NewSegment(at.Start, at.Start))
		reader.AdvanceLine()
	}
	markdown := r.parser.markdown
	if r.mdx != nil && at.Start == 0 { // included files are plain Markdown
		r.mdx.Begin(context)
		markdown, reader = r.parser.mdx, r.mdx.Reader(reader)
	}
	root := markdown.Parser().Parse(reader, parser.WithContext(context))
	for _, reference := range context.References() {
		r.labels = append(r.labels, string(reference.Label()))
	}
	return root, directive.Inclusions(context)
}

func (p *Parser) document(r *reading) Document {
	document, length := Document{Brief: Brief{IsMDX: r.mdx != nil}}, len(r.text.Bytes)
	root, inclusions := r.parse(input.At(0, len(r.text.Bytes)), parser.NewContext())
	if _, closed := input.FrontMatterEnd(r.text.Bytes); !closed { // it is unknown where the text starts
		root.RemoveChildren(root)
		r.text.Forget()
		inclusions = nil
	}
	r.include(inclusions, []string{r.text.Name()})
	if r.count > 0 {
		directive.MergeFootnotes(root)
	}
	lint.Find(root, r.text, lint.Options{Math: p.options.Math, Post: p.options.Post, MDX: r.mdx != nil, Labels: r.labels})
	document.tree = tree{parser: p, source: r.text.Bytes, lines: r.text.Lines(), root: root}
	r.state.ReadVariables()
	collector := collector{
		document: &document, root: root, source: r.text.Bytes, lines: document.tree.lines, text: r.text, parser: p, state: r.state,
		code: code.Reader{State: r.state, Comments: p.options.MagicComments, Highlighter: p.highlighter, NoFiles: p.options.NoCodeFiles,
			Playground: p.options.Playground}, mdx: r.mdx,
		slugs:    p.slugs(),
		passages: passages{length: length}, anchors: map[string]bool{},
	}
	collector.collect()
	document.Includes, document.Findings = r.text.Files(), r.text.Findings(document.tree.lines)
	return document
}

// Calls returns where the text of a file uses extensions, in order, and what is wrong there. A call with others inside is not among
// them: it is one when these have been replaced. The text keeps its other mistakes for Parse.
func (p *Parser) Calls(name string, source []byte, isMDX bool) ([]syntax.Call, []Finding) {
	if !syntax.MayCall(source, p.options.Extensions) {
		return nil, nil
	}
	reading := p.reading(name, source, isMDX)
	reading.state.IsCalling = true
	root, _ := reading.parse(input.At(0, len(reading.text.Bytes)), parser.NewContext())
	lines := reading.text.Lines()
	calls := syntax.Ordered(append(reading.state.Calls, code.Calls(root, reading.state)...), lines)
	return syntax.Innermost(calls), syntax.InCalls(calls, reading.text.Findings(lines))
}

// slugs returns the ids of headings.
func (p *Parser) slugs() *slug.Slugger {
	if p.options.KeepCase {
		return slug.KeepingCase()
	}
	return slug.New()
}

// Body renders a document. Two goroutines must not call it for one document at the same time.
func (p *Parser) Body(document Document) (Body, error) {
	body, err := render.NewBody(p.markdown.Renderer(), document.tree.source, document.tree.root)
	body.Cleaned = p.options.Sanitize
	if err == nil && body.Cleaned {
		err = body.Check()
	}
	return body, err
}

// HTML renders a document. resolve returns the URL of each link, in order. Two goroutines must
// not call it for one document at the same time.
func (p *Parser) HTML(document Document, resolve func(Link) Resolved) (string, error) {
	links := make([]Resolved, len(document.Links))
	for i, link := range document.Links {
		links[i] = resolve(link)
	}
	body, err := p.Body(document)
	return body.Fill(links, document.Formulas), err
}

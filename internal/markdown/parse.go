package markdown

import (
	"maps"
	"slices"

	"github.com/yuin/goldmark"
	meta "github.com/yuin/goldmark-meta"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"

	"docgen/internal/slug"
)

// Parser turns text into documents and documents into HTML. It is safe for use
// by several goroutines.
type Parser struct {
	markdown  goldmark.Markdown
	mdx       goldmark.Markdown
	outline   renderer.Renderer // of headings in a table of contents
	languages *languages
	memo      *memo
	options   Options
}

// With returns a parser with options.
func With(options Options) *Parser {
	if options.MagicComments == nil {
		options.MagicComments = DefaultMagicComments()
	}
	languages, remembered, raw := &languages{}, &memo{}, newRawHTML(options)
	return &Parser{
		markdown:  newMarkdown(options, plainFormat(), elements{}, raw, codeBlocks{languages, options.Mermaid, remembered}),
		mdx:       newMarkdown(options, mdxFormat(), elements{}, raw, codeBlocks{languages, options.Mermaid, remembered}),
		outline:   newMarkdown(options, plainFormat(), outline{raw}).Renderer(),
		languages: languages,
		memo:      remembered,
		options:   options,
	}
}

// format is what a language of texts is parsed by.
type format struct {
	blocks  []util.PrioritizedValue
	inlines []util.PrioritizedValue
}

func newMarkdown(options Options, format format, renderers ...renderer.NodeRenderer) goldmark.Markdown {
	var own []util.PrioritizedValue
	for _, renderer := range renderers {
		own = append(own, util.Prioritized(renderer, 100))
	}
	return goldmark.New(
		goldmark.WithParser(parser.NewParser(
			parser.WithBlockParsers(format.blocks...),
			parser.WithInlineParsers(format.inlines...),
			parser.WithParagraphTransformers(util.Prioritized(alertParser{}, 90), util.Prioritized(boundedReferences{}, 100)),
		)),
		goldmark.WithExtensions(extensions(options)...),
		goldmark.WithRendererOptions(html.WithUnsafe(), renderer.WithNodeRenderers(own...)),
	)
}

// extensions are goldmark's own and ours.
func extensions(options Options) []goldmark.Extender {
	list := []goldmark.Extender{
		extension.Linkify, strikethrough{}, extension.TaskList, footnotes{},
		tables{}, extension.DefinitionList, containers{}, inclusions{}, keys{},
	}
	if options.Math {
		list = append(list, formulas{})
	}
	if options.Typographer {
		list = append(list, typographer{})
	}
	return list
}

// plainFormat is Markdown: goldmark's parsers with front matter, explicit ids on
// headings, places of link targets, emoji and variables.
func plainFormat() format { return format{blockParsers(), inlineParsers()} }

func blockParsers() []util.PrioritizedValue {
	return []util.PrioritizedValue{
		util.Prioritized(frontMatterParser{meta.NewParser()}, 0),
		util.Prioritized(headingParser{parser.NewSetextHeadingParser()}, 100),
		util.Prioritized(parser.NewThematicBreakParser(), 200),
		util.Prioritized(boundedBlock{parser.NewListParser()}, 300),
		util.Prioritized(parser.NewListItemParser(), 400),
		util.Prioritized(parser.NewCodeBlockParser(), 500),
		util.Prioritized(headingParser{parser.NewATXHeadingParser()}, 600),
		util.Prioritized(parser.NewFencedCodeBlockParser(), 700),
		util.Prioritized(boundedBlock{parser.NewBlockquoteParser()}, 800),
		util.Prioritized(parser.NewHTMLBlockParser(), 900),
		util.Prioritized(parser.NewParagraphParser(), 1000),
	}
}

func inlineParsers() []util.PrioritizedValue {
	return []util.PrioritizedValue{
		util.Prioritized(parser.NewCodeSpanParser(), 100),
		util.Prioritized(linkParser{parser.NewLinkParser()}, 200),
		util.Prioritized(autoLinkParser{parser.NewAutoLinkParser()}, 300),
		util.Prioritized(parser.NewRawHTMLParser(), 400),
		util.Prioritized(boundedDelimiters{parser.NewEmphasisParser()}, 500),
		util.Prioritized(emojiParser{}, 600),
		util.Prioritized(variableParser{}, 700),
	}
}

// Parse reads one text. It never fails: what is wrong with the text is part of
// the document.
func (p *Parser) Parse(source []byte) Document { return p.ParseFile("", source) }

// FrontMatter reads the fields at the head of a text that is known to have no
// MetaError.
func (p *Parser) FrontMatter(source []byte) map[string]any {
	return p.Parse(source[:frontMatterEnd(string(source))]).FrontMatter
}

// ParseFile reads the text of a file, whose name is slash-separated and relative
// to the site folder: the paths of files that it takes in, or shows as code, are
// relative to its folder.
func (p *Parser) ParseFile(name string, source []byte) Document {
	return p.document(&state{options: p.options, file: name, source: source})
}

// document reads the text of a state.
func (p *Parser) document(state *state) Document {
	if state.mdx != nil {
		state.source = unwrapped(state.source)
	}
	source := state.source
	document := Document{source: source, IsMDX: state.mdx != nil, Anchors: map[string]bool{}, MetaError: unclosed(source)}
	context := parser.NewContext()
	state.context, state.parts = context, make([]part, 1)
	root, inclusions := p.parse(state, span{0, len(source)}, context)
	document.root = root
	fields, err := meta.TryGet(context)
	if err != nil {
		document.MetaError = metaError(err)
	}
	if document.MetaError != nil {
		document.root.RemoveChildren(document.root)
		state.findings, inclusions = nil, nil
	}
	p.takeIn(state, inclusions, []string{state.file})
	if state.takenIn > 0 {
		mergeFootnotes(document.root)
	}
	document.source, document.lines = state.source, newLines(state.source, state.parts)
	document.FrontMatter = fields
	state.readFields()
	collector := collector{
		document: &document, state: state, lines: document.lines, slugs: slug.New(), outline: p.outline,
		languages: p.languages, magicComments: p.options.MagicComments,
	}
	collector.collect()
	document.Includes, document.Findings = slices.Sorted(maps.Keys(state.files)), state.placed(collector.lines)
	return document
}

// HTML renders a document. resolve answers, for each of its links in order, what
// becomes of it. One document must not be rendered by two goroutines at once.
func (p *Parser) HTML(document Document, resolve func(Link) Resolved) (string, error) {
	links := make([]Resolved, len(document.Links))
	for i, link := range document.Links {
		links[i] = resolve(link)
	}
	body, err := p.Body(document)
	return body.Fill(links, document.Formulas), err
}

package markdown

import (
	"github.com/yuin/goldmark/ast"

	"docgen/internal/mdx"
)

// ModuleOptions are what a module says of its page beyond the text.
type ModuleOptions struct {
	Title    string // shown above a text without a title of its own; "" for none
	Metadata any
}

// Module gives the ES module that shows a document. links are what its links
// became. One document must not be rendered by two goroutines at once.
func (p *Parser) Module(document Document, options ModuleOptions, links []Resolved) mdx.Module {
	tree := tree{parser: p, document: document, links: links, numbers: document.numbers()}
	content := spaced(tree.blocks(document.root))
	if options.Title != "" && !document.HasTitle {
		content = append([]mdx.Node{mapped("h1", nil, textNode(options.Title))}, content...)
	}
	page := mdx.Page{
		Declarations: document.declarations, Content: content, Words: document.words,
		FrontMatter: document.FrontMatter, Title: document.Title, Metadata: options.Metadata,
	}
	for i, heading := range document.Headings {
		page.Headings = append(page.Headings, document.partialsBefore(i)...)
		page.Headings = append(page.Headings, mdx.Heading{Value: heading.HTML, ID: heading.ID, Level: heading.Level})
	}
	page.Headings = append(page.Headings, document.partialsBefore(len(document.Headings))...)
	return mdx.Write(page)
}

// partialsBefore are the texts shown right before a heading.
func (d Document) partialsBefore(heading int) []mdx.Heading {
	var found []mdx.Heading
	for _, partial := range d.Partials {
		if partial.Headings == heading {
			found = append(found, mdx.Heading{Partial: partial.Path})
		}
	}
	return found
}

// tree turns goldmark's nodes into those of a module.
type tree struct {
	parser   *Parser
	document Document
	links    []Resolved
	numbers  map[any]int // of links and formulas, by their nodes or pictures
}

// resolution is what became of a link.
func (t *tree) resolution(node ast.Node) Resolved {
	number, known := t.numbers[node]
	if !known {
		return Resolved{}
	}
	return t.links[number]
}

func textNode(value string) mdx.Node { return mdx.Node{Kind: mdx.TextNode, Value: value} }

// mapped makes an element that a component may take the place of.
func mapped(name string, props []mdx.Prop, children ...mdx.Node) mdx.Node {
	return mdx.Node{Kind: mdx.ElementNode, Name: mdx.Name{Mapped: name}, Props: props, Children: children}
}

// literal makes an element that stays as it is.
func literal(name string, props []mdx.Prop, children ...mdx.Node) mdx.Node {
	node := mapped("", props, children...)
	node.Name = mdx.Name{Literal: name}
	return node
}

func prop(name string, value any) mdx.Prop { return mdx.Prop{Name: name, Value: value} }

// blocks converts the blocks in a node.
func (t *tree) blocks(parent ast.Node) []mdx.Node {
	if parent.Kind() == ast.KindDocument || parent.Kind() == inclusionKind {
		for child := parent.FirstChild(); child != nil; child = child.NextSibling() {
			if child.Kind() == ast.KindHTMLBlock {
				return []mdx.Node{t.ready(parent, "div")}
			}
		}
	}
	var in nesting
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if flow, ok := node.(*flowMDX); ok {
			for _, part := range flow.parts {
				in.part(part)
			}
			continue
		}
		in.add(t.block(node)...)
	}
	return in.nodes()
}

// inlines converts the text in a node.
func (t *tree) inlines(parent ast.Node) []mdx.Node {
	var in nesting
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if code, ok := node.(*inlineMDX); ok {
			in.part(code.mdxPart)
			continue
		}
		in.add(t.inline(node)...)
	}
	return in.nodes()
}

// ready is a node as HTML that React sets and does not look into.
func (t *tree) ready(node ast.Node, element string) mdx.Node {
	out := &bodyWriter{numbers: t.numbers}
	_ = t.parser.mdx.Renderer().Render(out, t.document.source, node) // a buffer takes everything
	body := Body{HTML: out.String(), Holes: out.holes}
	return setHTML(element, body.Fill(t.links, t.document.Formulas))
}

func setHTML(element, html string) mdx.Node {
	return literal(element, []mdx.Prop{prop("className", "docgen-ready"), prop("dangerouslySetInnerHTML", mdx.HTML{Value: html})})
}

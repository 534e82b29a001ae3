package markdown

import (
	"strings"

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

// nesting puts nodes into the elements that tags open and close.
type nesting struct {
	root []mdx.Node
	open []mdx.Node
	text strings.Builder // that follows the last node
}

func (n *nesting) add(nodes ...mdx.Node) {
	for _, node := range nodes {
		if node.Kind == mdx.TextNode {
			n.text.WriteString(node.Value)
			continue
		}
		n.flush()
		into := n.innermost()
		*into = append(*into, node)
	}
}

// flush makes one node of the text so far: React sets a mark between two.
func (n *nesting) flush() {
	if n.text.Len() > 0 {
		into := n.innermost()
		*into = append(*into, textNode(n.text.String()))
		n.text.Reset()
	}
}

func (n *nesting) innermost() *[]mdx.Node {
	if len(n.open) > 0 {
		return &n.open[len(n.open)-1].Children
	}
	return &n.root
}

func (n *nesting) part(part mdxPart) {
	switch tag := part.tag; {
	case tag == nil:
		if !part.isNothing() {
			n.add(mdx.Node{Kind: mdx.ExpressionNode, Code: *part.expression})
		}
	case tag.Kind == mdx.OpenTag:
		n.flush()
		n.open = append(n.open, elementOf(*tag))
	case tag.Kind == mdx.SelfClosingTag:
		n.add(elementOf(*tag))
	default:
		n.close()
	}
}

func (n *nesting) close() {
	n.flush()
	if last := len(n.open) - 1; last >= 0 {
		node := n.open[last]
		n.open = n.open[:last]
		n.add(node)
	}
}

func (n *nesting) nodes() []mdx.Node {
	for len(n.open) > 0 {
		n.close()
	}
	n.flush()
	return n.root
}

// elementOf is the element of a tag. Two names of HTML are those of components
// too, as in Docusaurus.
func elementOf(tag mdx.Parsed) mdx.Node {
	node := mdx.Node{Kind: mdx.ElementNode, Name: mdx.NameOf(tag)}
	if tag.Name == "details" || tag.Name == "head" {
		node.Name = mdx.Name{Mapped: tag.Name}
	}
	for _, attribute := range tag.Attributes {
		switch {
		case attribute.Code != nil:
			node.Props = append(node.Props, mdx.Prop{Name: attribute.Name, Code: attribute.Code})
		case attribute.Bare:
			node.Props = append(node.Props, prop(attribute.Name, true))
		default:
			node.Props = append(node.Props, prop(attribute.Name, attribute.Value))
		}
	}
	return node
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

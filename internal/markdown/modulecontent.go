package markdown

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"

	"docgen/internal/mdx"
)

// Content is a document whose links are known.
type Content struct {
	Source   []byte
	Root     ast.Node
	Links    []Resolved // one for each link of the document
	Formulas []Formula  // all of the document

	Renderer    renderer.Renderer // of what becomes HTML and not nodes
	Highlighter *Highlighter
}

// Nodes returns the nodes of the content. They must not be made by two goroutines at once
// for one document.
func (c Content) Nodes() []mdx.Node { return spaced(c.blocks(c.Root)) }

// resolved returns what a link leads to.
func (c Content) resolved(link ast.Node) Resolved {
	if number, known := Number(link); known {
		return c.Links[number]
	}
	return Resolved{}
}

func textNode(value string) mdx.Node { return mdx.Node{Kind: mdx.TextNode, Value: value} }

// Mapped returns an element that a component may replace.
func Mapped(name string, props []mdx.Prop, children ...mdx.Node) mdx.Node {
	return mdx.Node{Kind: mdx.ElementNode, Name: mdx.Name{Mapped: name}, Props: props, Children: children}
}

// literal returns an element that no component replaces.
func literal(name string, props []mdx.Prop, children ...mdx.Node) mdx.Node {
	node := Mapped("", props, children...)
	node.Name = mdx.Name{Literal: name}
	return node
}

func prop(name string, value any) mdx.Prop { return mdx.Prop{Name: name, Value: value} }

// blocks converts the blocks in a node.
func (c Content) blocks(parent ast.Node) []mdx.Node {
	if parent.Kind() == ast.KindDocument || parent.Kind() == InclusionKind {
		for child := parent.FirstChild(); child != nil; child = child.NextSibling() {
			if child.Kind() == ast.KindHTMLBlock {
				return []mdx.Node{c.ready(parent, "div")}
			}
		}
	}
	var in nesting
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if flow, ok := node.(*Flow); ok {
			for _, part := range flow.Parts {
				in.part(part)
			}
			continue
		}
		in.add(c.block(node)...)
	}
	return in.nodes()
}

// inlines converts the text in a node.
func (c Content) inlines(parent ast.Node) []mdx.Node {
	var in nesting
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if code, ok := node.(*Inline); ok {
			in.part(code.Part)
			continue
		}
		in.add(c.inline(node)...)
	}
	return in.nodes()
}

// ready returns a node as HTML, which React sets without looking into it.
func (c Content) ready(node ast.Node, element string) mdx.Node {
	body, _ := Render(c.Renderer, c.Source, node) // a buffer takes everything
	html := mdx.HTML{Value: body.Fill(c.Links, c.Formulas)}
	return literal(element, []mdx.Prop{prop("className", "docgen-ready"), prop("dangerouslySetInnerHTML", html)})
}

// Package module turns the nodes of a document into the nodes of an ES module, in which the
// author's tags contain what stands between them.
//
// [Content] has one method for it. What has no element of its own in a module becomes HTML.
package module

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"

	"docgen/internal/markdown/code"
	"docgen/internal/markdown/jsx"
	"docgen/internal/markdown/render"
	"docgen/internal/markdown/syntax"
	"docgen/internal/mdx"
)

// Content is a document whose links are known.
type Content struct {
	Source   []byte
	Root     ast.Node
	Links    []render.Resolved // one for each link of the document
	Formulas []render.Formula  // all of the document

	Renderer    renderer.Renderer // of what becomes HTML and not nodes
	Highlighter *code.Highlighter
}

// Nodes returns the nodes of the content. They must not be made by two goroutines at once
// for one document.
func (c Content) Nodes() []mdx.Node { return spaced(c.blocks(c.Root)) }

// resolved returns what a link leads to.
func (c Content) resolved(link ast.Node) render.Resolved {
	if number, known := render.Number(link); known {
		return c.Links[number]
	}
	return render.Resolved{}
}

func textNode(value string) mdx.Node { return mdx.Node{Kind: mdx.TextNode, Value: value} }

// Mapped returns an element that a component may replace.
func Element(name string, props []mdx.Prop, children ...mdx.Node) mdx.Node {
	return mdx.Node{Kind: mdx.ElementNode, Name: mdx.Name{Mapped: name}, Props: props, Children: children}
}

// literal returns an element that no component replaces.
func literal(name string, props []mdx.Prop, children ...mdx.Node) mdx.Node {
	node := Element("", props, children...)
	node.Name = mdx.Name{Literal: name}
	return node
}

func prop(name string, value any) mdx.Prop { return mdx.Prop{Name: name, Value: value} }

// blocks converts the blocks in a node.
func (c Content) blocks(parent ast.Node) []mdx.Node {
	if parent.Kind() == ast.KindDocument || parent.Kind() == syntax.InclusionKind {
		for child := parent.FirstChild(); child != nil; child = child.NextSibling() {
			if child.Kind() == ast.KindHTMLBlock {
				return []mdx.Node{c.asHTML(parent, "div")}
			}
		}
	}
	var in nesting
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if flow, ok := node.(*jsx.Flow); ok {
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
		if code, ok := node.(*jsx.Inline); ok {
			in.part(code.Part)
			continue
		}
		in.add(c.inline(node)...)
	}
	return in.nodes()
}

// asHTML returns a node as HTML, which React sets without looking into it.
func (c Content) asHTML(node ast.Node, element string) mdx.Node {
	body, _ := render.NewBody(c.Renderer, c.Source, node) // a buffer takes everything
	html := mdx.HTML{Value: body.Fill(c.Links, c.Formulas)}
	return literal(element, []mdx.Prop{prop("className", "docgen-ready"), prop("dangerouslySetInnerHTML", html)})
}

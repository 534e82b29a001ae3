// Package module converts the nodes of a document to the nodes of an ES module, in which the
// author's tags contain the nodes between them.
//
// [Content] has a method for each conversion. Nodes that have no equivalent in a module become
// HTML.
package module

import (
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Content is a document whose links are resolved.
type Content struct {
	Source   []byte
	Root     ast.Node
	Links    []render.Resolved // one for each link in the document
	Formulas []render.Formula  // all formulas in the document
	Zoom     bool              // readers can enlarge images
	IsPost   bool              // comments can end its summary

	Renderer    renderer.Renderer // for nodes that become HTML
	Highlighter *code.Highlighter
	Labels      message.Catalog
}

// Nodes returns the nodes of the content. Two goroutines must not call it for one document at
// the same time.
func (c Content) Nodes() []mdx.Node { return spaced(c.blocks(c.Root)) }

// resolved returns the resolved target of a link.
func (c Content) resolved(link ast.Node) render.Resolved {
	if number, known := render.Number(link); known {
		return c.Links[number]
	}
	return render.Resolved{}
}

func textNode(value string) mdx.Node { return mdx.Node{Kind: mdx.TextNode, Value: value} }

// Element returns an element that a component may replace.
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

// blocks converts the children of a block.
func (c Content) blocks(parent ast.Node) []mdx.Node {
	if parent.Kind() == ast.KindDocument || parent.Kind() == directive.InclusionKind {
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
				c.part(&in, part)
			}
			continue
		}
		in.add(c.block(node)...)
	}
	return in.nodes()
}

// inlines converts the inline children of a node.
func (c Content) inlines(parent ast.Node) []mdx.Node {
	var in nesting
	for node := parent.FirstChild(); node != nil; node = node.NextSibling() {
		if code, ok := node.(*jsx.Inline); ok {
			c.part(&in, code.Part)
			continue
		}
		in.add(c.inline(node)...)
	}
	return in.nodes()
}

// part adds a tag or an expression.
func (c Content) part(in *nesting, part jsx.Part) {
	if c.IsPost && part.IsComment() && syntax.SummaryEndComment.Match(c.Source[part.At.Start:part.At.Stop]) {
		in.add(mdx.Node{Kind: mdx.SummaryNode})
		return
	}
	in.part(part)
}

// asHTML returns a node as HTML, which React inserts without parsing it.
func (c Content) asHTML(node ast.Node, element string) mdx.Node {
	body, _ := render.NewBody(c.Renderer, c.Source, node) // cannot fail: it writes to a buffer
	html := mdx.HTML{Value: body.Fill(c.Links, c.Formulas)}
	return literal(element, []mdx.Prop{prop("className", "docgen-ready"), prop("dangerouslySetInnerHTML", html)})
}

// Paths returns where the author's elements and expressions are in the tree of React elements that a module
// returns: the indexes among the children on each level, by the offset of the name or the expression in
// the source.
func (c Content) Paths() map[int][]int {
	paths := map[int][]int{}
	addPaths(paths, c.Nodes(), nil)
	return paths
}

func addPaths(paths map[int][]int, nodes []mdx.Node, above []int) {
	for i, node := range nodes {
		path := append(slices.Clip(above), i)
		switch {
		case node.Kind == mdx.ExpressionNode:
			paths[node.Code.At] = path
		case node.Kind == mdx.ElementNode && node.Name.At > 0:
			paths[node.Name.At] = path
		}
		addPaths(paths, node.Children, path)
	}
}

package module

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/jsx"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/signature"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// block converts a block. Unknown kinds of blocks become HTML.
func (c Content) block(node ast.Node) []mdx.Node {
	if containsHTML(node) {
		return []mdx.Node{c.asHTML(node, "div")}
	}
	switch node := node.(type) {
	case *jsx.ESM, *ast.LinkReferenceDefinition, *directive.Abbreviation:
		return nil
	case *ast.Paragraph:
		return c.paragraph(node)
	case *syntax.SummaryEnd:
		return c.inline(node)
	case *ast.TextBlock:
		return c.inlines(node)
	case *ast.Heading:
		var props []mdx.Prop
		if id, has := syntax.HeadingID(node); has {
			props = append(props, prop("id", id))
		}
		return []mdx.Node{Element("h"+string(rune('0'+node.Level)), props, c.inlines(node)...)}
	case *ast.ThematicBreak:
		return []mdx.Node{Element("hr", nil)}
	case *ast.Blockquote:
		return []mdx.Node{c.quote(node)}
	case *ast.List:
		return []mdx.Node{c.list(node)}
	case *ast.ListItem:
		return []mdx.Node{Element("li", classOf(node), c.blocks(node)...)}
	case *ast.FencedCodeBlock:
		return []mdx.Node{c.code(node)}
	case *east.Table:
		return []mdx.Node{Element("table", nil, c.table(node)...)}
	case *directive.Container:
		return c.container(node)
	case *directive.FactList:
		return []mdx.Node{literal("dl", nil, c.blocks(node)...)}
	case *directive.Fact:
		return []mdx.Node{c.fact(node)}
	case *signature.Head:
		return []mdx.Node{c.head(node)}
	case *signature.Table:
		return []mdx.Node{c.members(node)}
	case *signature.Row:
		return []mdx.Node{c.member(node)}
	case *signature.Meaning:
		return []mdx.Node{literal("dd", nil, c.blocks(node)...)}
	case *directive.Video:
		return []mdx.Node{literal("video", []mdx.Prop{prop("controls", true), prop("preload", "metadata"),
			prop("aria-label", syntax.PlainText(node.Link, c.Source)), prop("src", urlOf(c.resolved(node.Link)))})}
	case *directive.Title:
		return []mdx.Node{c.containerTitle(node)}
	case *directive.Inclusion:
		return c.blocks(node)
	case *east.DefinitionList:
		return []mdx.Node{Element("dl", nil, c.blocks(node)...)}
	case *east.DefinitionTerm:
		var props []mdx.Prop
		if id, found := node.AttributeString("id"); found {
			props = []mdx.Prop{prop("id", string(id.([]byte)))}
		}
		return []mdx.Node{Element("dt", props, c.inlines(node)...)}
	case *east.DefinitionDescription:
		return []mdx.Node{Element("dd", nil, c.blocks(node)...)}
	case *east.FootnoteList:
		return []mdx.Node{literal("div", []mdx.Prop{prop("className", "footnotes"), prop("role", "doc-endnotes")},
			Element("hr", nil), Element("ol", nil, c.blocks(node)...))}
	case *east.Footnote:
		return []mdx.Node{Element("li", []mdx.Prop{prop("id", syntax.FootnoteID("fn", node.Index, 0))}, c.blocks(node)...)}
	}
	return []mdx.Node{c.asHTML(node, "div")}
}

// paragraph converts a paragraph. If it contains only code, the result is the code without a
// paragraph.
func (c Content) paragraph(node *ast.Paragraph) []mdx.Node {
	children := c.inlines(node)
	hasCode := false
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		hasCode = hasCode || child.Kind() == jsx.InlineKind
	}
	if !hasCode {
		return []mdx.Node{Element("p", nil, children...)}
	}
	bare := make([]mdx.Node, 0, len(children))
	for _, child := range children {
		switch {
		case isCode(child):
			bare = append(bare, child)
		case child.Kind != mdx.TextNode || strings.TrimSpace(child.Value) != "":
			return []mdx.Node{Element("p", nil, children...)}
		}
	}
	return bare
}

// isCode reports whether the author wrote a node as JSX rather than Markdown.
func isCode(node mdx.Node) bool {
	name := node.Name.Mapped
	return node.Kind == mdx.ExpressionNode || node.Kind == mdx.ElementNode && (name == "" || name == "details" || name == "head")
}

// spaced adds a line end between the author's elements. If they are inline elements, it acts
// as a space.
func spaced(nodes []mdx.Node) []mdx.Node {
	out := make([]mdx.Node, 0, len(nodes))
	for i, node := range nodes {
		if i > 0 && (isCode(node) || isCode(nodes[i-1])) {
			out = append(out, textNode("\n"))
		}
		out = append(out, node)
	}
	return out
}

func (c Content) quote(node *ast.Blockquote) mdx.Node {
	if admonition, name, isAlert := directive.AlertOf(node); isAlert {
		title := directive.AdmonitionTitle(c.Labels, name)
		return Element("admonition", []mdx.Prop{prop("type", admonition), prop("title", title)}, c.blocks(node)...)
	}
	return Element("blockquote", nil, c.blocks(node)...)
}

func (c Content) list(node *ast.List) mdx.Node {
	props := classOf(node)
	for item := node.FirstChild(); item != nil; item = item.NextSibling() {
		if string(syntax.Note[[]byte](item, "class")) == "task-list-item" {
			props = []mdx.Prop{prop("className", "contains-task-list")}
		}
	}
	if !node.IsOrdered() {
		return Element("ul", props, c.blocks(node)...)
	}
	if node.Start != 1 {
		props = append(props, prop("start", node.Start))
	}
	return Element("ol", props, c.blocks(node)...)
}

// classOf returns the class that parsing gave a node.
func classOf(node ast.Node) []mdx.Prop {
	if class, found := node.AttributeString("class"); found {
		return []mdx.Prop{prop("className", string(class.([]byte)))}
	}
	return nil
}

// table returns the rows of a table in a head and a body.
func (c Content) table(node *east.Table) []mdx.Node {
	var parts, body []mdx.Node
	for row := node.FirstChild(); row != nil; row = row.NextSibling() {
		if row.Kind() == east.KindTableHeader {
			parts = append(parts, Element("thead", nil, c.row(row, "th")))
			continue
		}
		body = append(body, c.row(row, "td"))
	}
	if len(body) > 0 {
		parts = append(parts, Element("tbody", nil, body...))
	}
	return parts
}

func (c Content) row(row ast.Node, element string) mdx.Node {
	var cells []mdx.Node
	for child := row.FirstChild(); child != nil; child = child.NextSibling() {
		var props []mdx.Prop
		if cell, ok := child.(*east.TableCell); ok && cell.Alignment != east.AlignNone {
			props = []mdx.Prop{prop("align", cell.Alignment.String())}
		}
		cells = append(cells, Element(element, props, c.inlines(child)...))
	}
	return Element("tr", nil, cells...)
}

// containsHTML reports whether a block contains HTML, whose tags may be spread over several
// nodes.
func containsHTML(block ast.Node) bool {
	for node := range syntax.All(block) {
		if node.Kind() == ast.KindRawHTML || node.Kind() == ast.KindHTMLBlock {
			return true
		}
	}
	return false
}

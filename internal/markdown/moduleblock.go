package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"docgen/internal/mdx"
)

// block converts one block. What is not known here is set as HTML.
func (t *tree) block(node ast.Node) []mdx.Node {
	if holdsHTML(node) {
		return []mdx.Node{t.ready(node, "div")}
	}
	switch node := node.(type) {
	case *esmBlock, *ast.LinkReferenceDefinition:
		return nil
	case *ast.Paragraph:
		return t.paragraph(node)
	case *ast.TextBlock:
		return t.inlines(node)
	case *ast.Heading:
		var props []mdx.Prop
		if id, has := headingID(node); has {
			props = append(props, prop("id", id))
		}
		return []mdx.Node{mapped("h"+string(rune('0'+node.Level)), props, t.inlines(node)...)}
	case *ast.ThematicBreak:
		return []mdx.Node{mapped("hr", nil)}
	case *ast.Blockquote:
		return []mdx.Node{t.quote(node)}
	case *ast.List:
		return []mdx.Node{t.list(node)}
	case *ast.ListItem:
		return []mdx.Node{t.item(node)}
	case *ast.FencedCodeBlock:
		return []mdx.Node{t.code(node)}
	case *east.Table:
		return []mdx.Node{mapped("table", nil, t.table(node)...)}
	case *container:
		return []mdx.Node{t.container(node)}
	case *inclusion:
		return t.blocks(node)
	case *east.DefinitionList:
		return []mdx.Node{mapped("dl", nil, t.blocks(node)...)}
	case *east.DefinitionTerm:
		return []mdx.Node{mapped("dt", nil, t.inlines(node)...)}
	case *east.DefinitionDescription:
		return []mdx.Node{mapped("dd", nil, t.blocks(node)...)}
	case *east.FootnoteList:
		return []mdx.Node{literal("div", []mdx.Prop{prop("className", "footnotes"), prop("role", "doc-endnotes")},
			mapped("hr", nil), mapped("ol", nil, t.blocks(node)...))}
	case *east.Footnote:
		return []mdx.Node{mapped("li", []mdx.Prop{prop("id", footnoteID("fn", node.Index, 0))}, t.blocks(node)...)}
	}
	return []mdx.Node{t.ready(node, "div")}
}

// paragraph is one, unless there is nothing but code in it: that needs none
// around it.
func (t *tree) paragraph(node *ast.Paragraph) []mdx.Node {
	children := t.inlines(node)
	hasCode := false
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		hasCode = hasCode || child.Kind() == inlineMDXKind
	}
	if !hasCode {
		return []mdx.Node{mapped("p", nil, children...)}
	}
	bare := make([]mdx.Node, 0, len(children))
	for _, child := range children {
		switch {
		case isCode(child):
			bare = append(bare, child)
		case child.Kind != mdx.TextNode || strings.TrimSpace(child.Value) != "":
			return []mdx.Node{mapped("p", nil, children...)}
		}
	}
	return bare
}

// isCode reports whether a node is the author's and not Markdown's.
func isCode(node mdx.Node) bool {
	name := node.Name.Mapped
	return node.Kind == mdx.ExpressionNode || node.Kind == mdx.ElementNode && (name == "" || name == "details" || name == "head")
}

// spaced puts a line end between the author's elements, which may be such as
// stand in a line: in text it is a space.
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

func (t *tree) quote(node *ast.Blockquote) mdx.Node {
	value, _ := node.AttributeString(alertAttribute)
	if kind, isAlert := value.(string); isAlert {
		look, _ := alertLook(kind)
		title := kind[:1] + strings.ToLower(kind[1:])
		return mapped("admonition", []mdx.Prop{prop("type", look), prop("title", title)}, t.blocks(node)...)
	}
	return mapped("blockquote", nil, t.blocks(node)...)
}

func (t *tree) list(node *ast.List) mdx.Node {
	var props []mdx.Prop
	for item := node.FirstChild(); item != nil; item = item.NextSibling() {
		if isTask(item) {
			props = []mdx.Prop{prop("className", "contains-task-list")}
		}
	}
	if !node.IsOrdered() {
		return mapped("ul", props, t.blocks(node)...)
	}
	if node.Start != 1 {
		props = append(props, prop("start", node.Start))
	}
	return mapped("ol", props, t.blocks(node)...)
}

func isTask(item ast.Node) bool {
	_, found := item.AttributeString("class")
	return found
}

func (t *tree) item(node *ast.ListItem) mdx.Node {
	var props []mdx.Prop
	if isTask(node) {
		props = []mdx.Prop{prop("className", "task-list-item")}
	}
	return mapped("li", props, t.blocks(node)...)
}

// table gives the rows of a table, in head and body.
func (t *tree) table(node *east.Table) []mdx.Node {
	var parts, body []mdx.Node
	for row := node.FirstChild(); row != nil; row = row.NextSibling() {
		if row.Kind() == east.KindTableHeader {
			parts = append(parts, mapped("thead", nil, t.row(row, "th")))
			continue
		}
		body = append(body, t.row(row, "td"))
	}
	if len(body) > 0 {
		parts = append(parts, mapped("tbody", nil, body...))
	}
	return parts
}

func (t *tree) row(row ast.Node, element string) mdx.Node {
	var cells []mdx.Node
	for child := row.FirstChild(); child != nil; child = child.NextSibling() {
		var props []mdx.Prop
		if cell, ok := child.(*east.TableCell); ok && cell.Alignment != east.AlignNone {
			props = []mdx.Prop{prop("align", cell.Alignment.String())}
		}
		cells = append(cells, mapped(element, props, t.inlines(child)...))
	}
	return mapped("tr", nil, cells...)
}

// holdsHTML reports whether there is HTML in the Markdown of a block: its tags
// need not be whole by themselves.
func holdsHTML(block ast.Node) bool {
	found := false
	_ = ast.Walk(block, func(node ast.Node, _ bool) (ast.WalkStatus, error) {
		if node.Kind() == ast.KindRawHTML || node.Kind() == ast.KindHTMLBlock {
			found = true
			return ast.WalkStop, nil
		}
		return ast.WalkContinue, nil
	})
	return found
}

package module

import (
	"cmp"
	"context"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// code converts a code block and highlights it.
func (c Content) code(node *ast.FencedCodeBlock) mdx.Node {
	block := code.Of(node)
	if c.Highlighter.IsDiagram(block) {
		return literal("pre", []mdx.Prop{prop("className", "mermaid")}, textNode(block.Text))
	}
	tokens, err := c.Highlighter.HTML(context.Background(), block)
	if err != nil { // reported when the text was parsed
		tokens = html.EscapeString(block.Text)
	}
	content := []mdx.Prop{prop("dangerouslySetInnerHTML", mdx.HTML{Value: c.withTypes(block, tokens)})}
	if written, _ := code.FenceInfo(node, c.Source); written != "" || block.Language != code.Plain {
		content = append([]mdx.Prop{prop("className", "language-"+block.Language)}, content...)
	}
	var props []mdx.Prop
	if block.Options.Title != "" {
		props = append(props, prop("title", block.Options.Title))
	}
	if block.Options.Numbered {
		props = append(props, prop("data-line-numbers", ""))
	}
	if block.Options.Wrap {
		props = append(props, prop("data-wrap", ""))
	}
	return Element("pre", props, Element("code", content))
}

// container converts an admonition, tabs, a tab or a plain box.
func (c Content) container(node *syntax.Container) mdx.Node {
	var props []mdx.Prop
	if id := node.ID(); id != "" {
		props = append(props, prop("id", id))
	}
	if classes := node.Classes(); len(classes) > 0 {
		props = append(props, prop("className", strings.Join(classes, " ")))
	}
	switch node.Role {
	case syntax.AdmonitionRole, syntax.TabsRole, syntax.CodeGroupRole, syntax.TabRole:
	default:
		return c.box(node)
	}
	var title []mdx.Node
	if line, titled := node.FirstChild().(*syntax.Title); titled {
		title = c.inlines(line)
		node.RemoveChild(node, line)
		defer node.InsertBefore(node, node.FirstChild(), line)
	}
	var element mdx.Node
	switch node.Role {
	case syntax.AdmonitionRole:
		element = Element("admonition", append(props, prop("type", node.Name())))
		switch {
		case len(title) == 1 && title[0].Kind == mdx.TextNode:
			element.Props = append(element.Props, prop("title", title[0].Value))
		case len(title) > 0:
			element.Props = append(element.Props, prop("title", ""))
			element.Children = []mdx.Node{Element("mdxAdmonitionTitle", nil, title...)}
		}
	case syntax.TabsRole, syntax.CodeGroupRole:
		element = mdx.Node{Kind: mdx.ElementNode, Name: mdx.Name{Mapped: "Tabs"}, Props: props}
		for _, option := range []struct{ name, value string }{
			{"groupId", node.Tabs.Group}, {"queryString", node.Tabs.Query}, {"defaultValue", node.Tabs.First},
		} {
			if option.value != "" {
				element.Props = append(element.Props, prop(option.name, option.value))
			}
		}
	case syntax.TabRole:
		label := plainNodes(title)
		element = mdx.Node{Kind: mdx.ElementNode, Name: mdx.Name{Mapped: "TabItem"},
			Props: append(props, prop("value", cmp.Or(node.Tabs.Value, label)), prop("label", label))}
	}
	element.Children = append(element.Children, c.blocks(node)...)
	return element
}

// plainNodes returns the text in nodes.
func plainNodes(nodes []mdx.Node) string {
	var out strings.Builder
	for _, node := range nodes {
		out.WriteString(node.Value + plainNodes(node.Children))
	}
	return out.String()
}

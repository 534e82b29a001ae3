package module

import (
	"cmp"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
)

// code converts a code block and highlights it.
func (c Content) code(node *ast.FencedCodeBlock) mdx.Node {
	block := code.Of(node)
	if c.Highlighter.IsDiagram(block) {
		return literal("pre", []mdx.Prop{prop("className", "mermaid")}, textNode(block.Text))
	}
	tokens, err := c.Highlighter.HTML(block)
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
	if block.Options.Playable {
		props = append(props, prop("data-playground", ""))
	}
	return Element("pre", props, Element("code", content))
}

// container converts an admonition, tabs, a tab or a container that is one element.
func (c Content) container(node *directive.Container) []mdx.Node {
	switch node.Spec.Role {
	case directive.AgentsRole:
		return nil
	case directive.HumansRole:
		return c.blocks(node)
	case directive.AdmonitionRole, directive.TabsRole, directive.CodeGroupRole, directive.TabRole:
		return []mdx.Node{c.component(node)}
	}
	element := literal(cmp.Or(node.Spec.Element, "div"), idAndClass(node.ID, node.Class(), node.Classes))
	if node.Open {
		element.Props = append(element.Props, prop("open", true))
	}
	if svg := icon.SVG(node.Icon); svg != "" {
		element.Children = append(element.Children, literal("span",
			[]mdx.Prop{prop("className", "docgen-ready"), prop("dangerouslySetInnerHTML", mdx.HTML{Value: svg})}))
	}
	element.Children = append(element.Children, c.blocks(node)...)
	return []mdx.Node{element}
}

// idAndClass returns the properties of an id and classes. The author's classes come last.
func idAndClass(id, class string, classes []string) []mdx.Prop {
	var props []mdx.Prop
	if id != "" {
		props = append(props, prop("id", id))
	}
	if all := strings.Join(append(strings.Fields(class), classes...), " "); all != "" {
		props = append(props, prop("className", all))
	}
	return props
}

// containerTitle converts the title of a container that is one element.
func (c Content) containerTitle(node *directive.Title) mdx.Node {
	spec := node.Parent().(*directive.Container).Spec
	return literal(cmp.Or(spec.TitleElement, "p"), idAndClass("", spec.TitleClass, nil), c.inlines(node)...)
}

// component converts a container to a component of Docusaurus.
func (c Content) component(node *directive.Container) mdx.Node {
	props := idAndClass(node.ID, "", node.Classes)
	var title []mdx.Node
	if line := node.Title(); line != nil {
		title = c.inlines(line)
		node.RemoveChild(node, line)
		defer node.InsertBefore(node, node.FirstChild(), line)
	}
	element := Element("admonition", append(props, prop("type", node.Name)))
	switch node.Spec.Role {
	case directive.AdmonitionRole:
		switch {
		case len(title) == 1 && title[0].Kind == mdx.TextNode:
			element.Props = append(element.Props, prop("title", title[0].Value))
		case len(title) > 0:
			element.Props = append(element.Props, prop("title", ""))
			element.Children = []mdx.Node{Element("mdxAdmonitionTitle", nil, title...)}
		}
	case directive.TabRole:
		label := plainNodes(title)
		element = Element("TabItem", append(props, prop("value", cmp.Or(node.Tabs.Value, label)), prop("label", label)))
	default:
		element = Element("Tabs", props)
		for _, option := range []struct{ name, value string }{
			{"groupId", node.Tabs.Group}, {"queryString", node.Tabs.Query}, {"defaultValue", node.Tabs.First},
		} {
			if option.value != "" {
				element.Props = append(element.Props, prop(option.name, option.value))
			}
		}
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

package markdown

import (
	"cmp"
	"strings"

	"github.com/yuin/goldmark/ast"

	"docgen/internal/mdx"
)

// code is a code block, highlighted already.
func (t *tree) code(node *ast.FencedCodeBlock) mdx.Node {
	value, _ := node.AttributeString(codeAttribute)
	code := value.(*codeBlock)
	blocks := codeBlocks{t.parser.languages, t.parser.options.Mermaid, t.parser.memo}
	if blocks.mermaid && code.language == mermaidLanguage {
		return literal("pre", []mdx.Prop{prop("className", "mermaid")}, textNode(code.text))
	}
	highlighted := blocks.memo.recall(code.key(), func() string { return blocks.highlight(code) })
	content := []mdx.Prop{prop("dangerouslySetInnerHTML", mdx.HTML{Value: highlighted})}
	if written, _ := fenceInfo(node, t.document.source); written != "" || code.language != plainLanguage {
		content = append([]mdx.Prop{prop("className", "language-"+code.language)}, content...)
	}
	var props []mdx.Prop
	if code.meta.title != "" {
		props = append(props, prop("title", code.meta.title))
	}
	if code.meta.numbered {
		props = append(props, prop("data-line-numbers", ""))
	}
	if code.meta.wrap {
		props = append(props, prop("data-wrap", ""))
	}
	return mapped("pre", props, mapped("code", content))
}

// container is an admonition, tabs, a tab, or a plain box.
func (t *tree) container(node *container) mdx.Node {
	var props []mdx.Prop
	if node.attributes.id != "" {
		props = append(props, prop("id", node.attributes.id))
	}
	if len(node.attributes.classes) > 0 {
		props = append(props, prop("className", strings.Join(node.attributes.classes, " ")))
	}
	var title []mdx.Node
	if line, titled := node.FirstChild().(*titleLine); titled {
		title = t.inlines(line)
		node.RemoveChild(node, line)
		defer node.InsertBefore(node, node.FirstChild(), line)
	}
	element := literal("div", props)
	switch node.role {
	case admonitionRole:
		element = mapped("admonition", append(props, prop("type", node.name)))
		switch {
		case len(title) == 1 && title[0].Kind == mdx.TextNode:
			element.Props = append(element.Props, prop("title", title[0].Value))
		case len(title) > 0:
			element.Props = append(element.Props, prop("title", ""))
			element.Children = []mdx.Node{mapped("mdxAdmonitionTitle", nil, title...)}
		}
	case tabsRole, codeGroupRole:
		element = mdx.Node{Kind: mdx.ElementNode, Name: mdx.Name{Mapped: "Tabs"}, Props: props}
		for _, option := range []struct{ name, value string }{
			{"groupId", node.tabs.group}, {"queryString", node.tabs.query}, {"defaultValue", node.tabs.first},
		} {
			if option.value != "" {
				element.Props = append(element.Props, prop(option.name, option.value))
			}
		}
	case tabRole:
		label := plainNodes(title)
		element = mdx.Node{Kind: mdx.ElementNode, Name: mdx.Name{Mapped: "TabItem"},
			Props: append(props, prop("value", cmp.Or(node.tabs.value, label)), prop("label", label))}
	}
	element.Children = append(element.Children, t.blocks(node)...)
	return element
}

// plainNodes is the text in nodes.
func plainNodes(nodes []mdx.Node) string {
	var out strings.Builder
	for _, node := range nodes {
		out.WriteString(node.Value + plainNodes(node.Children))
	}
	return out.String()
}

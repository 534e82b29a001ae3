package module

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// box converts a container that is one element. No component replaces it, so it looks as in Markdown.
func (c Content) box(node *syntax.Container) mdx.Node {
	html := render.BoxOf(node)
	var props []mdx.Prop
	if id := node.ID(); id != "" {
		props = append(props, prop("id", id))
	}
	if classes := strings.Join(append(strings.Fields(html.Class), node.Classes()...), " "); classes != "" {
		props = append(props, prop("className", classes))
	}
	if node.Open {
		props = append(props, prop("open", true))
	}
	element := literal(html.Element, props)
	if drawing := icon.SVG(node.Icon); drawing != "" {
		element.Children = append(element.Children, literal("span",
			[]mdx.Prop{prop("className", "docgen-ready"), prop("dangerouslySetInnerHTML", mdx.HTML{Value: drawing})}))
	}
	element.Children = append(element.Children, c.blocks(node)...)
	return element
}

// badge converts a badge.
func (c Content) badge(node *syntax.Phrase) mdx.Node {
	html := render.BadgeOf(node)
	props := []mdx.Prop{prop("className", strings.Join(append(strings.Fields(html.Class), node.Classes()...), " "))}
	if html.Kind != "" {
		props = append(props, prop("data-kind", html.Kind))
	}
	if id := node.ID(); id != "" {
		props = append(props, prop("id", id))
	}
	return literal("span", props, c.inlines(node)...)
}

// boxTitle converts the title of such a container.
func (c Content) boxTitle(node *syntax.Title) mdx.Node {
	box := render.BoxOf(node.Parent().(*syntax.Container))
	var props []mdx.Prop
	if box.TitleClass != "" {
		props = []mdx.Prop{prop("className", box.TitleClass)}
	}
	return literal(box.TitleElement, props, c.inlines(node)...)
}

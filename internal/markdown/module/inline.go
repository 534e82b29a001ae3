package module

import (
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"

	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// inline converts an inline node. Unknown kinds of nodes become HTML.
func (c Content) inline(node ast.Node) []mdx.Node {
	source := c.Source
	switch node := node.(type) {
	case *ast.Text:
		return c.text(node)
	case *ast.String:
		return []mdx.Node{textNode(syntax.StringText(node))}
	case *ast.CodeSpan:
		return []mdx.Node{Element("code", nil, textNode(codeSpanText(node, source)))}
	case *ast.Emphasis:
		name := "em"
		if node.Level == 2 {
			name = "strong"
		}
		return []mdx.Node{Element(name, nil, c.inlines(node)...)}
	case *east.Strikethrough:
		return []mdx.Node{Element("del", nil, c.inlines(node)...)}
	case *ast.Link:
		return []mdx.Node{c.link(node)}
	case *ast.AutoLink:
		return []mdx.Node{c.autoLink(node)}
	case *ast.Image:
		return []mdx.Node{c.image(node)}
	case *east.TaskCheckBox:
		return []mdx.Node{Element("input", []mdx.Prop{prop("type", "checkbox"), prop("disabled", true), prop("checked", node.IsChecked)}), textNode(" ")}
	case *syntax.Key:
		if node.Kind() == syntax.KeyKind {
			return []mdx.Node{Element("kbd", nil, c.inlines(node)...)}
		}
		return c.inlines(node)
	case *directive.Phrase:
		if directive.IsBadge(node) {
			props := idAndClass("", node.Class(), node.Classes)
			if node.BadgeKind != "" {
				props = append(props, prop("data-kind", node.BadgeKind))
			}
			return []mdx.Node{literal("span", append(props, idAndClass(node.ID, "", nil)...), c.inlines(node)...)}
		}
	case *directive.Remark:
		return []mdx.Node{literal("span", []mdx.Prop{prop("className", "file-remark")}, c.inlines(node)...)}
	case *syntax.SummaryEnd:
		return []mdx.Node{{Kind: mdx.SummaryNode}}
	case *east.FootnoteLink:
		index := strconv.Itoa(node.Index)
		return []mdx.Node{Element("sup", []mdx.Prop{prop("id", syntax.FootnoteID("fnref", node.Index, node.RefIndex))},
			Element("a", []mdx.Prop{prop("href", "#"+syntax.FootnoteID("fn", node.Index, 0)), prop("className", "footnote-ref"), prop("role", "doc-noteref")},
				textNode(index)))}
	case *east.FootnoteBacklink:
		return []mdx.Node{textNode("\u00a0"), Element("a", []mdx.Prop{prop("href", "#"+syntax.FootnoteID("fnref", node.Index, node.RefIndex)),
			prop("className", "footnote-backref"), prop("role", "doc-backlink")}, textNode("↩︎"))}
	}
	return []mdx.Node{c.asHTML(node, "span")}
}

func (c Content) text(node *ast.Text) []mdx.Node {
	value := string(node.Segment.Value(c.Source))
	if !node.IsRaw() {
		value = syntax.Unescape(value)
	}
	switch {
	case node.HardLineBreak():
		return []mdx.Node{textNode(value), Element("br", nil), textNode("\n")}
	case node.SoftLineBreak():
		value += "\n"
	}
	return []mdx.Node{textNode(value)}
}

func codeSpanText(node *ast.CodeSpan, source []byte) string {
	var out strings.Builder
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		if text, ok := child.(*ast.Text); ok {
			out.WriteString(strings.ReplaceAll(string(text.Segment.Value(source)), "\n", " "))
		}
	}
	return out.String()
}

func (c Content) link(node *ast.Link) mdx.Node {
	resolved := c.resolved(node)
	props := linkProps(urlOf(resolved), string(node.Title), resolved.External)
	if class := directive.LinkClass(node); class != "" {
		props = append(props, prop("className", class))
	}
	if id := directive.LinkID(node); id != "" {
		props = append(props, prop("id", id))
	}
	return Element("a", props, c.inlines(node)...)
}

// urlOf returns the URL of a link as a value of a property.
func urlOf(resolved render.Resolved) any {
	if resolved.Homes == nil {
		return render.EncodeURL(resolved.Href)
	}
	urls := make(mdx.URLs, len(resolved.Homes))
	for home, href := range resolved.Homes {
		urls[home] = render.EncodeURL(href)
	}
	return urls
}

func linkProps(url any, title string, external bool) []mdx.Prop {
	props := []mdx.Prop{prop("href", url)}
	if title != "" {
		props = append(props, prop("title", syntax.Unescape(title)))
	}
	if external {
		props = append(props, prop("target", "_blank"), prop("rel", "noopener noreferrer"))
	}
	return props
}

func (c Content) autoLink(node *ast.AutoLink) mdx.Node {
	label, _ := syntax.Address(node, c.Source)
	href := string(node.URL(c.Source))
	if node.AutoLinkType == ast.AutoLinkEmail {
		href = "mailto:" + href
	}
	return Element("a", linkProps(render.EncodeURL(href), "", render.IsWeb(href)), textNode(label))
}

func (c Content) image(node *ast.Image) mdx.Node {
	resolved := c.resolved(node)
	props := []mdx.Prop{prop("src", urlOf(resolved)), prop("alt", syntax.PlainText(node, c.Source))}
	if len(node.Title) > 0 {
		props = append(props, prop("title", syntax.Unescape(string(node.Title))))
	}
	if resolved.Width > 0 && resolved.Height > 0 {
		props = append(props, prop("width", resolved.Width), prop("height", resolved.Height))
	}
	return c.around(node, resolved, Element("img", props))
}

// around adds the variants of an image and the link to it, as in HTML.
func (c Content) around(node *ast.Image, resolved render.Resolved, image mdx.Node) mdx.Node {
	if len(resolved.Variants) > 0 && resolved.Homes == nil {
		var parts []mdx.Node
		for _, source := range resolved.Variants {
			parts = append(parts, literal("source", []mdx.Prop{prop("type", source.Type), prop("srcSet", source.Set), prop("sizes", resolved.Sizes())}))
		}
		image = literal("picture", nil, append(parts, image)...)
	}
	if c.Zoom && resolved.CanZoom() && directive.CanZoom(node, c.Source) {
		props := []mdx.Prop{prop("className", "zoom"), prop("href", urlOf(resolved))}
		if mode := resolved.Mode(); mode != "" {
			props = append(props, prop("data-mode", mode))
		}
		image = literal("a", props, image)
	}
	return image
}

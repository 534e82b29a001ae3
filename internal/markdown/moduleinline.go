package markdown

import (
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/util"

	"docgen/internal/mdx"
)

// inline converts one piece of text. What is not known here is set as HTML.
func (t *tree) inline(node ast.Node) []mdx.Node {
	source := t.document.source
	switch node := node.(type) {
	case *ast.Text:
		return t.text(node)
	case *ast.String:
		return []mdx.Node{textNode(unescapeString(node))}
	case *ast.CodeSpan:
		return []mdx.Node{mapped("code", nil, textNode(codeSpanText(node, source)))}
	case *ast.Emphasis:
		name := "em"
		if node.Level == 2 {
			name = "strong"
		}
		return []mdx.Node{mapped(name, nil, t.inlines(node)...)}
	case *east.Strikethrough:
		return []mdx.Node{mapped("del", nil, t.inlines(node)...)}
	case *ast.Link:
		return []mdx.Node{t.link(node)}
	case *ast.AutoLink:
		return []mdx.Node{t.autoLink(node)}
	case *ast.Image:
		return []mdx.Node{t.image(node)}
	case *east.TaskCheckBox:
		return []mdx.Node{mapped("input", []mdx.Prop{prop("type", "checkbox"), prop("disabled", true), prop("checked", node.IsChecked)}), textNode(" ")}
	case *keyNode:
		if node.kind == keyKind {
			return []mdx.Node{mapped("kbd", nil, t.inlines(node)...)}
		}
		return t.inlines(node)
	case *east.FootnoteLink:
		index := strconv.Itoa(node.Index)
		return []mdx.Node{mapped("sup", []mdx.Prop{prop("id", footnoteID("fnref", node.Index, node.RefIndex))},
			mapped("a", []mdx.Prop{prop("href", "#"+footnoteID("fn", node.Index, 0)), prop("className", "footnote-ref"), prop("role", "doc-noteref")}, textNode(index)))}
	case *east.FootnoteBacklink:
		return []mdx.Node{textNode("\u00a0"), mapped("a", []mdx.Prop{prop("href", "#"+footnoteID("fnref", node.Index, node.RefIndex)),
			prop("className", "footnote-backref"), prop("role", "doc-backlink")}, textNode("↩︎"))}
	}
	return []mdx.Node{t.ready(node, "span")}
}

func (t *tree) text(node *ast.Text) []mdx.Node {
	value := string(node.Segment.Value(t.document.source))
	if !node.IsRaw() {
		value = unescape(value)
	}
	switch {
	case node.HardLineBreak():
		return []mdx.Node{textNode(value), mapped("br", nil), textNode("\n")}
	case node.SoftLineBreak():
		value += "\n"
	}
	return []mdx.Node{textNode(value)}
}

// unescapeString gives the characters of a string; one that is not raw may hold
// entities.
func unescapeString(node *ast.String) string {
	if node.IsRaw() {
		return string(node.Value)
	}
	return unescape(string(node.Value))
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

func (t *tree) link(node *ast.Link) mdx.Node {
	resolved := t.resolution(node)
	return mapped("a", linkProps(resolved.Href, string(node.Title), resolved.External), t.inlines(node)...)
}

func linkProps(href, title string, external bool) []mdx.Prop {
	props := []mdx.Prop{prop("href", encodeURL(href))}
	if title != "" {
		props = append(props, prop("title", unescape(title)))
	}
	if external {
		props = append(props, prop("target", "_blank"), prop("rel", "noopener noreferrer"))
	}
	return props
}

// encodeURL percent-encodes what no URL may hold.
func encodeURL(url string) string { return string(util.URLEscape([]byte(url), false)) }

func (t *tree) autoLink(node *ast.AutoLink) mdx.Node {
	label := address(node, t.document.source)
	href := string(node.URL(t.document.source))
	if node.AutoLinkType == ast.AutoLinkEmail {
		href = "mailto:" + href
	}
	return mapped("a", linkProps(href, "", isWeb.MatchString(href)), textNode(label))
}

func (t *tree) image(node *ast.Image) mdx.Node {
	resolved := t.resolution(node)
	props := []mdx.Prop{prop("src", encodeURL(resolved.Href)), prop("alt", plainText(node, t.document.source))}
	if len(node.Title) > 0 {
		props = append(props, prop("title", unescape(string(node.Title))))
	}
	if resolved.Width > 0 && resolved.Height > 0 {
		props = append(props, prop("width", resolved.Width), prop("height", resolved.Height))
	}
	return mapped("img", props)
}

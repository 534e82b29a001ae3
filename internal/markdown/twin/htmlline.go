package twin

import (
	"cmp"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// lineOf writes nodes without blocks as a paragraph.
func lineOf(nodes []*html.Node) string {
	var out strings.Builder
	for _, node := range nodes {
		writeInline(&out, node)
	}
	return strings.Trim(collapsed(out.String()), " \n")
}

// collapsed replaces white space by single spaces, as browsers do. Lines that end with a break remain.
func collapsed(text string) string {
	var out strings.Builder
	space := false
	for _, char := range text {
		if char == ' ' || char == '\n' || char == '\t' || char == '\r' {
			space = true
			continue
		}
		if space && out.Len() > 0 {
			out.WriteByte(' ')
		}
		space = false
		out.WriteRune(char)
	}
	if space {
		out.WriteByte(' ')
	}
	return out.String()
}

func writeInline(out *strings.Builder, node *html.Node) {
	if node.Type == html.TextNode {
		out.WriteString(escapeKeepingMarks(node.Data))
		return
	}
	if isSkipped(node) {
		return
	}
	switch node.DataAtom {
	case atom.Br:
		out.WriteString("<br>")
	case atom.Img:
		out.WriteString(imageOf(node.Attr))
	case atom.Iframe, atom.Video, atom.Audio, atom.Embed:
		if target := attributeOf(node.Attr, "src"); target != "" {
			out.WriteString("[" + escape(cmp.Or(dom.Attribute(node.Attr, "title"), node.Data)) + "](" + target + ")")
		}
	case atom.Code:
		out.WriteString(CodeSpan(collapsed(textOf(node))))
	case atom.Input:
		if dom.Attribute(node.Attr, "type") == "checkbox" {
			out.WriteString(checkBox(node))
		}
	case atom.A:
		writeLink(out, node)
	default:
		start, end := inlineMarks(node.Data)
		writeAround(out, node, start, end)
	}
}

func checkBox(node *html.Node) string {
	for _, attribute := range node.Attr {
		if attribute.Key == "checked" {
			return "[x]"
		}
	}
	return "[ ]"
}

func writeLink(out *strings.Builder, node *html.Node) {
	target := attributeOf(node.Attr, "href")
	if target == "" {
		writeAround(out, node, "", "")
		return
	}
	writeAround(out, node, "[", "]("+target+")")
}

// writeAround writes the content of an element between two marks, and spaces outside of them.
func writeAround(out *strings.Builder, node *html.Node, start, end string) {
	var inner strings.Builder
	for child := range node.ChildNodes() {
		writeInline(&inner, child)
	}
	text := inner.String()
	trimmed := strings.TrimSpace(text)
	if trimmed == "" || start == "" {
		out.WriteString(text)
		return
	}
	if text[0] != trimmed[0] {
		out.WriteByte(' ')
	}
	out.WriteString(start + trimmed + end)
	if text[len(text)-1] != trimmed[len(trimmed)-1] {
		out.WriteByte(' ')
	}
}

// escapeKeepingMarks escapes text of HTML, which may contain marks.
func escapeKeepingMarks(text string) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(text, markStart)
		out.WriteString(escape(before))
		if !found {
			return out.String()
		}
		mark, after, _ := strings.Cut(rest, markEnd)
		out.WriteString(markStart + mark + markEnd)
		text = after
	}
}

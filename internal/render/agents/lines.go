package agents

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// writeLines writes the text of an element, each block on lines of its own. It leaves out navigation, controls
// and what only sighted readers or only screen readers notice.
func writeLines(out *strings.Builder, node *html.Node) {
	switch {
	case node.Type == html.TextNode:
		out.WriteString(node.Data)
		return
	case node.Type != html.ElementNode || isChrome(node):
		return
	case node.DataAtom == atom.Math:
		out.WriteString(texOf(node))
		return
	}
	isBlock := !isInline(node)
	if isBlock {
		out.WriteByte('\n')
	}
	for child := range node.ChildNodes() {
		writeLines(out, child)
	}
	if isBlock {
		out.WriteByte('\n')
	}
}

// isInline reports whether an element is part of the line that it is in.
func isInline(node *html.Node) bool {
	switch node.Data {
	case "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img", "ins", "kbd", "label", "mark", "picture", "q", "s",
		"samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr":
		return true
	}
	return false
}

// isChrome reports whether an element surrounds the text of a page rather than being a part of it.
func isChrome(node *html.Node) bool {
	switch node.DataAtom {
	case atom.Script, atom.Style, atom.Template, atom.Noscript, atom.Nav, atom.Header, atom.Footer, atom.Aside, atom.Dialog, atom.Button, atom.Svg,
		atom.Select, atom.Input, atom.Textarea:
		return true
	}
	for class := range strings.FieldsSeq(attribute(node, "class")) {
		switch class {
		case "heading-anchor", "visually-hidden", "footnote-ref", "footnote-backref":
			return true
		}
	}
	return attribute(node, "aria-hidden") == "true"
}

// texOf returns the source of a formula.
func texOf(math *html.Node) string {
	for node := range math.Descendants() {
		if node.Data == "annotation" && node.FirstChild != nil {
			return node.FirstChild.Data
		}
	}
	return ""
}

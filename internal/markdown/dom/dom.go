// Package dom has what packages ask of a tree of HTML: its attributes and classes, its text, and which elements
// begin a line.
//
// It knows HTML. It must not know Markdown, or what is on a page apart from its content.
package dom

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// Attribute returns the value of an attribute, or "".
func Attribute(attributes []html.Attribute, name string) string {
	for _, each := range attributes {
		if each.Key == name && each.Namespace == "" {
			return each.Val
		}
	}
	return ""
}

// HasClass reports whether an element has one of the classes.
func HasClass(node *html.Node, classes ...string) bool {
	return slices.ContainsFunc(strings.Fields(Attribute(node.Attr, "class")), func(class string) bool { return slices.Contains(classes, class) })
}

// Children returns the nodes in a node.
func Children(node *html.Node) []*html.Node { return slices.Collect(node.ChildNodes()) }

// Find returns the first element that matches, or nil.
func Find(root *html.Node, matches func(*html.Node) bool) *html.Node {
	for node := range root.Descendants() {
		if node.Type == html.ElementNode && matches(node) {
			return node
		}
	}
	return nil
}

// Named matches elements with a name.
func Named(name string) func(*html.Node) bool {
	return func(node *html.Node) bool { return node.Data == name }
}

// ByID matches the element with an id.
func ByID(id string) func(*html.Node) bool {
	return func(node *html.Node) bool { return Attribute(node.Attr, "id") == id }
}

// Content returns the element with the content of a page, or nil. A component of the site may replace the one with the
// id, and the pages in src/pages do not have it.
func Content(page *html.Node) *html.Node {
	for _, matches := range []func(*html.Node) bool{ByID(contract.ContentID), Named("article"), Named("main")} {
		if found := Find(page, matches); found != nil {
			return found
		}
	}
	return nil
}

// Text returns all text in a node.
func Text(node *html.Node) string {
	var out strings.Builder
	for each := range node.Descendants() {
		if each.Type == html.TextNode {
			out.WriteString(each.Data)
		}
	}
	return out.String()
}

// Lines returns the text in a node, with a separator before and after the text of each element that is not part of
// a line. An element for which instead returns true is replaced by the text that it returns.
func Lines(root *html.Node, separator string, instead func(*html.Node) (string, bool)) string {
	var out strings.Builder
	var write func(*html.Node)
	write = func(node *html.Node) {
		if node.Type == html.TextNode {
			out.WriteString(node.Data)
		}
		if node.Type != html.ElementNode {
			return
		}
		if text, isReplaced := instead(node); isReplaced {
			out.WriteString(text)
			return
		}
		around := separator
		if isInline(node) {
			around = ""
		}
		out.WriteString(around)
		for child := range node.ChildNodes() {
			write(child)
		}
		out.WriteString(around)
	}
	for child := range root.ChildNodes() {
		write(child)
	}
	return out.String()
}

// isInline reports whether an element is part of the line, or of the word, that it is in.
func isInline(node *html.Node) bool {
	switch node.Data {
	case "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins", "kbd", "label", "mark", "q", "s", "samp",
		"small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr":
		return true
	}
	return false
}

// IsBlock reports whether a node is an element that begins a line of its own.
func IsBlock(node *html.Node) bool {
	switch node.DataAtom {
	case atom.Address, atom.Article, atom.Aside, atom.Blockquote, atom.Center, atom.Dd, atom.Details, atom.Div, atom.Dl, atom.Dt, atom.Fieldset,
		atom.Figcaption, atom.Figure, atom.Footer, atom.Form, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Header, atom.Hgroup, atom.Hr,
		atom.Li, atom.Main, atom.Nav, atom.Ol, atom.P, atom.Pre, atom.Section, atom.Summary, atom.Table, atom.Ul:
		return true
	}
	return false
}

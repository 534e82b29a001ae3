package verify

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// find returns the first element that matches, or nil.
func find(root *html.Node, matches func(*html.Node) bool) *html.Node {
	for n := range root.Descendants() {
		if n.Type == html.ElementNode && matches(n) {
			return n
		}
	}
	return nil
}

// outermost returns the elements that match and are in no other that matches.
func outermost(root *html.Node, matches func(*html.Node) bool) []*html.Node {
	var found []*html.Node
	for child := range root.ChildNodes() {
		if child.Type == html.ElementNode && matches(child) {
			found = append(found, child)
		} else {
			found = append(found, outermost(child, matches)...)
		}
	}
	return found
}

func isElement(name string) func(*html.Node) bool {
	return func(n *html.Node) bool { return n.Data == name }
}

func withClass(class string) func(*html.Node) bool {
	return func(n *html.Node) bool { return hasClass(n, class) }
}

func hasClass(n *html.Node, class string) bool {
	return slices.Contains(strings.Fields(attribute(n, "class")), class)
}

// hasClassLike reports whether an element has a class that begins with a prefix, as the classes
// of style modules do: "codeBlockTitle_kYx0".
func hasClassLike(n *html.Node, prefix string) bool {
	return slices.ContainsFunc(strings.Fields(attribute(n, "class")), func(class string) bool { return strings.HasPrefix(class, prefix) })
}

func hasAncestor(n *html.Node, name string) bool {
	for above := range n.Ancestors() {
		if above.Type == html.ElementNode && above.Data == name {
			return true
		}
	}
	return false
}

// followedBy reports whether the next element has a name.
func followedBy(n *html.Node, name string) bool {
	next := n.NextSibling
	for next != nil && next.Type != html.ElementNode {
		next = next.NextSibling
	}
	return next != nil && next.Data == name
}

func attribute(n *html.Node, name string) string {
	for _, attr := range n.Attr {
		if attr.Key == name && attr.Namespace == "" {
			return attr.Val
		}
	}
	return ""
}

// metaOf returns the content of a meta element.
func metaOf(root *html.Node, name string) string {
	if n := find(root, func(n *html.Node) bool { return n.Data == "meta" && attribute(n, "name") == name }); n != nil {
		return attribute(n, "content")
	}
	return ""
}

// linkOf returns the target of a link element.
func linkOf(root *html.Node, relation string) string {
	if n := find(root, func(n *html.Node) bool { return n.Data == "link" && attribute(n, "rel") == relation }); n != nil {
		return attribute(n, "href")
	}
	return ""
}

// textOf returns all text in an element.
func textOf(n *html.Node) string {
	var text strings.Builder
	for below := range n.Descendants() {
		if below.Type == html.TextNode {
			text.WriteString(below.Data)
		}
	}
	return text.String()
}

// line returns a text with single spaces.
func line(text string) string { return strings.Join(strings.Fields(text), " ") }

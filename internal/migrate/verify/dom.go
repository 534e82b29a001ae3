package verify

import (
	"slices"
	"strings"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

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

func withClass(classes ...string) func(*html.Node) bool {
	return func(n *html.Node) bool { return dom.HasClass(n, classes...) }
}

// hasClassLike reports whether an element has a class that begins with one of the prefixes, as the classes
// of style modules do: "codeBlockTitle_kYx0".
func hasClassLike(n *html.Node, prefixes ...string) bool {
	return slices.ContainsFunc(strings.Fields(dom.Attribute(n.Attr, "class")), func(class string) bool {
		return slices.ContainsFunc(prefixes, func(prefix string) bool { return strings.HasPrefix(class, prefix) })
	})
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

// metaOf returns the content of a meta element.
func metaOf(root *html.Node, name string) string {
	if n := dom.Find(root, func(n *html.Node) bool { return n.Data == "meta" && dom.Attribute(n.Attr, "name") == name }); n != nil {
		return dom.Attribute(n.Attr, "content")
	}
	return ""
}

// linkOf returns the target of a link element.
func linkOf(root *html.Node, relation string) string {
	if n := dom.Find(root, func(n *html.Node) bool { return n.Data == "link" && dom.Attribute(n.Attr, "rel") == relation }); n != nil {
		return dom.Attribute(n.Attr, "href")
	}
	return ""
}

// line returns a text with single spaces.
func line(text string) string { return strings.Join(strings.Fields(text), " ") }

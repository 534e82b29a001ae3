package feed

import (
	"net/url"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Content returns the HTML of a page as feed readers show it: well-formed, with absolute URLs, and
// without what needs the style sheets or scripts of the site. Page is the URL of the page.
func Content(fragment, page string) (string, error) {
	base, err := url.Parse(page)
	if err != nil {
		return "", err
	}
	nodes, err := html.ParseFragment(strings.NewReader(fragment), element(atom.Body))
	if err != nil {
		return "", err
	}
	var out strings.Builder
	for _, node := range nodes {
		for _, kept := range reduced(node, base) {
			if err := html.Render(&out, kept); err != nil {
				return "", err
			}
		}
	}
	return strings.TrimSpace(out.String()), nil
}

// reduced returns what remains of a node: itself, something like it that needs no style sheet, or
// only its children.
func reduced(node *html.Node, base *url.URL) []*html.Node {
	switch {
	case node.Type == html.TextNode:
		return []*html.Node{{Type: html.TextNode, Data: node.Data}}
	case node.Type != html.ElementNode || isDropped(node):
		return nil
	case node.DataAtom == atom.Input:
		return checkbox(node)
	}
	children := reducedChildren(node, base)
	if isTitle(node) {
		return []*html.Node{element(atom.P, element(atom.Strong, children...))}
	}
	copied := plain(node, base)
	if isUnwrapped(copied, children) {
		return children
	}
	for _, child := range children {
		copied.AppendChild(child)
	}
	return []*html.Node{copied}
}

func reducedChildren(node *html.Node, base *url.URL) []*html.Node {
	var children []*html.Node
	for child := node.FirstChild; child != nil; child = child.NextSibling {
		children = append(children, reduced(child, base)...)
	}
	return children
}

// isUnwrapped reports whether an element does nothing without style sheets. A div with text of its
// own separates it from the text around.
func isUnwrapped(copied *html.Node, children []*html.Node) bool {
	switch copied.DataAtom {
	case atom.Form, atom.Fieldset:
		return true
	case atom.Span:
		return len(copied.Attr) == 0
	case atom.Div:
		return len(copied.Attr) == 0 && !slices.ContainsFunc(children, isInline)
	}
	return false
}

func isInline(node *html.Node) bool {
	if node.Type == html.TextNode {
		return strings.TrimSpace(node.Data) != ""
	}
	return !dom.IsBlock(node)
}

func element(name atom.Atom, children ...*html.Node) *html.Node {
	made := &html.Node{Type: html.ElementNode, Data: name.String(), DataAtom: name}
	for _, child := range children {
		made.AppendChild(child)
	}
	return made
}

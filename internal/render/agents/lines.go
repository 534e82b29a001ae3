package agents

import (
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// instead returns the source of a formula, and nothing for what is not part of the text of a page: navigation,
// controls, images, and what only sighted readers or only screen readers notice.
func instead(node *html.Node) (text string, isReplaced bool) {
	if node.DataAtom == atom.Math && !isChrome(node) {
		return texOf(node), true
	}
	return "", isChrome(node)
}

// isChrome reports whether an element surrounds the text of a page rather than being a part of it.
func isChrome(node *html.Node) bool {
	switch node.DataAtom {
	case atom.Script, atom.Style, atom.Template, atom.Noscript, atom.Nav, atom.Header, atom.Footer, atom.Aside, atom.Dialog, atom.Button, atom.Svg,
		atom.Select, atom.Input, atom.Textarea, atom.Img, atom.Picture:
		return true
	}
	return dom.HasClass(node, "heading-anchor", "visually-hidden", "footnote-ref", "footnote-backref") ||
		dom.Attribute(node.Attr, "aria-hidden") == "true"
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

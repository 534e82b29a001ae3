package feed

import (
	"net/url"
	"slices"
	"strings"

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
	nodes, err := html.ParseFragment(strings.NewReader(fragment), &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body})
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

// dropped are elements that do nothing, or nothing good, in a feed reader.
var dropped = []atom.Atom{atom.Script, atom.Style, atom.Button, atom.Template, atom.Noscript, atom.Svg, atom.Link, atom.Meta, atom.Form, atom.Input}

// droppedClasses are those of elements that repeat others for the style sheets of the site: the
// links of headings, and the visible part of formulas, which also have MathML.
var droppedClasses = []string{"hash-link", "katex-html", "visually-hidden"}

// kept are the attributes that mean something without style sheets.
var kept = []string{
	"href", "src", "srcset", "poster", "cite", "alt", "title", "width", "height", "colspan", "rowspan", "scope", "headers", "align",
	"lang", "dir", "datetime", "start", "reversed", "value", "open", "controls", "loop", "muted", "kind", "label", "type", "media",
	"display", "encoding", "xmlns", // of MathML
}

// reduced returns what remains of a node: itself, or its children if only style sheets make it
// differ from them.
func reduced(node *html.Node, base *url.URL) []*html.Node {
	switch node.Type {
	case html.TextNode:
		return []*html.Node{{Type: html.TextNode, Data: node.Data}}
	case html.ElementNode:
	default:
		return nil
	}
	classes := strings.Fields(attribute(node, "class"))
	if slices.Contains(dropped, node.DataAtom) || slices.ContainsFunc(classes, func(class string) bool { return slices.Contains(droppedClasses, class) }) {
		return nil
	}
	var children []*html.Node
	for child := node.FirstChild; child != nil; child = child.NextSibling {
		children = append(children, reduced(child, base)...)
	}
	own := &html.Node{Type: html.ElementNode, Data: node.Data, DataAtom: node.DataAtom, Namespace: node.Namespace}
	for _, attribute := range node.Attr {
		if slices.Contains(kept, attribute.Key) {
			attribute.Val = absolute(attribute, base)
			own.Attr = append(own.Attr, attribute)
		}
	}
	if (node.DataAtom == atom.Span || node.DataAtom == atom.Div) && len(own.Attr) == 0 {
		return children
	}
	for _, child := range children {
		own.AppendChild(child)
	}
	return []*html.Node{own}
}

func attribute(node *html.Node, name string) string {
	for _, attribute := range node.Attr {
		if attribute.Key == name {
			return attribute.Val
		}
	}
	return ""
}

// absolute returns the value of an attribute with absolute URLs.
func absolute(attribute html.Attribute, base *url.URL) string {
	switch attribute.Key {
	case "href", "src", "poster", "cite":
		return resolved(attribute.Val, base)
	case "srcset":
		candidates := strings.Split(attribute.Val, ",")
		for i, candidate := range candidates {
			address, descriptor, _ := strings.Cut(strings.TrimSpace(candidate), " ")
			candidates[i] = strings.TrimSpace(resolved(address, base) + " " + descriptor)
		}
		return strings.Join(candidates, ", ")
	}
	return attribute.Val
}

// resolved resolves a URL against that of the page. An invalid URL stays as it is.
func resolved(address string, base *url.URL) string {
	if target, err := base.Parse(address); err == nil {
		return target.String()
	}
	return address
}

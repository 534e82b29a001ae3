package print

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// chapter writes a chapter. One that follows the heading of its category starts on the same
// sheet.
func (d Document) chapter(out *bytes.Buffer, book book, at int) error {
	part := book.parts[at]
	heading := fmt.Sprintf("h%d", min(part.Level+1, 6))
	if part.content == nil {
		fmt.Fprintf(out, "<div class=\"print-part\" id=\"%s\"><%s>%s</%[2]s></div>\n", html.EscapeString(part.key), heading, html.EscapeString(part.Title))
		return nil
	}
	adapter{document: d, book: book, part: part}.adapt(part.content)
	class := "print-chapter"
	if at > 0 && book.parts[at-1].content == nil {
		class += " print-continues"
	}
	fmt.Fprintf(out, "<section class=\"%s\" id=\"%s\"><div class=\"markdown\"", class, html.EscapeString(part.key))
	for _, name := range []string{"lang", "dir"} { // of a page without a translation
		if value := dom.Attribute(part.content.Attr, name); value != "" {
			fmt.Fprintf(out, ` %s="%s"`, name, html.EscapeString(value))
		}
	}
	out.WriteString(">")
	if !hasTitle(part.content) {
		fmt.Fprintf(out, "<%s data-level=\"1\">%s</%[1]s>", heading, html.EscapeString(part.Title))
	}
	for node := range part.content.ChildNodes() {
		if err := html.Render(out, node); err != nil {
			return err
		}
	}
	out.WriteString("</div></section>\n")
	return nil
}

func hasTitle(content *html.Node) bool {
	for node := range content.Descendants() {
		if dom.Attribute(node.Attr, "data-level") == "1" {
			return true
		}
	}
	return false
}

// adapter changes the content of a page for the document.
type adapter struct {
	document Document
	book     book
	part     part
}

func (a adapter) adapt(node *html.Node) {
	for child := node.FirstChild; child != nil; {
		next := child.NextSibling
		if isOmitted(child) {
			node.RemoveChild(child)
		} else {
			a.element(child)
			a.adapt(child)
		}
		child = next
	}
}

// isOmitted reports whether a node is of no use on paper, or needs the scripts of the page.
func isOmitted(node *html.Node) bool {
	switch {
	case node.Type == html.CommentNode, node.DataAtom == atom.Script, node.DataAtom == atom.Template:
		return true
	case node.Type != html.ElementNode:
		return false
	}
	inCode := node.DataAtom == atom.Button && node.Parent != nil && dom.HasClass(node.Parent, "code-block")
	return inCode || dom.HasClass(node, "heading-anchor") || dom.Attribute(node.Attr, "data-print") == "hidden"
}

func (a adapter) element(node *html.Node) {
	if node.Type != html.ElementNode {
		return
	}
	switch node.DataAtom {
	case atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6:
		a.heading(node)
	case atom.Details:
		removeAttribute(node, "name") // of a group in which only one can be open
		setAttribute(node, "open", "")
	case atom.Img, atom.Iframe:
		removeAttribute(node, "loading") // a browser prints only what it has loaded
	}
	if isShort(node) {
		setAttribute(node, "class", strings.TrimSpace(dom.Attribute(node.Attr, "class")+" print-whole"))
	}
	switch {
	case dom.HasClass(node, "tab"):
		removeAttribute(node, "hidden")
	case dom.HasClass(node, "zoom"):
		removeAttribute(node, "href") // a link to the image itself
	}
	a.references(node)
}

// The greatest number of lines of code, and of rows of a table, that stay together on a sheet.
const (
	shortCode  = 24
	shortTable = 10
)

// isShort reports whether an element is a code block or a table that fits on a part of a sheet.
func isShort(node *html.Node) bool {
	switch {
	case dom.HasClass(node, "code-block"):
		lines := 0
		for below := range node.Descendants() {
			if below.Type == html.TextNode {
				lines += strings.Count(below.Data, "\n")
			}
		}
		return lines < shortCode
	case node.DataAtom == atom.Table:
		rows := 0
		for below := range node.Descendants() {
			if below.DataAtom == atom.Tr {
				rows++
			}
		}
		return rows <= shortTable
	}
	return false
}

// heading moves a heading down by the level of the chapter. It keeps its look, for which the
// style sheet needs its own level.
func (a adapter) heading(node *html.Node) {
	level := int(node.Data[1] - '0')
	setAttribute(node, "data-level", strconv.Itoa(level))
	node.Data = "h" + strconv.Itoa(min(level+a.part.Level, 6))
	node.DataAtom = atom.Lookup([]byte(node.Data))
}

// references adapts the ids of an element, what refers to ids, and links.
func (a adapter) references(node *html.Node) {
	for i, each := range node.Attr {
		value := &node.Attr[i].Val
		switch {
		case each.Key == "id":
			*value = a.id(each.Val)
		case each.Key == "href" && (node.DataAtom == atom.A || node.DataAtom == atom.Area):
			*value = a.link(each.Val)
		case slices.Contains([]string{"for", "headers", "list", "form", "aria-labelledby", "aria-describedby", "aria-details", "aria-controls", "aria-owns",
			"aria-flowto"}, each.Key):
			*value = a.ids(each.Val)
		case (each.Key == "href" || each.Key == "usemap") && strings.HasPrefix(each.Val, "#"):
			*value = "#" + a.known(each.Val[1:])
		case (each.Key == "src" || each.Key == "poster" || each.Key == "data" || each.Key == "href") && isRelative(each.Val):
			*value = inFolder(a.part.Path, each.Val)
		case strings.Contains(each.Val, "url(#"):
			*value = strings.ReplaceAll(each.Val, "url(#", "url(#"+a.part.key+idSeparator)
		}
	}
}

const idSeparator = ":" // between the id of a chapter and an id in it

func (a adapter) id(id string) string { return a.part.key + idSeparator + id }

// known returns the new id for one of the page; others stay.
func (a adapter) known(id string) string {
	if a.part.ids[id] {
		return a.id(id)
	}
	return id
}

func (a adapter) ids(list string) string {
	ids := strings.Fields(list)
	for i, id := range ids {
		ids[i] = a.known(id)
	}
	return strings.Join(ids, " ")
}

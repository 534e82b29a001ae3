package syntax

import (
	"bufio"
	"bytes"
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	gohtml "github.com/yuin/goldmark/renderer/html"
)

// PlainText returns the text of a node without markup. It omits nodes of the kinds in skip.
// The text of an image is its alt text.
func PlainText(node ast.Node, source []byte, skip ...ast.NodeKind) string {
	return plainText(node, source, func(node ast.Node) bool { return slices.Contains(skip, node.Kind()) })
}

func plainText(node ast.Node, source []byte, skip func(ast.Node) bool) string {
	var out strings.Builder
	_ = ast.Walk(node, func(child ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		if skip(child) {
			return ast.WalkSkipChildren, nil
		}
		switch child := child.(type) {
		case *ast.Text:
			out.WriteString(TextOf(child, source))
			if child.SoftLineBreak() || child.HardLineBreak() {
				out.WriteByte(' ')
			}
		case *ast.String:
			out.Write(child.Value)
		case *ast.AutoLink:
			text, _ := Address(child, source)
			out.WriteString(text)
		case *Formula:
			out.WriteString(child.TeX)
		case interface{ PlainText() string }: // MDX
			out.WriteString(child.PlainText())
		}
		return ast.WalkContinue, nil
	})
	return strings.TrimSpace(out.String())
}

// TextOf returns the characters of a text node.
func TextOf(node *ast.Text, source []byte) string {
	text := string(node.Segment.Value(source))
	if node.IsRaw() {
		return strings.ReplaceAll(text, "\n", " ")
	}
	return Unescape(text)
}

// Unescape resolves backslash escapes and entities in Markdown.
func Unescape(text string) string {
	if !strings.ContainsAny(text, `\&`) {
		return text
	}
	var out bytes.Buffer
	writer := bufio.NewWriter(&out)
	gohtml.DefaultWriter.Write(writer, []byte(text))
	_ = writer.Flush() // cannot fail: it writes to a buffer
	return html.UnescapeString(out.String())
}

// verbatim returns a node for text that is not Markdown.
func verbatim(value string) *ast.String {
	node := ast.NewString([]byte(value))
	node.SetRaw(true)
	return node
}

// FootnoteID returns goldmark's id for a footnote, or for a reference to one.
func FootnoteID(prefix string, index, reference int) string {
	if reference > 0 {
		prefix += strconv.Itoa(reference)
	}
	return prefix + ":" + strconv.Itoa(index)
}

package markdown

import (
	"bufio"
	"bytes"
	"html"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	gohtml "github.com/yuin/goldmark/renderer/html"
)

// plainText gives the text of a node without markup, but for that in nodes of
// the kinds left out. A picture's text is its description.
func plainText(node ast.Node, source []byte, left ...ast.NodeKind) string {
	var out strings.Builder
	_ = ast.Walk(node, func(child ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		if slices.Contains(left, child.Kind()) {
			return ast.WalkSkipChildren, nil
		}
		switch child := child.(type) {
		case *ast.Text:
			out.WriteString(textOf(child, source))
			if child.SoftLineBreak() || child.HardLineBreak() {
				out.WriteByte(' ')
			}
		case *ast.String:
			out.Write(child.Value)
		case *ast.AutoLink:
			out.WriteString(address(child, source))
		case *formula:
			out.WriteString(child.tex)
		}
		return ast.WalkContinue, nil
	})
	return strings.TrimSpace(out.String())
}

// textOf gives the characters that a text node stands for.
func textOf(node *ast.Text, source []byte) string {
	text := string(node.Segment.Value(source))
	if node.IsRaw() {
		return strings.ReplaceAll(text, "\n", " ")
	}
	return unescape(text)
}

// unescape gives the characters that Markdown stands for, with backslashes and
// entities resolved.
func unescape(text string) string {
	if !strings.ContainsAny(text, `\&`) {
		return text
	}
	var out bytes.Buffer
	writer := bufio.NewWriter(&out)
	gohtml.DefaultWriter.Write(writer, []byte(text))
	_ = writer.Flush() // a buffer takes everything
	return html.UnescapeString(out.String())
}

// markTaskItem gives the list item of a check box its class.
func markTaskItem(box ast.Node) {
	for node := box.Parent(); node != nil; node = node.Parent() {
		if item, ok := node.(*ast.ListItem); ok {
			item.SetAttributeString("class", []byte("task-list-item"))
			return
		}
	}
}

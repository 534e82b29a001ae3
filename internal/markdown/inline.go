package markdown

import (
	"bytes"
	"html"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	east "github.com/yuin/goldmark/extension/ast"
)

// plainText gives the text of a node without markup.
func plainText(node ast.Node, source []byte) string {
	var out strings.Builder
	_ = ast.Walk(node, func(child ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
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
			out.Write(child.Label(source))
		case *ast.Image, *east.FootnoteLink:
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	return strings.TrimSpace(out.String())
}

// textOf gives the characters that a text node stands for.
func textOf(node *ast.Text, source []byte) string {
	text := string(node.Segment.Value(source))
	if node.IsRaw() {
		return text
	}
	return html.UnescapeString(unescapePunctuation(text))
}

var escaped = regexp.MustCompile("\\\\([!-/:-@\\[-`{-~])")

// unescapePunctuation removes Markdown's backslashes.
func unescapePunctuation(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	return escaped.ReplaceAllString(text, "$1")
}

// explicitID returns the id that the author gave a heading by {#id}.
func explicitID(heading *ast.Heading) (string, bool) {
	value, found := heading.AttributeString("id")
	if !found {
		return "", false
	}
	id, isText := value.([]byte)
	return string(id), isText
}

func removeID(heading *ast.Heading) {
	attributes := heading.Attributes()
	heading.RemoveAttributes()
	for _, attribute := range attributes {
		if !bytes.Equal(attribute.Name, []byte("id")) {
			heading.SetAttribute(attribute.Name, attribute.Value)
		}
	}
}

var linkTags = regexp.MustCompile(`(?i)</?a(?:\s[^>]*)?>`)

// inlineHTML renders the inside of a heading for a table of contents, where
// links would nest in links.
func (c *collector) inlineHTML(heading *ast.Heading) string {
	var out bytes.Buffer
	for child := heading.FirstChild(); child != nil; child = child.NextSibling() {
		if err := c.markdown.Renderer().Render(&out, c.document.source, child); err != nil {
			return html.EscapeString(plainText(heading, c.document.source))
		}
	}
	return strings.TrimSpace(linkTags.ReplaceAllString(out.String(), ""))
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

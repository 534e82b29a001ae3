package agents

import (
	"bytes"
	"cmp"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// Converted is a document after its conversion to Markdown, in characters.
type Converted struct {
	Size  int // of all text, with that of the navigation
	Start int // of the text that precedes the content
}

// Size returns the number of characters of a text.
func Size(text string) int { return utf8.RuneCountInString(text) }

// startMark is in front of the content while a document is converted. No text has it.
const startMark = "\uE000docgen-content\uE001"

// Convert converts a document to Markdown, as the tools of agents do, without scripts, styles and controls.
func Convert(document []byte) (Converted, error) {
	root, err := html.Parse(bytes.NewReader(document))
	if err != nil {
		return Converted{}, err
	}
	content := contentOf(root)
	mark := &html.Node{Type: html.ElementNode, Data: "p", DataAtom: atom.P}
	mark.AppendChild(&html.Node{Type: html.TextNode, Data: startMark})
	content.InsertBefore(mark, content.FirstChild)
	var marked bytes.Buffer
	if err := html.Render(&marked, root); err != nil {
		return Converted{}, err
	}
	itself := func(target string) string { return target }
	text := markdown.FillMarkdown(markdown.HTMLAsMarkdown(marked.String()), markdown.Targets{URL: itself})
	before, after, _ := strings.Cut(text, startMark)
	converted := Converted{Start: Size(before)}
	converted.Size = converted.Start + Size(strings.TrimLeft(after, "\n"))
	return converted, nil
}

// contentOf returns the element with the content of a document.
func contentOf(root *html.Node) *html.Node {
	return cmp.Or(dom.Content(root), dom.Find(root, dom.Named("body")), root)
}

// Package agents measures pages as coding agents get them: as Markdown, or as HTML that the tools of an
// agent convert to Markdown.
//
// The measures and their limits are those of the Agent-Friendly Documentation Spec 0.5.0
// (https://agentdocsspec.com). [Convert] measures a document, [Compare] looks for what its Markdown version
// lacks, and [OpenFence] finds code that never ends. The package takes texts and returns numbers. It must not
// know what a site is, or what is reported.
package agents

import (
	"bytes"
	"cmp"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

// The limits within which a page passes the checks of the spec.
const (
	SizeLimit     = 50_000 // characters that a text stays below; agents cut longer ones
	StartLimit    = 10     // percent of a converted document that may precede its content
	ParityLimit   = 5      // percent of the passages of a document that its Markdown lacks; a page stays below it
	CoverageLimit = 95     // percent of the pages of a sitemap that llms.txt lists at least
)

// ShortStart is the number of characters below which the text that precedes the content never matters: a tenth of
// the shortest length at which a tool in the spec cuts a text.
const ShortStart = 500

// Percent returns the share of a part in a whole, in percent, rounded to the nearest number. It is 0 for an empty
// whole.
func Percent(part, whole int) int {
	if whole == 0 {
		return 0
	}
	return (200*part + whole) / (2 * whole)
}

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

// Entry is a link in a list of pages.
type Entry struct {
	URL          string
	Line, Column int // of the URL; from 1, in characters
}

var entry = regexp.MustCompile(`\]\(([^()\s]+)\)`)

// Entries returns the links in an llms.txt.
func Entries(list string) []Entry {
	var entries []Entry
	number := 0
	for line := range strings.Lines(list) {
		number++
		for _, at := range entry.FindAllStringSubmatchIndex(line, -1) {
			entries = append(entries, Entry{URL: line[at[2]:at[3]], Line: number, Column: 1 + utf8.RuneCountInString(line[:at[2]])})
		}
	}
	return entries
}

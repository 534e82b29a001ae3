// Package markdown parses the text of a doc (CommonMark, GFM and Docusaurus's
// additions) and turns it into HTML.
//
// A [Parser] is made once and serves all goroutines. [Parser.Parse] gives a
// [Document]: a value that says all that other stages want to know (front
// matter, headings, links with their places, text for search); [Parser.HTML]
// renders it once links are resolved. The package knows no other doc, no URL of
// the site and no diagnostics' severity.
package markdown

import (
	"slices"

	"github.com/yuin/goldmark/ast"

	"docgen/internal/mdx"
)

// Document is one parsed text.
type Document struct {
	FrontMatter map[string]any  // nil when there is none
	MetaError   *MetaError      // front matter that is not YAML
	Title       string          // the h1 that the text begins with, as plain text; "" when there is none
	HasTitle    bool            // the first heading is an h1, above any thematic break
	Excerpt     string          // the first paragraph as plain text, else the first item of a list
	Headings    []Heading       // levels 2 to 6, in order
	Links       []Link          // links and images, in order
	Addresses   []Link          // web addresses that are links by themselves, in order
	Tags        []Tag           // of the author's HTML, in order
	Anchors     map[string]bool // every id in the page: of headings, footnotes and the author's HTML
	IDs         []ID            // the same but footnotes', in order, with repetitions
	Ignores     []Ignore        // comments that switch checks off, in order
	Sections    []Section       // for search; the first is the text above any h2
	Languages   []CodeLanguage  // of code blocks, in order
	Formulas    []Formula       // in order
	Mermaid     bool            // there is a diagram for the browser to draw
	Includes    []string        // files that the text takes in and that code blocks show, there or not, sorted; relative to the site folder
	Findings    []Finding       // what is wrong with the text, in order
	IsMDX       bool
	Partials    []Partial // texts that are imported and shown, in order
	Components  []mdx.Use // components that the text shows and nothing in it names, in order
	Imports     []mdx.Import
	Elements    []Link // where components lead that are known to be links, in order

	declarations []mdx.Declarations
	words        mdx.Words // of the code in the content

	source []byte
	lines  lines
	root   ast.Node
}

// Bare is the document without its text: it takes a tenth of the memory, cannot be
// rendered any more, and has no lines.
func (d Document) Bare() Document {
	d.source, d.lines, d.root = nil, lines{}, nil
	d.Links, d.Formulas = slices.Clone(d.Links), slices.Clone(d.Formulas)
	for i := range d.Links {
		d.Links[i].node, d.Links[i].image = nil, nil
	}
	for i := range d.Formulas {
		d.Formulas[i].node = nil
	}
	return d
}

// Line returns the line that a place is on, or "" beyond the end.
func (d Document) Line(place Place) string { return d.lines.text(place) }

// Place is where something stands in the text, or in a file that it takes in.
type Place struct {
	File   string // relative to the site folder; "" for the text itself
	Line   int    // 1-based
	Column int    // 1-based, in characters
	Length int    // characters
}

// Heading is one heading.
type Heading struct {
	Level int
	ID    string // unique in the page unless the author repeated one by {#id}
	Text  string // plain
	HTML  string // inline HTML without links
	Place Place
}

// Partial is a text that another one imports and shows.
type Partial struct {
	Path     string // as imported: "./_setup.mdx"
	Headings int    // how many of the document's headings stand before it
	Sections int    // how many of its sections
	Place    Place  // of the path in the import
}

// LinkKind tells a link from an image.
type LinkKind int

// The kinds of links.
const (
	PageLink LinkKind = iota
	Image
)

// Link is a link or image as written, in Markdown, or an image in raw HTML.
type Link struct {
	Kind   LinkKind
	Target string // "./window.md#frame"; backslashes and entities are resolved
	Place  Place  // of the target

	Described bool // an image has alternative text, or is HTML, whose tag says so

	node  ast.Node   // nil for one in raw HTML
	image *htmlImage // one in raw HTML
}

// Section is a stretch of text from one h2 or h3 to the next.
type Section struct {
	ID    string // of its heading; "" for the text above the first one
	Title string // plain
	Text  string // plain, words separated by single spaces
}

// CodeLanguage is the language of one code block.
type CodeLanguage struct {
	Name  string
	Known bool // there is a highlighter for it
	Place Place
}

// Formula is a formula as written. Whoever typesets it sets HTML before the
// document is rendered; without it readers see the source.
type Formula struct {
	TeX     string
	Display bool // on lines of its own, or between "$$"
	HTML    string
	Place   Place

	node *formula
}

// MetaError is front matter that cannot be parsed.
type MetaError struct {
	Text  string // what is wrong
	Hint  string // the way out
	Place Place  // Line is in the file
}

// Resolved is what a link's target becomes in HTML.
type Resolved struct {
	Href     string
	External bool // out of the site: opened in a new tab
	Width    int  // of an image in pixels; 0 when not known
	Height   int
}

package markdown

import (
	"slices"

	"github.com/yuin/goldmark/ast"

	"docgen/internal/markdown/input"
	"docgen/internal/markdown/syntax"
	"docgen/internal/mdx"
)

// Document is one parsed text.
type Document struct {
	Title      string          // the h1 that the text begins with, as plain text; "" if there is none
	HasTitle   bool            // the first heading is an h1, above any thematic break
	Excerpt    string          // the first paragraph as plain text, else the first item of a list
	Headings   []Heading       // levels 2 to 6, in order
	Links      []Link          // links and images, in order
	Addresses  []Link          // web addresses that are links by themselves, in order
	Tags       []Tag           // of the author's HTML, in order; of most elements those with attributes
	Anchors    map[string]bool // every id in the page: of headings, footnotes and the author's HTML
	IDs        []ID            // the same but footnotes', in order, with repetitions
	Ignores    []Ignore        // comments that silence checks, in order
	Sections   []Section       // for search; the first is the text above any h2
	Languages  []CodeLanguage  // of code blocks, in order
	Formulas   []Formula       // in order
	Diagrams   []Diagram       // for the browser to draw, in order
	Includes   []string        // files that the text includes or shows as code, existing or not, sorted; relative to the site folder
	Findings   []Finding       // mistakes in the text, in order
	IsMDX      bool
	Partials   []Partial // texts that are imported and shown, in order
	Components []mdx.Use // components that the text uses but neither imports nor defines, in order
	Imports    []mdx.Import
	Elements   []Link   // targets of components that are known to be links, in order
	Names      []string // identifiers in the imports and exports, sorted: components among them

	tree tree
}

// tree is the part of a document that only rendering and messages need.
type tree struct {
	source       []byte
	lines        input.Lines
	root         ast.Node
	declarations []mdx.Declarations
	words        mdx.Words // of the code in the content
}

// Bare returns the document without its text. It takes a tenth of the memory and is plain
// data, but it cannot be rendered and has no lines.
func (d Document) Bare() Document {
	d.tree = tree{}
	d.Formulas = slices.Clone(d.Formulas)
	return d
}

// FrontMatter returns the fields at the start of the text as encoding/json decodes them. It
// is nil if there are none, or if they cannot be read.
func (d Document) FrontMatter() map[string]any { return syntax.Fields(d.tree.source) }

// Around returns the line that a place is on, cut around the place if it is long; the zero
// value beyond the end.
func (d Document) Around(place Place) Excerpt { return d.tree.lines.Excerpt(place) }

// At returns the place of a stretch of the text, in bytes.
func (d Document) At(start, length int) Place { return d.tree.lines.Place(start, start+length) }

// Heading is one heading.
type Heading struct {
	Level int
	ID    string // unique in the page unless the author repeats one with {#id}
	Text  string // plain
	HTML  string // inline HTML without links
	Place Place
}

// Partial is a text that the document imports and shows.
type Partial struct {
	Path     string // as imported: "./_setup.mdx"
	Headings int    // number of the document's headings before it
	Sections int    // number of the document's sections before it
	Place    Place  // of the path in the import
}

// LinkKind tells a link from an image.
type LinkKind int

// The kinds of links.
const (
	PageLink LinkKind = iota
	Image
)

// Link is a link or an image in Markdown, or an image in raw HTML.
type Link struct {
	Kind   LinkKind
	Target string // "./window.md#frame"; backslashes and entities are resolved
	Place  Place  // of the target

	Described bool // an image has alternative text, or is raw HTML, whose tag is checked instead
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

// Diagram is a code block that the browser draws.
type Diagram struct {
	Text   string
	Place  Place // of its first line, or of what opens the block if the text is in another file
	Inline bool  // the lines of the text are those below the place
}

// Tag is a start tag of the author's HTML that has attributes, or that counts without.
type Tag struct {
	Name       string            // in lower case
	Attributes map[string]string // by names in lower case
	Place      Place
}

// ID is an id in a document.
type ID struct {
	Name    string
	Heading bool // of a heading, by {#id} or from its text
	Place   Place
}

package markdown

import (
	"cmp"

	"github.com/yuin/goldmark/ast"

	"github.com/docgen-cli/docgen/internal/markdown/block"
	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
)

// Document is a parsed text.
type Document struct {
	Brief
	Lists
	Uses []Use // only in a document with a tree
	tree tree
}

// Brief is the short part of a document: its title, and the lists that rendering needs of all pages.
type Brief struct {
	Title      string         // the leading h1 as plain text; "" if there is none
	HasTitle   bool           // the first heading is an h1 and precedes any thematic break
	Since      string         // the version of the product that first had what the page is about: "2.6.3"; "" if it does not say
	Excerpt    string         // the first paragraph as plain text, or else the first list item
	Anchors    Anchors        // all ids on the page: of headings, footnotes, the author's HTML, and all lines of each numbered code block
	Ignores    []Ignore       // comments that suppress checks, in order
	Sections   []Section      // for search; the first is the text before any h2
	Languages  []CodeLanguage // of code blocks, in order; a bare document has only the live ones
	Formulas   []Formula      // in order
	Diagrams   []Diagram      // rendered by the browser, in order
	Includes   []string       // files that the text includes or shows as code, even if they do not exist; sorted, relative to the site folder
	Findings   []Finding      // mistakes in the text, in order
	IsMDX      bool
	Partials   []Partial // imported texts that the document shows, in order
	Components []mdx.Use // components that the text uses but neither imports nor defines, in order
	Imports    []mdx.Import
	Elements   []Link   // targets of components that are known to link, in order
	Names      []string // identifiers in imports and exports, including components; sorted
	Sheets     Sheets   // that the elements of directives need
	HasTags    bool     // the author's HTML has tags that are in Lists.Tags
	HasFiles   bool     // Lists.Links has images, or links that may lead to files other than docs

	// Only with Options.Post:
	IsCut     bool   // a mark ends the summary
	Words     int    // for the reading time, without the title
	TitleHTML string // the title as inline HTML without links

	// Only with Options.Translated:
	Parts    []Part    // that a translation leaves as they are, in order
	Passages []Passage // the text itself from heading to heading, without included files; the first precedes all headings
}

// Lists are the long lists of a document, which are most of it. Checks need those of all pages at once,
// rendering those of one page at a time.
type Lists struct {
	Headings  []Heading // levels 2 to 6, in order
	Links     []Link    // links and images, in order
	Addresses []Link    // bare web addresses that become links, in order
	Tags      []Tag     // in the author's HTML, in order; tags without attributes only for some elements
	IDs       []ID      // those of Anchors except for footnotes, in order, with repetitions; a bare document has only those that repeat
}

// tree is the part of a document that only rendering and messages need.
type tree struct {
	parser       *Parser // has the labels in the language of the text
	source       []byte
	lines        input.Lines
	root         ast.Node
	declarations []mdx.Declarations
	words        mdx.Words           // in the code within the content
	shown        func(Place) Excerpt // lines of a bare document; nil for its own
}

// FrontMatter returns the front matter of the text as encoding/json decodes it. It is nil if
// there is none, or if it cannot be read.
func (d Document) FrontMatter() map[string]any { return syntax.Fields(d.tree.source) }

// Around returns the line of a place, shortened to the part around the place if it is long. It
// returns the zero value beyond the end.
func (d Document) Around(place Place) Excerpt {
	if d.tree.shown != nil {
		return d.tree.shown(place)
	}
	return d.tree.lines.Excerpt(place)
}

// Showing returns a bare document that has the lines of its files, for messages. read returns the text of a file by its
// name. It is called when a message needs a line, once for each file.
func (d Document) Showing(name string, read func(name string) []byte) Document {
	lines := map[string]input.Lines{}
	d.tree.shown = func(place Place) Excerpt {
		file := cmp.Or(place.File, name)
		if _, known := lines[file]; !known {
			lines[file] = input.New(file, read(file), nil).Lines()
		}
		place.File = ""
		return lines[file].Excerpt(place)
	}
	return d
}

// At returns the place of a range of the text, in bytes.
func (d Document) At(start, length int) Place { return d.tree.lines.Place(start, start+length) }

// Blocks returns the outermost blocks of the text.
func (d Document) Blocks() []block.Block { return block.Of(d.tree.root, d.tree.source, d.tree.lines) }

// Fences returns the code blocks with fences, in included texts, too.
func (d Document) Fences() []code.Fence { return code.Fences(d.tree.root, d.tree.source, d.tree.lines) }

// Heading is a heading of a document.
type Heading struct {
	Level int
	ID    string // unique on the page, unless the author repeats a {#id}
	Text  string // plain text
	HTML  string // inline HTML without links
	Place Place

	Member string // the kind of the API's member whose signature follows; "" for none
}

// Partial is a text that the document imports and shows.
type Partial struct {
	Path     string // as imported: "./_setup.mdx"
	Headings int    // number of headings in the document before it
	Sections int    // number of sections in the document before it
	Place    Place  // of the path in the import

	Props map[string]string // properties that are text
}

// LinkKind says whether a link is an image.
type LinkKind int

// The kinds of links.
const (
	PageLink LinkKind = iota
	Image
	TypeLink // from a type in a signature; no link if its page does not exist, or is the page itself
)

// Link is a link or an image in Markdown, or an image in raw HTML.
type Link struct {
	Kind   LinkKind
	Target string // "./window.md#frame", with backslashes and entities resolved
	Place  Place  // of the target

	Width     int  // of an image in CSS pixels, as the author wrote it; 0 for its own
	InHTML    bool // an image in raw HTML, which docgen does not change
	Described bool // an image has alt text; true for images in raw HTML, whose tags are checked instead
}

// Use is a name of something outside of the text.
type Use struct {
	Kind  UseKind
	Name  string // "_setup.md#install" for a file, "product" for a variable
	Place Place
}

// UseKind says what a text uses.
type UseKind int

// The kinds of uses.
const (
	ShownFile    UseKind = iota // included, or shown as code
	ImportedFile                // of an import in MDX
	VariableUse                 // its place includes the braces; that of a variable in code from another file is the block
)

// Section is the text from one h2 or h3 to the next.
type Section struct {
	ID    string // of its heading; "" for the text before the first heading
	Title string // plain text
	Text  string // plain text; single spaces separate the words, and every second line is a code block

	IsCode  bool // the heading is code, such as the name of a method
	IsLinks bool // it has nothing but lists, whose items begin with links to other pages
}

// CodeLanguage is the language of a code block.
type CodeLanguage struct {
	Name  string
	Known bool // a highlighter exists for it
	Live  bool // readers could edit and run the code in Docusaurus
	Place Place
}

// Diagram is a code block that the browser renders as a diagram.
type Diagram struct {
	Text   string
	Place  Place // of its first line; of the opening fence if the text is in another file
	Inline bool  // the lines of the text start at Place
}

// Tag is a start tag in the author's HTML that has attributes, or that checks need without
// attributes.
type Tag struct {
	Name       string            // lower case
	Attributes map[string]string // by lower-case name
	Place      Place
}

// ID is an id in a document.
type ID struct {
	Name    string
	Heading bool // of a heading: an explicit {#id} or derived from its text
	Place   Place
}

package markdown

import (
	"html"

	"github.com/docgen-cli/docgen/internal/frontend/message"
	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/outline"
	"github.com/docgen-cli/docgen/internal/markdown/render"
	"github.com/docgen-cli/docgen/internal/markdown/syntax"
	"github.com/docgen-cli/docgen/internal/markdown/twin"
)

// Types of the packages below that are part of this package's API.
type (
	Place           = input.Place
	Excerpt         = input.Excerpt
	Origin          = input.Origin
	Piece           = input.Piece
	Finding         = input.Finding
	Code            = input.Code
	MagicComment    = code.MagicComment
	Body            = render.Body
	Placeholder     = render.Placeholder
	PlaceholderKind = render.PlaceholderKind
	Resolved        = render.Resolved
	Formula         = render.Formula
	Source          = render.Source
	Outline         = []outline.Heading
)

// Sheets is a set of the style sheets that the elements of directives and their components need.
type Sheets = directive.Sheets

// The style sheets.
const (
	LandingSheet = directive.LandingSheet
	FormulaSheet = directive.FormulaSheet
	BlockSheet   = directive.BlockSheet
	AllSheets    = directive.AllSheets
)

// Codes of findings; see package input.
const (
	DirectiveCode = input.DirectiveCode
	ContainerCode = input.ContainerCode
	CodeCode      = input.CodeCode
	IncludeCode   = input.IncludeCode
	VariableCode  = input.VariableCode
	MathCode      = input.MathCode
	MDXCode       = input.MDXCode
	JSXCode       = input.JSXCode
	UnclosedCode  = input.UnclosedCode
	LostCode      = input.LostCode
	PostCode      = input.PostCode
)

// ErrNesting is the error for HTML that is nested too deeply to be sanitized.
var ErrNesting = render.ErrNesting

// Functions of the packages below that are part of this package's API.
var (
	Directives      = directive.Names    // names that have a meaning after ":::" and "::"
	Alerts          = directive.Alerts   // kinds of alerts
	SheetsOf        = directive.SheetsOf // style sheets that a component of the theme needs
	CodeOptions     = code.OptionNames   // options of code blocks
	Languages       = code.Languages     // names of all languages that can be highlighted
	IsScript        = render.IsScript    // whether following a URL runs code in the URL
	Sanitizer       = render.Sanitizer   // removes from HTML what runs or affects the page outside of it
	Fragment        = render.Fragment    // HTML that stands inside an element of the page
	Relink          = render.Relink      // other targets of links and images in HTML
	Apart           = render.Apart       // the HTML of a page for a list of pages
	Closed          = render.Closed      // closes the open elements at the end of HTML
	FillMarkdown    = twin.Fill          // replaces the marks of URLs in Markdown
	FillSlots       = twin.FillSlots     // replaces the marks of slots in Markdown
	RenumberSlots   = twin.Renumber      // replaces the numbers in the marks of slots
	SlotMark        = twin.SlotMark      // the mark of a slot
	HTMLAsMarkdown  = twin.FromHTML      // HTML as Markdown with marks for URLs
	EscapedMarkdown = twin.Escape        // plain text as Markdown
)

// TitleHTML returns the h1 for a doc whose text has none.
func TitleHTML(title string) string { return "<h1>" + html.EscapeString(title) + "</h1>\n" }

// Options says how a [Parser] reads text. The zero value has the defaults.
type Options struct {
	Typographer   bool               // replace quotes, dashes and dots with typographic ones
	Math          bool               // parse $x$ and $$x$$ as formulas
	Mermaid       bool               // treat code blocks in the language "mermaid" as diagrams
	Sanitize      bool               // remove everything from HTML that runs or affects the page outside of it
	Variables     map[string]string  // values that replace {{name}} in every text
	HTMLLinks     bool               // follow the links in HTML like those in Markdown
	NPM           NPM                // how to show commands of npm
	Playground    bool               // readers can run code blocks with the option playground
	NoCodeFiles   bool               // the option file="x" of code blocks has no meaning
	NoEmoji       bool               // codes of emoji, such as ":tada:", are text
	KeepCase      bool               // ids of headings keep capital letters
	Abbreviations map[string]string  // what abbreviations mean on all pages
	Glossary      string             // target of the page with the glossary
	Values        map[string]string  // what pages show of the values that readers fill in, by name
	Admonitions   []string           // names of admonitions besides those of docgen
	Extensions    []syntax.Extension // of the site's plugins, for Calls
	MagicComments []MagicComment     // mark lines of code; nil means those of Docusaurus
	Types         map[string]string  // targets of the pages of types in signatures
	Labels        message.Catalog    // in the language of the texts

	Zoom bool // readers can enlarge images

	// Brief omits what only pages need: the text of sections and the HTML of headings. It
	// makes a check of a site a third faster.
	Brief bool

	// Post reads texts as posts of a blog: the body has no title, and a mark ends the summary.
	Post bool

	// Translated collects what tells a translation from its source: Parts and Passages.
	Translated bool

	// Read returns the content of a file for inclusions and code blocks. The name is
	// slash-separated and relative to the site folder, and never leads out of it. If Read is
	// nil, no file exists.
	Read func(file string) ([]byte, error)

	// Site returns the name of the site folder that a file belongs to. If Site is nil, all
	// files belong to one.
	Site func(file string) string
}

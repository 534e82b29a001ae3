package markdown

import (
	"html"

	"github.com/docgen-cli/docgen/internal/markdown/code"
	"github.com/docgen-cli/docgen/internal/markdown/directive"
	"github.com/docgen-cli/docgen/internal/markdown/input"
	"github.com/docgen-cli/docgen/internal/markdown/outline"
	"github.com/docgen-cli/docgen/internal/markdown/render"
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
	AllSheets    = directive.AllSheets
)

// SheetsOf returns the style sheets that a component of the theme needs.
func SheetsOf(component string) Sheets { return directive.SheetsOf(component) }

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

// Directives lists the names that have a meaning after ":::" and "::".
func Directives() []string { return directive.Names() }

// Alerts lists the kinds of alerts.
func Alerts() []string { return directive.Alerts() }

// CodeOptions lists the options of code blocks.
func CodeOptions() []string { return code.OptionNames() }

// Languages lists the names of all languages that can be highlighted.
func Languages() []string { return code.Languages() }

// DefaultMagicComments returns the magic comments of Docusaurus.
func DefaultMagicComments() []MagicComment { return code.DefaultMagicComments() }

// IsScript reports whether following a URL runs code in the URL.
func IsScript(url string) bool { return render.IsScript(url) }

// Sanitizer returns a function that removes everything from HTML that runs or that affects the
// page outside of it. Creating it takes milliseconds.
func Sanitizer() func(html string) string { return render.Sanitizer() }

// Fragment returns HTML that stands inside an element of the page, so that it cannot affect the page
// around it. Links that open a new window give that window no access to this one.
func Fragment(text string) string { return render.Fragment(text) }

// Relink replaces the targets of links and images in HTML with the results of change.
func Relink(text string, change func(tag, target string) string) string {
	return render.Relink(text, change)
}

// Apart returns the HTML of a page for a list of pages: links relative to the page lead to it, and
// no id is on the list twice.
func Apart(text, page string) string { return render.Apart(text, page) }

// Closed closes the open elements at the end of HTML, and removes those that are empty.
func Closed(text string) string { return render.Closed(text) }

// TitleHTML returns the h1 for a doc whose text has none.
func TitleHTML(title string) string { return "<h1>" + html.EscapeString(title) + "</h1>\n" }

// Package markdown parses the text of a doc (CommonMark, GFM and the additions of
// Docusaurus) and renders it.
//
// One [Parser] serves all goroutines. [Parser.Parse] returns a [Document] with everything
// that other stages need: headings, links with their places, text for search and more.
// [Parser.Body] and [Body.Fill] make HTML of it, [Parser.Module] an ES module. The packages
// below this one know the syntax; this one collects what is in a text, and is the only one
// that others import. It knows no other doc, no URL of the site and no severity of findings.
package markdown

import (
	"html"

	"docgen/internal/markdown/code"
	"docgen/internal/markdown/input"
	"docgen/internal/markdown/render"
	"docgen/internal/markdown/syntax"
)

// Values of the packages below that documents and options are made of.
type (
	Place           = input.Place
	Excerpt         = input.Excerpt
	Finding         = input.Finding
	Code            = input.Code
	MagicComment    = code.MagicComment
	Body            = render.Body
	Placeholder     = render.Placeholder
	PlaceholderKind = render.PlaceholderKind
	Resolved        = render.Resolved
	Formula         = render.Formula
)

// The codes of findings; see package input.
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
)

// ErrNesting says that HTML is nested too deeply to be cleaned.
var ErrNesting = render.ErrNesting

// Directives lists the names that mean something behind ":::" and "::".
func Directives() []string { return syntax.DirectiveNames() }

// Alerts lists the kinds of alerts.
func Alerts() []string { return syntax.Alerts() }

// CodeOptions lists the names of the options of code blocks.
func CodeOptions() []string { return code.OptionNames() }

// Languages lists the names of all languages of code that can be highlighted.
func Languages() []string { return code.Languages() }

// DefaultMagicComments are those of Docusaurus.
func DefaultMagicComments() []MagicComment { return code.DefaultMagicComments() }

// IsScript reports whether following a URL runs code in the URL.
func IsScript(url string) bool { return render.IsScript(url) }

// Sanitizer returns a function that removes from HTML everything that runs or leaves its
// place. Making it accepts milliseconds.
func Sanitizer() func(html string) string { return render.Sanitizer() }

// SafeAnchors adds the rel attribute to links that open a window of their own, so that the
// window cannot access this one. Everything else stays as it is.
func SafeAnchors(text string) string { return render.SafeAnchors(text) }

// Relink gives the targets of links and pictures in HTML the values that change makes of them.
func Relink(text string, change func(tag, target string) string) string {
	return render.Relink(text, change)
}

// TitleHTML is the h1 of a doc whose text has none.
func TitleHTML(title string) string { return "<h1>" + html.EscapeString(title) + "</h1>\n" }

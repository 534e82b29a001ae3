package markdown

import "slices"

// Options say how a [Parser] reads text. The zero value has the default of
// every option.
type Options struct {
	Typographer   bool              // quotes, dashes and dots become those of print
	Math          bool              // $x$ and $$x$$ are formulas
	Mermaid       bool              // code blocks in the language "mermaid" are diagrams
	Sanitize      bool              // HTML in the text is cleaned of all that runs or leaves its place
	Variables     map[string]string // what {{name}} stands for in every text
	MagicComments []MagicComment    // that mark lines of code; nil is DefaultMagicComments

	// Brief leaves out of documents what only pages need: the text of sections, and
	// the HTML of headings. Whoever only checks a site saves a third of the time.
	Brief bool

	// Read gives the text of a file for code blocks that show one. The name is
	// slash-separated and relative to the site folder, and never leads out of
	// it. Without Read there are no such files.
	Read func(file string) ([]byte, error)
}

// MagicComment is a comment in code, alone on its line, that gives lines a
// class and is not shown itself.
type MagicComment struct {
	Class string // of the marked lines
	Line  string // marks the next line; "" for none
	Start string // marks all lines up to End; "" for none
	End   string
}

// DefaultMagicComments are Docusaurus's.
func DefaultMagicComments() []MagicComment {
	return []MagicComment{{
		Class: highlightedClass, Line: "highlight-next-line", Start: "highlight-start", End: "highlight-end",
	}}
}

// New returns a parser with default options.
func New() *Parser { return With(Options{}) }

// Directives are the names behind ":::" and "::" that mean something.
func Directives() []string { return append(roleNames(), inclusionName) }

// CodeOptions are the names behind the language of a code block that mean
// something.
func CodeOptions() []string { return metaNames()[:slices.Index(metaNames(), "")] }

// Alerts are the kinds of GitHub's alerts.
func Alerts() []string { return alerts() }

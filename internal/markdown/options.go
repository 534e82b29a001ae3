package markdown

import "github.com/docgen-cli/docgen/internal/frontend/message"

// Options says how a [Parser] reads text. The zero value has the defaults.
type Options struct {
	Typographer   bool              // replace quotes, dashes and dots with typographic ones
	Math          bool              // parse $x$ and $$x$$ as formulas
	Mermaid       bool              // treat code blocks in the language "mermaid" as diagrams
	Sanitize      bool              // remove everything from HTML that runs or affects the page outside of it
	Variables     map[string]string // values that replace {{name}} in every text
	HTMLLinks     bool              // follow the links in HTML like those in Markdown
	NPM           NPM               // how to show commands of npm
	NoCodeFiles   bool              // the option file="x" of code blocks has no meaning
	NoEmoji       bool              // codes of emoji, such as ":tada:", are text
	KeepCase      bool              // ids of headings keep capital letters
	Abbreviations map[string]string // what abbreviations mean on all pages
	Glossary      string            // target of the page with the glossary
	Admonitions   []string          // names of admonitions besides those of docgen
	MagicComments []MagicComment    // mark lines of code; nil means those of Docusaurus
	Types         map[string]string // targets of the pages of types in signatures
	Labels        message.Catalog   // in the language of the texts

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

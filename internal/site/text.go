package site

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Text is a parsed Markdown file.
type Text struct {
	content.Doc
	Document *markdown.Document // without its source text, except for MDX; brief after [Site.Release]; shared, so nobody may change it
	Hash     fingerprint.Hash   // of everything that Document and Body depend on; zero if unknown
	Comments []Comment
	Source   *Text             // the text of the default locale that this one translates or repeats; nil if there is none
	Changes  []accepted.Change // of the source since the translation was accepted; nil if it is up to date or was never accepted
	Written  string            // name of the file in an overlay that the text is read from; "" if it is that of the doc
	Group    Group

	body  func() (Body, error)
	whole func() markdown.Document
	again func() (*markdown.Document, bool) // returns the document from the cache; nil if the cache does not have it

	isReleased bool // Document is brief
}

// IsTranslated reports whether a text is in the language of its locale. Others repeat their
// source.
func (t *Text) IsTranslated() bool { return t.Source == nil || t.Name != t.Source.Name }

// IsStale reports whether the source has changed since the translation was accepted.
func (t *Text) IsStale() bool { return len(t.Changes) > 0 }

// Body returns the HTML of the text and its sections for the search. The error is ErrDamaged if
// the cached body is missing or damaged.
func (t *Text) Body() (Body, error) { return t.body() }

// Whole returns the document with its source text. It reads the file again, which may have
// changed.
func (t *Text) Whole() markdown.Document { return t.whole() }

// Links returns the links and images of the document, in order.
func (t *Text) Links() []markdown.Link { return t.listed().Links }

// Headings returns the headings of the document, in order.
func (t *Text) Headings() []markdown.Heading { return t.listed().Headings }

// listed returns the document with its lists.
func (t *Text) listed() *markdown.Document {
	if !t.isReleased {
		return t.Document
	}
	if known, found := t.again(); found {
		return known
	}
	whole := t.whole()
	return &whole
}

// IsWrong reports whether the code in the text has an error.
func (t *Text) IsWrong() bool {
	for _, finding := range t.Document.Findings {
		if finding.Code == markdown.MDXCode {
			return true
		}
	}
	return false
}

// Body is the large part of a parsed text. It is loaded only to render the page or to update
// the search index.
type Body struct {
	HTML     markdown.Body
	Markdown string // with marks for URLs; "" if the site does not need it
	Sections []markdown.Section
}

// Comment is a comment in a text that switches off checks.
type Comment struct {
	markdown.Ignore
	File    string // the file that contains it, relative to the site folder
	Excerpt markdown.Excerpt
}

// parsed is the result of parsing a file, as the cache stores it.
type parsed struct {
	Document    *markdown.Document // without its source text, except for MDX
	FrontMatter content.FrontMatter
	Head        []byte // the front matter as written
	IsReadable  bool
	Findings    []diag.Diagnostic // problems with the file and its front matter
	Comments    []Comment

	TextFindings []diag.Diagnostic
}

// unreadable returns the result for a file that cannot be read.
func unreadable(findings []diag.Diagnostic) parsed {
	return parsed{Document: &markdown.Document{}, Findings: findings}
}

// in returns the result for a text as that of a file. Results are shared only if a text includes
// no other file, so that all findings and comments are in the file itself.
func (p parsed) in(name string) parsed {
	if len(p.Document.Includes) > 0 {
		return p
	}
	p.Findings, p.TextFindings, p.Comments = slices.Clone(p.Findings), slices.Clone(p.TextFindings), slices.Clone(p.Comments)
	for i := range p.Findings {
		p.Findings[i].File = name
	}
	for i := range p.TextFindings {
		p.TextFindings[i].File = name
	}
	for i := range p.Comments {
		p.Comments[i].File = name
	}
	return p
}

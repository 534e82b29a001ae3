package site

import (
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/fingerprint"
	"docgen/internal/markdown"
)

// Text is a Markdown file, parsed.
type Text struct {
	content.Doc
	Document markdown.Document // without its text, but in MDX
	Hash     fingerprint.Hash  // of everything that Document and Body follow from; zero when that is not known
	Comments []Comment

	body  func() (Body, error)
	whole func() markdown.Document
}

// Body is the HTML of the text, and its sections for the search. The error is
// ErrDamaged when the cache had it and lost it.
func (t *Text) Body() (Body, error) { return t.body() }

// Whole gives the document with its text, so that it has lines to show. It reads the
// file again, which may have changed meanwhile.
func (t *Text) Whole() markdown.Document { return t.whole() }

// IsWrong reports whether there is a mistake in the code of the text.
func (t *Text) IsWrong() bool {
	for _, finding := range t.Document.Findings {
		if finding.Code == markdown.MDXCode {
			return true
		}
	}
	return false
}

// Body is what is large of a parsed text. It is read only where its page, or the index of
// the search, is made anew.
type Body struct {
	HTML     markdown.Body
	Sections []markdown.Section
}

// Comment is a comment in a text that switches checks off.
type Comment struct {
	markdown.Ignore
	File    string // that it stands in, relative to the site folder
	Excerpt markdown.Excerpt
}

// parsed is what became of a file when it was parsed. It is what the cache keeps.
type parsed struct {
	Document    markdown.Document // without its text, but in MDX
	FrontMatter content.FrontMatter
	Head        []byte // the front matter as it is written
	IsReadable  bool
	Findings    []diag.Diagnostic // about the file and its front matter
	Comments    []Comment

	TextFindings []diag.Diagnostic
}

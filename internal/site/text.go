package site

import (
	"errors"
	"sync/atomic"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Text is a parsed Markdown file. It does not change.
type Text struct {
	content.Doc
	Document *markdown.Brief  // shared
	Hash     fingerprint.Hash // of everything that Document and Body depend on; zero if unknown
	Comments []Comment
	Source   *Text             // the text of the default locale that this one translates or repeats; nil if there is none
	Changes  []accepted.Change // of the source since the translation was accepted; nil if it is up to date or was never accepted
	Written  string            // name of the file in an overlay that the text is read from; "" if it is that of the doc
	Group    Group

	origin Origin
	listed *atomic.Pointer[markdown.Document] // in memory; it leads to nil if the document is only in the cache, as after [Site.Free]
}

// Origin has what a text does not keep in memory.
type Origin interface {
	// Body returns the HTML of the text. The error is ErrDamaged if the cached body is missing or damaged.
	Body() (Body, error)
	// Sections returns what the search finds in the text, or ErrDamaged, too.
	Sections() ([]markdown.Section, error)
	// Whole parses the text again. Its file may have changed.
	Whole() markdown.Document
	// Read reads a file again, for messages. It may have changed.
	Read(name string) []byte
}

// Cached is an origin that can also return the document from the cache, without its source text.
type Cached interface {
	Origin
	Document() *markdown.Document
}

// NewText returns the text of a document without the fields that its file and its place in the site decide. document is
// nil if it is only in the cache. brief is its short part, of which texts with the same document share one copy.
func NewText(document *markdown.Document, brief *markdown.Brief, origin Origin) Text {
	text := Text{Document: brief, origin: origin, listed: &atomic.Pointer[markdown.Document]{}}
	text.listed.Store(document)
	return text
}

// With returns the text with a change of its document.
func (t *Text) With(change func(markdown.Document) markdown.Document) *Text {
	copied, document := *t, change(*t.Listed())
	copied.Document, copied.origin, copied.listed = &document.Brief, changed{t.origin, change}, &atomic.Pointer[markdown.Document]{}
	copied.listed.Store(&document)
	return &copied
}

// changed is the origin of a text whose document is changed.
type changed struct {
	Origin
	change func(markdown.Document) markdown.Document
}

// Whole implements Origin.
func (c changed) Whole() markdown.Document { return c.change(c.Origin.Whole()) }

// IsTranslated reports whether a text is in the language of its locale. Others repeat their
// source.
func (t *Text) IsTranslated() bool { return t.Source == nil || t.Name != t.Source.Name }

// Original returns the name of the file that a text translates, or of its own.
func (t *Text) Original() string {
	if t.Source != nil {
		return t.Source.Name
	}
	return t.Name
}

// IsStale reports whether the source has changed since the translation was accepted.
func (t *Text) IsStale() bool { return len(t.Changes) > 0 }

// Body returns the HTML of the text and its sections for the search. The error is ErrDamaged if
// the cached body is missing or damaged.
func (t *Text) Body() (Body, error) { return t.origin.Body() }

// Sections returns what the search finds in the text itself.
func (t *Text) Sections() ([]markdown.Section, error) { return t.origin.Sections() }

// Whole returns the document with its source text and its tree. It reads the file again, which may have
// changed, except for MDX before [Site.FreeTrees].
func (t *Text) Whole() markdown.Document {
	if listed := t.Listed(); listed.HasTree() {
		return *listed
	}
	return t.origin.Whole()
}

// Shown returns the document with its lists and its lines, for messages. It reads lines when a message needs one.
func (t *Text) Shown() markdown.Document {
	listed := t.Listed()
	if listed.HasTree() {
		return *listed
	}
	return listed.Showing(t.Name, t.origin.Read)
}

// Listed returns the document with its long lists, from memory or from the cache. Only MDX has its source text, before
// [Site.FreeTrees].
func (t *Text) Listed() *markdown.Document {
	if document := t.listed.Load(); document != nil {
		return document
	}
	return t.origin.(Cached).Document()
}

// Files returns the links of the document, if one of them is an image or may lead to a file other than a doc. Most texts have
// none, and need not be taken from the cache to find out.
func (t *Text) Files() []markdown.Link {
	if !t.Document.HasFiles {
		return nil
	}
	return t.Listed().Links
}

// Tags returns the tags in the author's HTML.
func (t *Text) Tags() []markdown.Tag {
	if !t.Document.HasTags {
		return nil
	}
	return t.Listed().Tags
}

// Free frees the long lists of all documents, which are most of what a site takes in memory. Checks need them all at once;
// later, [Text.Listed] takes those of a page from the cache. It returns their number, and how
// many texts have one.
func (s Site) Free() (documents, texts int) {
	freed := map[*markdown.Document]bool{} // copies of a text share a document
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			if _, isCached := text.origin.(Cached); isCached {
				if document := text.listed.Swap(nil); document != nil {
					freed[document], texts = true, texts+1
				}
			}
		}
	}
	return len(freed), texts
}

// FreeTrees frees the trees of documents in MDX, which need ten times the memory of their texts. Later, [Text.Whole] parses
// those of a page again.
func (s Site) FreeTrees() {
	freed := map[*markdown.Document]*markdown.Document{} // copies of a text share a document
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			document := text.listed.Load()
			if document == nil || !document.HasTree() {
				continue
			}
			if freed[document] == nil {
				freed[document] = document.WithoutTree()
			}
			text.listed.Store(freed[document])
		}
	}
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

// Body is the large part of a parsed text. It is loaded only to render the page.
type Body struct {
	HTML     markdown.Body
	Markdown string // with marks for URLs; "" if the site does not need it
}

// Comment is a comment in a text that switches off checks.
type Comment struct {
	markdown.Ignore
	File    string // the file that contains it, relative to the site folder
	Excerpt markdown.Excerpt
}

// Group is a group of texts whose results machines exchange together. The zero Group means that
// there is no remote cache.
type Group struct {
	Name        string // a file of the group; versions of the docs have groups of equal names
	IsElsewhere bool   // another machine makes the bodies of the texts
}

// ErrDamaged says that a cached value is missing or has changed.
var ErrDamaged = errors.New("the cache is damaged")

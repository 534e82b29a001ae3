package text

import (
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Reader reads the Markdown files of one locale. Files with the same text, as in several versions of the docs,
// are parsed once.
type Reader struct {
	Input     site.Input
	Originals *Originals // nil for the default locale

	locale     string
	accepted   accepted.Lock         // the translations of the locale that were accepted
	folders    []string              // that have texts in the language of the locale; others are in that of the default locale
	usual      *parsing              // of texts in the language of the default locale
	translated *parsing              // of texts in the folders
	groups     map[string]site.Group // of files; nil without a remote cache

	briefs *sync.Map     // the short parts of documents, by document
	count  *atomic.Int64 // number of files that were parsed
}

// New returns a reader of texts in the language of the default locale.
func New(input site.Input) Reader {
	usual := newParsing(input)
	return Reader{Input: input, usual: usual, translated: usual, briefs: &sync.Map{}, count: &atomic.Int64{}}
}

// In returns a reader of the texts of a locale. originals are nil for the default locale.
func (r Reader) In(edition site.EditionInput, originals *Originals) Reader {
	r.Originals, r.locale, r.accepted, r.translated = originals, edition.Locale, edition.Accepted, r.usual.labeled(edition.Messages)
	r.folders = edition.TranslationFolders()
	return r
}

// Posts returns a reader of the posts of blogs.
func (r Reader) Posts() Reader {
	r.usual, r.translated = r.usual.posts(), r.translated.posts()
	return r
}

// Parser returns the parser of texts in the language of the default locale.
func (r Reader) Parser() *markdown.Parser { return r.usual.parser }

// Parsed returns the number of files that were parsed, and not taken from the cache.
func (r Reader) Parsed() int { return int(r.count.Load()) }

// HasHooks reports whether code of the site changes texts.
func (r Reader) HasHooks() bool { return len(r.usual.chains) > 0 }

// isTranslated reports whether a text is in another language than that of the default locale.
func (r Reader) isTranslated(name string) bool {
	return slices.ContainsFunc(r.folders, func(folder string) bool { return strings.HasPrefix(name, folder+"/") })
}

// parsingOf returns how a file is parsed. original is the text of the default locale that it translates or
// repeats, or nil.
func (r Reader) parsingOf(name string, original *site.Text) *parsing {
	chosen := r.usual
	if r.isTranslated(name) {
		chosen = r.translated
	}
	if original != nil && original.Name != name {
		chosen = chosen.translating(original)
	}
	return chosen
}

// Open reads a file by its name.
func Open(files source.Files, name string) (content.File, []diag.Diagnostic, bool) {
	holder, below, found := files.Find(name)
	if !found {
		return content.File{Path: name, Name: name}, nil, false
	}
	return content.Read(holder, below)
}

// File is a file of a doc set.
type File struct {
	Folder string // of the docs or of their translations, relative to the site folder
	Below  string // the path in the folder, which a doc and its translation share
}

// Name returns the path relative to the site folder.
func (f File) Name() string { return path.Join(f.Folder, f.Below) }

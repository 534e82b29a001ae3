package site

import (
	"context"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
)

// reading is the result of reading a file.
type reading struct {
	text     *Text        // nil if the file cannot be shown
	unread   *content.Doc // what the name of such a file tells about the doc; nil for others
	findings []diag.Diagnostic
	err      error // failure of the machine
}

// originalIn returns the text of the default locale for a doc of a set or a post of a blog, or nil.
func (r reader) originalIn(set content.SetID) func(docFile) *Text {
	return func(file docFile) *Text { return r.originals.of(docOriginal(set, file.below)) }
}

// readDoc reads a doc of a set.
func (r reader) readDoc(ctx context.Context, set SetInput, file docFile) reading {
	original := r.originalIn(set.ID)(file)
	return r.read(ctx, file, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		parsed.KeepPrefixes = !set.Options.NumberPrefixParser
		doc, findings := content.Describe(file, parsed)
		doc.Set = set.ID
		if isRepository(r.input) {
			doc = doc.InRepository(r.input.Config.Title)
		}
		return doc, findings
	})
}

// readPage reads a page of src/pages.
func (r reader) readPage(ctx context.Context, found page.Page) reading {
	original := r.originals.of(pageOriginal(found))
	return r.read(ctx, docFile{below: found.File}, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		doc, findings := content.Describe(file, parsed)
		doc.ID = found.ID
		if doc.FrontMatter.Slug == nil {
			doc.Slug = found.Path
		}
		return doc, findings
	})
}

// read reads a file, which describe describes. original is the text of the default locale that
// it translates or repeats, or nil.
func (r reader) read(ctx context.Context, file docFile, original *Text, describe func(content.File, content.Parsed) (content.Doc, []diag.Diagnostic)) reading {
	name := file.name()
	isTranslation := original != nil && original.Name != name
	if isTranslation {
		r = r.readerOf(name).translating(original)
	}
	result, parsed, err := r.parsed(ctx, name)
	if err != nil {
		return reading{err: err}
	}
	text := &parsed
	findings := slices.Concat(result.Findings, result.TextFindings)
	if result.IsReadable {
		frontMatter := result.FrontMatter
		switch {
		case isTranslation && original.Set.IsBlog():
			frontMatter = frontMatter.TranslatingPost(original.FrontMatter)
		case isTranslation:
			frontMatter = frontMatter.Translating(original.FrontMatter)
		}
		var wrong []diag.Diagnostic
		text.Doc, wrong = describe(content.File{Path: file.below, Name: name, Text: result.Head}, content.Parsed{
			FrontMatter: frontMatter, Heading: result.Document.Title, Excerpt: result.Document.Excerpt,
		})
		findings = append(wrong, findings...)
		if isTranslation {
			findings = append(findings, checkID(text.Doc, result.FrontMatter.ID, original)...)
		}
	}
	if !result.IsReadable || text.IsWrong() && r.input.Previous != nil {
		text = r.earlier(name)
	}
	if text == nil {
		doc, _ := describe(content.File{Path: file.below, Name: name}, content.Parsed{})
		return reading{unread: &doc, findings: findings}
	}
	if text.Source != original || isTranslation {
		translation := *text
		translation.Source, text = original, &translation
		if isTranslation {
			translation.Changes = r.changes(name, original)
		}
	}
	return reading{text: text, findings: findings}
}

// earlier returns the last valid state of a file, or nil.
func (r reader) earlier(name string) *Text {
	if r.input.Previous == nil {
		return nil
	}
	for _, edition := range r.input.Previous.Editions {
		if text := edition.Find(name); text != nil {
			return text
		}
	}
	return nil
}

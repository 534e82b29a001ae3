package text

import (
	"context"
	"fmt"
	"path"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/content/page"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// Reading is the result of reading a file.
type Reading struct {
	Text     *site.Text   // nil if the file cannot be shown
	Unread   *content.Doc // what the name of such a file tells about the doc; nil for others
	Findings []diag.Diagnostic
	Err      error // failure of the machine
}

// Describe returns the doc in a file, and what is wrong with its description.
type Describe func(content.File, content.Parsed) (content.Doc, []diag.Diagnostic)

// OriginalOf returns the text of the default locale for a doc of a set or a post of a blog, or nil.
func (r Reader) OriginalOf(set content.SetID, file File) *site.Text {
	return r.Originals.find(docOriginal(set, file.Below))
}

// Doc reads a doc of a set.
func (r Reader) Doc(ctx context.Context, set site.SetInput, file File) Reading {
	return r.Read(ctx, file, r.OriginalOf(set.ID, file), func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		parsed.KeepPrefixes = !set.Options.NumberPrefixParser
		doc, findings := content.Describe(file, parsed)
		doc.Set = set.ID
		if site.IsRepository(r.Input) {
			doc = doc.InRepository(r.Input.Config.Title)
		}
		return doc, findings
	})
}

// Page reads a page of src/pages.
func (r Reader) Page(ctx context.Context, found page.Page) Reading {
	original := r.Originals.find(pageOriginal(found))
	return r.Read(ctx, File{Below: found.File}, original, func(file content.File, parsed content.Parsed) (content.Doc, []diag.Diagnostic) {
		doc, findings := content.Describe(file, parsed)
		doc.ID = found.ID
		if doc.FrontMatter.Slug == nil {
			doc.Slug = found.Path
		}
		return doc, findings
	})
}

// Import reads a file that is no page, as which others import it. original is the text of the default locale that it
// translates, or nil.
func (r Reader) Import(ctx context.Context, doc content.Doc, original *site.Text) Reading {
	result, text, err := r.parsed(ctx, r.parsingOf(doc.Name, original), doc.Name)
	if err != nil || !result.IsReadable {
		return Reading{Findings: result.Findings, Err: err}
	}
	text.Doc = doc
	if original != nil {
		text.Source, text.Changes = original, r.changes(doc.Name, original)
	}
	return Reading{Text: &text, Findings: result.TextFindings}
}

// Read reads a file, which describe describes. original is the text of the default locale that
// it translates or repeats, or nil.
func (r Reader) Read(ctx context.Context, file File, original *site.Text, describe Describe) Reading {
	name := file.Name()
	isTranslation := original != nil && original.Name != name
	result, parsed, err := r.parsed(ctx, r.parsingOf(name, original), name)
	if err != nil {
		return Reading{Err: err}
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
		var problems []diag.Diagnostic
		text.Doc, problems = describe(content.File{Path: file.Below, Name: name, Text: result.Head}, content.Parsed{
			FrontMatter: frontMatter, Heading: result.Document.Title, Excerpt: result.Document.Excerpt,
		})
		findings = append(problems, findings...)
		if isTranslation {
			findings = append(findings, checkID(text.Doc, result.FrontMatter.ID, original)...)
		}
	}
	if !result.IsReadable || text.IsWrong() && r.Input.Previous != nil {
		text = r.earlier(name)
	}
	if text == nil {
		doc, _ := describe(content.File{Path: file.Below, Name: name}, content.Parsed{})
		return Reading{Unread: &doc, Findings: findings}
	}
	if text.Source != original || isTranslation {
		translation := *text
		translation.Source, text = original, &translation
		if isTranslation {
			translation.Changes = r.changes(name, original)
		}
	}
	return Reading{Text: text, Findings: findings}
}

// earlier returns the last valid state of a file, or nil.
func (r Reader) earlier(name string) *site.Text {
	if r.Input.Previous == nil {
		return nil
	}
	for _, edition := range r.Input.Previous.Editions {
		if text := edition.Find(name); text != nil {
			return text
		}
	}
	return nil
}

// changes lists how the original of a translation has changed since the translation was accepted.
func (r Reader) changes(name string, original *site.Text) []accepted.Change {
	return r.accepted.Changes(site.AcceptedName(r.Input.Config, r.locale, name), original.Document.Passages)
}

// checkID reports an id in the front matter of a translation that the original does not have.
func checkID(doc content.Doc, written *string, original *site.Text) []diag.Diagnostic {
	id := path.Base(original.ID)
	if written == nil || *written == id {
		return nil
	}
	return []diag.Diagnostic{doc.Report("id", diag.Warning, fmt.Sprintf("the id %q differs from %q, the id of the original", *written, id),
		fmt.Sprintf("remove the field; docgen uses the id of %s", original.Name)).WithCode("translations")}
}

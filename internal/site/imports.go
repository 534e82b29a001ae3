package site

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/mdx"
)

// Imports are the Markdown files that pages import, directly or indirectly.
type Imports struct {
	texts   []*Text
	byFile  map[string]*Text // includes pages that are imported
	circles map[importing]bool
}

// importing is an import of one file by another.
type importing struct{ importer, imported string }

// readImports reads the Markdown files that pages import.
func readImports(ctx context.Context, reader reader, edition *Edition) (Imports, []diag.Diagnostic) {
	r := importReader{reader: reader, Imports: Imports{byFile: map[string]*Text{}, circles: map[importing]bool{}}, pages: map[string]*Text{}, seen: map[string]bool{}}
	for _, page := range edition.Pages {
		if page.Text != nil {
			r.pages[page.Text.Name] = page.Text
		}
	}
	for _, page := range edition.Pages {
		if page.Text != nil {
			r.follow(ctx, page.Text, []string{page.Text.Name})
		}
	}
	return r.Imports, r.findings
}

// importReader reads each imported file once.
type importReader struct {
	reader
	Imports
	pages    map[string]*Text
	seen     map[string]bool
	findings []diag.Diagnostic
}

// importedFile returns the path of an imported file, relative to the site folder.
func importedFile(importer, imported string) string {
	if below, inSite := strings.CutPrefix(imported, "@site/"); inSite {
		return path.Clean(below)
	}
	return path.Join(path.Dir(importer), imported)
}

// isMarkdown reports whether a file is Markdown, by its extension.
func isMarkdown(file string) bool { return path.Ext(file) == ".md" || path.Ext(file) == ".mdx" }

// follow reads what a text imports. chain contains the text and the files that import it.
func (r *importReader) follow(ctx context.Context, text *Text, chain []string) {
	for _, imported := range text.Document.Imports {
		if !isMarkdown(imported.Path) {
			continue
		}
		file := importedFile(text.Name, imported.Path)
		if slices.Contains(chain, file) {
			r.reportCircle(text, imported, append(slices.Clone(chain[slices.Index(chain, file):]), file))
			continue
		}
		if r.seen[file] {
			continue
		}
		r.seen[file] = true
		if read := r.add(ctx, file, text.Set); read != nil {
			r.follow(ctx, read, append(slices.Clip(chain), file))
		}
	}
}

func (r *importReader) reportCircle(text *Text, imported mdx.Import, way []string) {
	r.circles[importing{text.Name, imported.Path}] = true
	place := text.Document.At(imported.At+1, imported.Length)
	r.findings = append(r.findings, link.At(text.Name, text.Document, place, diag.Diagnostic{
		Severity: diag.Error, Code: string(markdown.MDXCode), Text: fmt.Sprintf("%q is part of an import cycle", imported.Path),
		Hint: "the cycle is " + strings.Join(way, " > "),
	}))
}

// add reads a file that a page of a set imports. It returns nil if the file does not exist,
// which the bundler reports.
func (r *importReader) add(ctx context.Context, name string, set content.SetID) *Text {
	if page := r.pages[name]; page != nil {
		r.byFile[name] = page
		return page
	}
	if !r.input.Engine.Files().IsShown(name) {
		return nil
	}
	below, original := r.place(name, set)
	from := r.reader
	if original != nil {
		from = r.readerOf(name).translating(original)
	}
	result, text, err := from.parsed(ctx, name)
	if err != nil || !result.IsReadable {
		r.findings = append(r.findings, result.Findings...)
		return nil
	}
	text.Doc = content.Doc{Set: set, Name: name, File: below}
	if original != nil {
		text.Source, text.Changes = original, r.changes(name, original)
	}
	r.findings = append(r.findings, result.TextFindings...)
	r.texts, r.byFile[name] = append(r.texts, text), text
	return text
}

// place returns the path of a file in the docs folder of a set, or its name if it is not in there.
// For a translation it also returns the original.
func (r *importReader) place(name string, set content.SetID) (below string, original *Text) {
	for _, edition := range r.input.Editions {
		for _, wanted := range edition.Sets {
			if wanted.ID != set {
				continue
			}
			if below, inDocs := strings.CutPrefix(name, wanted.Folder+"/"); inDocs {
				return below, nil
			}
			if below, isTranslation := strings.CutPrefix(name, wanted.Translations+"/"); isTranslation && wanted.Translations != "" {
				return below, r.originals.of(docOriginal(set, below))
			}
		}
	}
	return name, nil
}

// Find returns an imported Markdown file by its name, or nil.
func (i Imports) Find(name string) *Text { return i.byFile[name] }

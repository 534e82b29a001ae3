package read

import (
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/markdown/mdx"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// readImports reads the Markdown files that pages and the site's code import.
func readImports(ctx context.Context, reader text.Reader, code siteCode, edition *site.Edition) ([]*site.Text, site.Imports, []diag.Diagnostic, error) {
	r := importReader{reader: reader, code: code, byFile: map[string]*site.Text{}, circles: map[site.Importing]bool{}, pages: map[string]*site.Text{},
		seen: map[string]bool{}, scripts: map[string]bool{}}
	for _, page := range edition.Pages {
		if page.Text != nil {
			r.pages[page.Text.Name] = page.Text
		}
	}
	for _, page := range edition.Pages {
		if page.Text != nil {
			r.follow(ctx, page.Text, []string{page.Text.Name})
		} else if page.Script != nil {
			r.followScript(ctx, page.Script.File, page.Route.Set)
		}
	}
	overrides, err := code.overrides()
	for _, file := range overrides {
		r.followScript(ctx, file, content.SetID{Locale: edition.Locale})
	}
	return r.texts, site.NewImports(r.byFile, r.circles, code.aliases), r.findings, errors.Join(r.err, err)
}

// importReader reads each imported file once.
type importReader struct {
	reader   text.Reader
	code     siteCode
	texts    []*site.Text
	byFile   map[string]*site.Text
	circles  map[site.Importing]bool
	pages    map[string]*site.Text
	seen     map[string]bool
	scripts  map[string]bool // those that were followed
	findings []diag.Diagnostic
	err      error // failure of the machine
}

// isMarkdown reports whether a file is Markdown, by its extension.
func isMarkdown(file string) bool { return path.Ext(file) == ".md" || path.Ext(file) == ".mdx" }

// follow reads what a text imports. chain contains the text and the files that import it.
func (r *importReader) follow(ctx context.Context, text *site.Text, chain []string) {
	for _, imported := range text.Document.Imports {
		if !isMarkdown(imported.Path) {
			if script, found := r.code.script(text.Name, imported.Path); found {
				r.followScript(ctx, script, text.Set)
			}
			continue
		}
		file := site.ImportedFile(text.Name, r.code.aliases.Resolve(imported.Path))
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

// followScript reads the Markdown files that a script imports, directly or by other scripts. The
// texts belong to the set of the page that imports the script first.
func (r *importReader) followScript(ctx context.Context, file string, set content.SetID) {
	if r.scripts[file] {
		return
	}
	r.scripts[file] = true
	script, err := r.code.readScript(file)
	if err != nil {
		return // the bundler reports it
	}
	for _, written := range script.Imports {
		imported := r.code.aliases.Resolve(written)
		if next, found := r.code.script(file, imported); found {
			r.followScript(ctx, next, set)
		}
		text := site.ImportedFile(file, imported)
		if !isMarkdown(imported) || !site.IsFileImport(imported) || r.seen[text] {
			continue
		}
		r.seen[text] = true
		if read := r.add(ctx, text, set); read != nil {
			r.follow(ctx, read, []string{text})
		}
	}
}

func (r *importReader) reportCircle(text *site.Text, imported mdx.Import, cycle []string) {
	r.circles[site.Importing{Importer: text.Name, Imported: imported.Path}] = true
	place := text.Listed().At(imported.At+1, imported.Length)
	r.findings = append(r.findings, link.At(text.Name, text.Shown(), place, diag.Diagnostic{
		Severity: diag.Error, Code: string(markdown.MDXCode), Text: fmt.Sprintf("%q is part of an import cycle", imported.Path),
		Hint: "the cycle is " + strings.Join(cycle, " > "),
	}))
}

// add reads a file that a page of a set imports. It returns nil if the file does not exist,
// which the bundler reports.
func (r *importReader) add(ctx context.Context, name string, set content.SetID) *site.Text {
	if page := r.pages[name]; page != nil {
		r.byFile[name] = page
		return page
	}
	if !r.reader.Input.Engine.Files().IsShown(name) {
		return nil
	}
	below, original := r.place(name, set)
	read := r.reader.Import(ctx, content.Doc{Set: set, Name: name, File: below}, original)
	r.findings, r.err = append(r.findings, read.Findings...), errors.Join(r.err, read.Err)
	if read.Text != nil {
		r.texts, r.byFile[name] = append(r.texts, read.Text), read.Text
	}
	return read.Text
}

// place returns the path of a file in the docs folder of a set, or its name if it is not in there.
// For a translation it also returns the original.
func (r *importReader) place(name string, set content.SetID) (below string, original *site.Text) {
	for _, edition := range r.reader.Input.Editions {
		for _, wanted := range edition.Sets {
			if wanted.ID != set {
				continue
			}
			if below, inDocs := strings.CutPrefix(name, wanted.Folder+"/"); inDocs {
				return below, nil
			}
			if below, isTranslation := strings.CutPrefix(name, wanted.Translations+"/"); isTranslation && wanted.Translations != "" {
				return below, r.reader.OriginalOf(set, text.File{Below: below})
			}
		}
	}
	return name, nil
}

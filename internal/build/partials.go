package build

import (
	"fmt"
	"iter"
	"path"
	"slices"
	"strings"

	"docgen/internal/check"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/mdx"
)

// importedText is the file of a text that a doc imports, relative to the site
// folder.
func importedText(importer, imported string) string {
	if below, inSite := strings.CutPrefix(imported, "@site/"); inSite {
		return path.Clean(below)
	}
	return path.Join(path.Dir(importer), imported)
}

// readPartials reads the texts that docs import, and those that these import.
func (p *plan) readPartials(options Options) {
	p.circles = map[string]bool{}
	reader := partialReader{plan: p, options: options, numbers: map[string]int{}}
	for page := range every(p.pages, p.texts) {
		reader.follow(*page, []string{page.doc.Name})
	}
	p.partials = reader.read
}

// partialReader reads each imported text once.
type partialReader struct {
	plan    *plan
	options Options
	read    []docPage
	numbers map[string]int // by file, relative to the site folder; -1 for one that cannot be read
}

// follow reads what a text imports. chain are the files above it, itself
// included.
func (r *partialReader) follow(page docPage, chain []string) {
	for _, imported := range page.document.Imports {
		if !isText(imported.Path) {
			continue
		}
		file := importedText(page.doc.Name, imported.Path)
		if slices.Contains(chain, file) {
			r.reportCircle(page, imported, append(slices.Clone(chain[slices.Index(chain, file):]), file))
			continue
		}
		number, known := r.numbers[file]
		if !known {
			number = r.add(file)
		}
		if number >= 0 && !known {
			r.follow(r.read[number], append(slices.Clip(chain), file))
		}
	}
}

func isText(file string) bool { return path.Ext(file) == ".md" || path.Ext(file) == ".mdx" }

func (r *partialReader) reportCircle(page docPage, imported mdx.Import, way []string) {
	r.plan.circles[importKey(page, imported.Path)] = true
	place := page.document.At(imported.At+1, len(imported.Path))
	r.plan.findings = append(r.plan.findings, check.At(page.doc.Name, page.document, place, diag.Diagnostic{
		Severity: diag.Error, Code: string(markdown.MDXCode), Text: fmt.Sprintf("%q is imported in a circle", imported.Path),
		Hint: "the way round is " + strings.Join(way, " > "),
	}))
}

func importKey(page docPage, imported string) string { return page.doc.Name + "\n" + imported }

// add reads a file; the bundler says so when there is none.
func (r *partialReader) add(name string) int {
	r.numbers[name] = -1
	if _, err := readBelow(r.options.Dir, name); err != nil {
		return -1
	}
	file, findings, readable := content.Read(content.Options{Site: r.options.Dir, Folder: "."}, name)
	if !readable {
		r.plan.findings = append(r.plan.findings, findings...)
		return -1
	}
	below, _ := strings.CutPrefix(name, r.plan.config.Docs.Path+"/")
	partial := docPage{doc: content.Doc{File: below, Name: name}, document: r.plan.parse(file), readable: true}
	isPage := r.plan.isPage(name)
	if !isPage { // else they are reported already
		r.plan.findings = append(r.plan.findings, textFindings(file, partial.document)...)
		partial.parsed.Comments = check.Comments(file.Name, partial.document)
	}
	r.numbers[name] = len(r.read)
	r.read = append(r.read, partial)
	return r.numbers[name]
}

// every gives the pages of some lists one after the other, none of them copied.
func every(lists ...[]docPage) iter.Seq[*docPage] {
	return func(yield func(*docPage) bool) {
		for _, list := range lists {
			for i := range list {
				if !yield(&list[i]) {
					return
				}
			}
		}
	}
}

// isPage reports whether a file, relative to the site folder, is a page.
func (p *plan) isPage(name string) bool {
	for page := range every(p.pages, p.texts) {
		if page.doc.Name == name {
			return true
		}
	}
	return false
}

// allTexts are all Markdown of the site: pages, and what they import.
func (p *plan) allTexts() iter.Seq[*docPage] { return every(p.pages, p.texts, p.partials) }

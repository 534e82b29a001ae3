package build

import (
	"fmt"
	"iter"
	"maps"
	"path"
	"slices"
	"strings"

	"docgen/internal/bundle"
	"docgen/internal/check"
	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/mdx"
)

// parse reads a text in its language: the config's, the file's extension's, or
// what its front matter says.
func (p *plan) parse(file content.File) markdown.Document {
	asMDX := p.isMDX(file.Name, string(p.config.Markdown.Format))
	document := p.parseAs(file, asMDX)
	if format := ownFormat(document); format != "" && p.isMDX(file.Name, format) != asMDX {
		return p.parseAs(file, !asMDX)
	}
	return document
}

// ownFormat is what front matter says of the language; "" when it says nothing.
// Its parser makes maps of any keys.
func ownFormat(document markdown.Document) string {
	var value any
	switch own := document.FrontMatter["mdx"].(type) {
	case map[string]any:
		value = own["format"]
	case map[any]any:
		value = own["format"]
	}
	format, _ := value.(string)
	return format
}

func (p *plan) isMDX(name, format string) bool {
	return format == string(config.FormatMDX) || format != string(config.FormatMD) && path.Ext(name) == ".mdx"
}

func (p *plan) parseAs(file content.File, asMDX bool) markdown.Document {
	if asMDX {
		return p.parser.ParseMDX(file.Name, file.Text)
	}
	return p.parser.ParseFile(file.Name, file.Text)
}

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
func (p *plan) allTexts() []docPage { return slices.Concat(p.pages, p.texts, p.partials) }

// partial is the imported text of a file; nil when there is none.
func (p *plan) partial(file string) *docPage {
	for i := range p.partials {
		if p.partials[i].doc.Name == file {
			return &p.partials[i]
		}
	}
	return nil
}

// shownPartial is a text where another one shows it.
type shownPartial struct {
	text               *docPage
	headings, sections int // of the other one that stand before it
}

// partialsOf are the texts that a document shows, in order; none that would show
// itself.
func (p *plan) partialsOf(page docPage) []shownPartial {
	var shown []shownPartial
	for _, partial := range page.document.Partials {
		found := p.partial(importedText(page.doc.Name, partial.Path))
		if found != nil && !p.circles[importKey(page, partial.Path)] {
			shown = append(shown, shownPartial{found, partial.Headings, partial.Sections})
		}
	}
	return shown
}

// maxShown bounds what a page takes from texts that show each other twice, and
// those again.
const maxShown = 10_000

// headings are those of a text and of all texts that it shows.
func (p *plan) headings(page docPage) []markdown.Heading {
	all := page.document.Headings
	shown := p.partialsOf(page)
	for i := len(shown) - 1; i >= 0 && len(all) < maxShown; i-- {
		all = slices.Insert(slices.Clone(all), shown[i].headings, p.headings(*shown[i].text)...)
	}
	return all
}

// sections are those of a text and of all texts that it shows. What such a text
// has above its first heading belongs to the section that it stands in.
func (p *plan) sections(page docPage) []markdown.Section {
	all := page.document.Sections
	shown := p.partialsOf(page)
	for i := len(shown) - 1; i >= 0 && len(all) < maxShown; i-- {
		at, inner := shown[i].sections, p.sections(*shown[i].text)
		if len(inner) == 0 || at < 1 || at > len(all) {
			continue
		}
		all = slices.Clone(all)
		all[at-1].Text = strings.TrimSpace(all[at-1].Text + " " + inner[0].Text)
		all = slices.Insert(all, at, inner[1:]...)
	}
	return all
}

// anchors are the ids in a page, of the texts that it shows too.
func (p *plan) anchors(page docPage) map[string]bool {
	if len(page.document.Partials) == 0 {
		return page.document.Anchors
	}
	all, files := map[string]bool{}, map[string]bool{}
	for texts := []docPage{page}; len(texts) > 0; texts = texts[1:] {
		maps.Copy(all, texts[0].document.Anchors)
		for _, partial := range p.partialsOf(texts[0]) {
			if name := partial.text.doc.Name; !files[name] {
				files[name] = true
				texts = append(texts, *partial.text)
			}
		}
	}
	return all
}

// checkScope reports components that nothing in their text names and that are not
// among those that every text finds.
func (p *plan) checkScope(options Options) {
	var texts []docPage
	for page := range every(p.pages, p.texts, p.partials) {
		if len(page.document.Components) > 0 {
			texts = append(texts, *page)
		}
	}
	if len(texts) == 0 {
		return
	}
	known, isKnown := bundle.Scope(bundle.Input{Theme: options.Theme, Site: options.Dir})
	if !isKnown {
		return
	}
	for _, page := range texts {
		for _, use := range page.document.Components {
			if slices.Contains(known, use.Name) || isWrong(page.document) {
				continue
			}
			hint := diag.DidYouMean(use.Name, append(slices.Clone(known), page.document.Names()...))
			if hint == "" {
				hint = fmt.Sprintf("import it at the top of the page: import { %s } from './%[1]s'", use.Name)
			}
			p.findings = append(p.findings, check.At(page.doc.Name, page.document, page.document.At(use.At, len(use.Name)), diag.Diagnostic{
				Severity: diag.Error, Code: string(markdown.MDXCode), Text: fmt.Sprintf("the component %q is not in scope", use.Name), Hint: hint,
			}))
		}
	}
}

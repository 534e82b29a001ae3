package build

import (
	"context"
	"path"
	"slices"
	"strings"

	"docgen/internal/diag"
	"docgen/internal/page"
	"docgen/internal/route"
)

// sitePage is a page of src/pages that is a script.
type sitePage struct {
	page.Page
	matter pageMatter // known once Node has run the script
}

// pageMatter is what the script of a page says of it, by the names of front matter.
type pageMatter struct {
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Keywords    []string `json:"keywords"`
	Image       string   `json:"image"`
	ClassName   string   `json:"wrapperClassName"`
	Unlisted    bool     `json:"unlisted"`
}

// count is how many pages the site's authors wrote.
func (p *plan) count() int { return len(p.pages) + len(p.texts) + len(p.scripts) }

// pageKey names the route of a page of src/pages.
func pageKey(file string) string { return "@site/" + file }

// readSitePages finds the pages of src/pages, and reads those in Markdown.
func (p *plan) readSitePages(ctx context.Context, options Options) error {
	found, err := page.Find(options.Dir)
	if err != nil {
		return err
	}
	up := strings.Repeat("../", strings.Count(path.Clean(p.config.Docs.Path), "/")+1)
	if path.Clean(p.config.Docs.Path) == "." {
		up = ""
	}
	for i, text := range parallel(ctx, options.Jobs, found, func(found page.Page) docPage {
		if !found.IsText {
			return docPage{}
		}
		return p.readDoc(options, up+found.File)
	}) {
		switch {
		case !found[i].IsText:
			p.scripts = append(p.scripts, sitePage{Page: found[i]})
		default:
			p.addText(found[i], text)
		}
	}
	return nil
}

// addText keeps a text of src/pages, which has the rules of a page and not those
// of a doc.
func (p *plan) addText(found page.Page, text docPage) {
	p.findings = append(p.findings, text.findings...)
	if !text.readable || text.doc.FrontMatter.Draft && !p.drafted {
		return
	}
	text.doc.ID = pageKey(found.File)
	if text.doc.FrontMatter.Slug == nil {
		text.doc.Slug = found.Path
	}
	p.texts = append(p.texts, text)
}

// addSitePages gives the pages of src/pages their routes; those whose route is
// taken are left out.
func (p *plan) addSitePages() {
	var pages []route.MadePage
	for _, text := range p.texts {
		pages = append(pages, route.MadePage{
			Kind: route.Site, Key: text.doc.ID, Slug: text.doc.Slug, Name: text.doc.Name,
			Report: func(severity diag.Severity, problem, hint string) diag.Diagnostic {
				return text.doc.Report("slug", severity, problem, hint)
			},
		})
	}
	for _, script := range p.scripts {
		pages = append(pages, route.MadePage{
			Kind: route.Site, Key: pageKey(script.File), Slug: script.Path, Name: script.File,
			Report: func(severity diag.Severity, problem, _ string) diag.Diagnostic {
				return diag.Diagnostic{
					Severity: severity, File: script.File, Text: problem,
					Hint: `rename one of the two, or give the doc another slug; a file whose name starts with "_" is no page`,
				}
			},
		})
	}
	var findings []diag.Diagnostic
	p.routes, findings = p.routes.With(pages)
	p.findings = append(p.findings, findings...)
	isLost := func(key string) bool { _, found := p.routes.ByID(key); return !found }
	p.texts = slices.DeleteFunc(p.texts, func(text docPage) bool { return isLost(text.doc.ID) })
	p.scripts = slices.DeleteFunc(p.scripts, func(script sitePage) bool { return isLost(pageKey(script.File)) })
}

// scriptFiles are the sources of the pages that are scripts.
func scriptFiles(site string) ([]string, error) {
	found, err := page.Find(site)
	var files []string
	for _, page := range found {
		if !page.IsText {
			files = append(files, page.File)
		}
	}
	return files, err
}

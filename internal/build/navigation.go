package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/route"
	"docgen/internal/sidebar"
	"docgen/internal/tag"
)

func (p *plan) routeOptions() route.Options {
	root := p.config.Docs.RouteBasePath
	if below := p.current().Path; below != nil {
		root = path.Join("/", root, *below)
	}
	return route.Options{
		BaseURL: p.config.BaseURL, RouteBasePath: root, TrailingSlash: p.config.TrailingSlash,
		DuplicateSeverity: p.config.OnDuplicateRoutes.Level(),
	}
}

// planRoutes gives each doc its route; docs that came second for one are left
// out.
func (p *plan) planRoutes() {
	var findings []diag.Diagnostic
	p.routes, findings = route.Plan(p.docs(), p.routeOptions())
	p.findings = append(p.findings, findings...)
	kept := p.pages[:0]
	for _, page := range p.pages {
		if p.routes.Has(page.doc) {
			kept = append(kept, page)
		}
	}
	p.pages = kept
}

// expandSidebars reads the sidebars file and the category files.
func (p *plan) expandSidebars(options Options, categoryFiles []string) (sidebar.Outline, error) {
	input := sidebar.Input{
		Docs: p.docs(), Drafts: p.draftDocs(), KeepPrefixes: !p.config.Docs.NumberPrefixParser,
		Collapsible: p.config.Docs.SidebarCollapsible, Collapsed: p.config.Docs.SidebarCollapsed,
	}
	specs, err := p.sidebarSpecs(options)
	if err != nil {
		return sidebar.Outline{}, err
	}
	input.Specs = specs
	for _, name := range categoryFiles {
		file, findings, readable := content.Read(contentOptions(options, p.config), name)
		p.findings = append(p.findings, findings...)
		if readable {
			category, findings := sidebar.ParseCategory(file.Text, file.Name, file.Path)
			p.findings = append(p.findings, findings...)
			input.Categories = append(input.Categories, category)
		}
	}
	outline, findings := sidebar.Expand(input)
	p.findings = append(p.findings, findings...)
	p.indexes = outline.Indexes
	return outline, nil
}

// sidebarSpecs reads the sidebars file; without one there is one sidebar with
// all docs.
func (p *plan) sidebarSpecs(options Options) ([]sidebar.Spec, error) {
	path := string(p.config.Docs.SidebarPath)
	if path == "" {
		return nil, nil
	}
	text, err := os.ReadFile(filepath.Join(options.Dir, filepath.FromSlash(path)))
	if errors.Is(err, fs.ErrNotExist) {
		if p.config.Given("docs", "sidebarPath") {
			p.findings = append(p.findings, p.config.Diagnostic(diag.Error, fmt.Sprintf("no sidebars file %q", path), "create it, or remove the option for a sidebar of all docs", "docs", "sidebarPath"))
		}
		return sidebar.Default(), nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the sidebars file: %w", err)
	}
	specs, findings := sidebar.Parse(text, path)
	p.findings = append(p.findings, findings...)
	return p.cleanSidebars(specs), nil
}

// addMadePages gives the pages of categories and tags their routes.
func (p *plan) addMadePages() {
	var pages []route.MadePage
	for _, index := range p.indexes {
		pages = append(pages, route.MadePage{
			Kind: route.Category, Key: index.Key, Slug: index.Slug, Name: fmt.Sprintf("the page of the category %q", index.Title),
			Report: func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return index.Report("slug", severity, text, hint)
			},
		})
	}
	for _, tag := range p.tags.All {
		pages = append(pages, route.MadePage{
			Kind: route.Tag, Key: tag.Slug, Slug: tag.Slug, Name: fmt.Sprintf("the page of the tag %q", tag.Label),
			Report: func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return tag.Docs[0].Report("tags", severity, text, hint)
			},
		})
	}
	if listed := p.tags.Listed(); len(listed) > 0 {
		pages = append(pages, route.MadePage{
			Kind: route.Tags, Key: tag.Root, Slug: tag.Root, Name: "the page of all tags",
			Report: func(severity diag.Severity, text, hint string) diag.Diagnostic {
				return listed[0].Docs[0].Report("tags", severity, text, hint)
			},
		})
	}
	pages = append(pages, route.MadePage{Kind: route.Search, Key: searchKey, Slug: searchKey, Name: "the search page"})
	var findings []diag.Diagnostic
	p.made = pages
	p.routes, findings = p.routes.With(pages)
	p.findings = append(p.findings, findings...)
}

package build

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"docgen/internal/asset"
	"docgen/internal/check"
	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
	"docgen/internal/route"
	"docgen/internal/sidebar"
	"docgen/internal/strictyaml"
)

// plan is a site read, understood and checked, before anything is rendered.
type plan struct {
	config      config.Config
	parser      *markdown.Parser
	pages       []docPage // in order of their files
	drafts      []content.Doc
	routes      route.Table
	navigation  sidebar.Navigation
	assets      map[check.Reference]asset.Asset
	static      []asset.StaticFile
	checker     check.Site
	siteVersion string // of the docs site; ""
	findings    []diag.Diagnostic
}

// docPage is a doc, its text and where its links lead.
type docPage struct {
	doc      content.Doc
	document markdown.Document
	links    []markdown.Resolved
	findings []diag.Diagnostic
	readable bool
}

// makePlan reads the site and checks all of it. An error is the machine's; what
// is wrong with the site is in findings.
func makePlan(ctx context.Context, options Options, cfg config.Config) (plan, error) {
	made := plan{config: cfg, parser: markdown.New()}
	tree, findings, err := content.Scan(contentOptions(options, cfg))
	if err != nil {
		return made, err
	}
	made.findings = append(made.findings, findings...)
	made.addPages(parallel(ctx, options.Jobs, tree.Docs, func(file string) docPage {
		return readDoc(contentOptions(options, cfg), made.parser, file)
	}))
	made.planRoutes()
	if err := made.findAssets(ctx, options); err != nil {
		return made, err
	}
	made.makeChecker()
	if err := made.buildNavigation(options, tree.Categories); err != nil {
		return made, err
	}
	made.checkLinks(ctx, options)
	if made.siteVersion, err = siteVersion(options.Dir); err != nil {
		return made, err
	}
	made.findings = diag.Sort(made.findings)
	return made, context.Cause(ctx)
}

func contentOptions(options Options, cfg config.Config) content.Options {
	return content.Options{Site: options.Dir, Folder: cfg.Docs.Path, Include: cfg.Docs.Include, Exclude: cfg.Docs.Exclude}
}

// readDoc reads, parses and describes one doc.
func readDoc(options content.Options, parser *markdown.Parser, name string) docPage {
	file, findings, readable := content.Read(options, name)
	page := docPage{findings: findings, readable: readable}
	if !readable {
		return page
	}
	page.document = parser.Parse(file.Text)
	if wrong := page.document.MetaError; wrong != nil {
		page.readable = false
		page.findings = append(page.findings, frontMatterErrors(file, *wrong)...)
		return page
	}
	matter, wrong := content.DecodeFrontMatter(page.document.FrontMatter, file)
	page.findings = append(page.findings, wrong...)
	page.doc, wrong = content.Describe(file, content.Parsed{
		FrontMatter: matter, Heading: page.document.Title, Excerpt: page.document.Excerpt,
	})
	page.findings = append(page.findings, wrong...)
	for _, language := range page.document.Languages {
		if !language.Known {
			page.findings = append(page.findings, diag.Diagnostic{
				Severity: diag.Warning, Code: "code", File: file.Name,
				Line: language.Place.Line, Column: language.Place.Column, Length: language.Place.Length, Source: file.Line(language.Place.Line),
				Text: fmt.Sprintf("no highlighting for the language %q", language.Name), Hint: `write "text" for plain text`,
			})
		}
	}
	return page
}

// frontMatterErrors says why a front matter is no YAML, by a parser that knows
// columns where it agrees that something is wrong.
func frontMatterErrors(file content.File, wrong markdown.MetaError) []diag.Diagnostic {
	yaml, _, _ := bytes.Cut(bytes.TrimPrefix(file.Text, []byte("---\n")), []byte("\n---"))
	var fields map[string]any
	if _, findings := strictyaml.Decode(yaml, &fields, strictyaml.Options{File: file.Name, Code: "front-matter", Line: 2}); len(findings) > 0 && wrong.Hint == "" {
		return findings
	}
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: "front-matter", File: file.Name,
		Line: wrong.Place.Line, Column: wrong.Place.Column, Length: wrong.Place.Length, Source: file.Line(wrong.Place.Line),
		Text: "invalid front matter: " + wrong.Text, Hint: wrong.Hint,
	}}
}

// addPages keeps the docs that could be read and are not drafts.
func (p *plan) addPages(pages []docPage) {
	for _, page := range pages {
		p.findings = append(p.findings, page.findings...)
		switch {
		case !page.readable:
		case page.doc.FrontMatter.Draft:
			p.drafts = append(p.drafts, page.doc)
		default:
			p.pages = append(p.pages, page)
		}
	}
}

func (p *plan) docs() []content.Doc {
	docs := make([]content.Doc, len(p.pages))
	for i, page := range p.pages {
		docs[i] = page.doc
	}
	return docs
}

// planRoutes gives each doc its route; docs that came second for one are left
// out.
func (p *plan) planRoutes() {
	var findings []diag.Diagnostic
	p.routes, findings = route.Plan(p.docs(), route.Options{
		BaseURL: p.config.BaseURL, RouteBasePath: p.config.Docs.RouteBasePath, TrailingSlash: p.config.TrailingSlash,
		DuplicateSeverity: p.config.OnDuplicateRoutes.Level(),
	})
	p.findings = append(p.findings, findings...)
	kept := p.pages[:0]
	for _, page := range p.pages {
		if p.routes.Has(page.doc) {
			kept = append(kept, page)
		}
	}
	p.pages = kept
}

// buildNavigation reads the sidebars file and the category files.
func (p *plan) buildNavigation(options Options, categoryFiles []string) error {
	input := sidebar.Input{
		Docs: p.docs(), Drafts: p.drafts, Routes: p.routes, Links: p.checker,
		Collapsible: p.config.Docs.SidebarCollapsible, Collapsed: p.config.Docs.SidebarCollapsed,
	}
	specs, err := p.sidebarSpecs(options)
	if err != nil {
		return err
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
	var findings []diag.Diagnostic
	p.navigation, findings = sidebar.Build(input)
	p.findings = append(p.findings, findings...)
	return nil
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
	return specs, nil
}

// findAssets loads the files that docs show and link to, each once.
func (p *plan) findAssets(ctx context.Context, options Options) error {
	folders := asset.Folders{Site: options.Dir, Docs: p.config.Docs.Path, Static: p.config.StaticDirectories}
	var err error
	if p.static, err = folders.ListStatic(); err != nil {
		return err
	}
	users := map[string][]check.Reference{}
	var files []string
	for _, page := range p.pages {
		for _, link := range page.document.Links {
			if !check.IsFileReference(link) {
				continue
			}
			if file, found := folders.Find(page.doc.File, link.Target); found {
				if users[file] == nil {
					files = append(files, file)
				}
				users[file] = append(users[file], check.Reference{Doc: page.doc.File, Link: link.Target})
			}
		}
	}
	type loaded struct {
		asset asset.Asset
		err   error
	}
	p.assets = map[check.Reference]asset.Asset{}
	for i, result := range parallel(ctx, options.Jobs, files, func(file string) loaded {
		asset, err := folders.Load(file)
		return loaded{asset, err}
	}) {
		if result.err != nil {
			return result.err
		}
		for _, user := range users[files[i]] {
			p.assets[user] = result.asset
		}
	}
	return nil
}

// makeChecker gathers what links may lead to.
func (p *plan) makeChecker() {
	p.checker = check.Site{
		Routes: p.routes, Assets: p.assets,
		Anchors: map[string]map[string]bool{}, Static: map[string]bool{},
		Severities: check.Severities{Links: p.config.OnBrokenLinks.Level(), Anchors: p.config.OnBrokenAnchors.Level()},
	}
	for _, page := range p.pages {
		p.checker.Anchors[page.doc.ID] = page.document.Anchors
	}
	for _, file := range p.static {
		p.checker.Static[file.Name] = true
	}
}

// checkLinks follows every link of every doc.
func (p *plan) checkLinks(ctx context.Context, options Options) {
	type result struct {
		links    []markdown.Resolved
		findings []diag.Diagnostic
	}
	for i, checked := range parallel(ctx, options.Jobs, p.pages, func(page docPage) result {
		links, findings := p.checker.Doc(page.doc, page.document)
		return result{links, findings}
	}) {
		p.pages[i].links = checked.links
		p.findings = append(p.findings, checked.findings...)
	}
}

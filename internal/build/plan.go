package build

import (
	"context"

	"docgen/internal/asset"
	"docgen/internal/bundle"
	"docgen/internal/check"
	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/history"
	"docgen/internal/markdown"
	"docgen/internal/redirect"
	"docgen/internal/route"
	"docgen/internal/search"
	"docgen/internal/shell"
	"docgen/internal/sidebar"
	"docgen/internal/tag"
)

// plan is a site read, understood and checked, before anything is rendered.
type plan struct {
	config      config.Config
	renders     bool     // pages get their bodies
	drafted     bool     // drafts are pages
	known       *library // what an earlier plan has read; nil for nothing
	state       *State
	makers      string // of the output: see makers
	textKey     key    // of all that texts depend on but themselves
	siteKey     key    // see findSiteKey; zero when it is not known
	parser      *markdown.Parser
	pages       []docPage       // in order of their files
	texts       []docPage       // of src/pages
	scripts     []sitePage      // of src/pages
	headTags    []shell.Tag     // of the config
	partials    []docPage       // texts that pages import
	circles     map[string]bool // imports that lead back to their text, by importKey
	drafts      []docPage
	made        []route.MadePage // pages without a doc that were asked for
	routes      route.Table
	indexes     []sidebar.Index // pages of categories
	tags        tag.Tags
	navigation  sidebar.Navigation
	home        string // path of the landing page
	assets      map[check.Reference]asset.Asset
	static      []asset.StaticFile
	checker     check.Site
	redirects   redirect.Plan
	outside     []outsideLink             // of the config
	changes     map[string]history.Change // by path below the docs folder
	siteVersion string                    // of the docs site; ""
	searched    search.Report             // once the search files are made
	nextSearch  keptSearch                // for the next build, once the search files are made
	counted     *countedTexts             // once the search files are made
	bundle      bundle.Bundle             // once there is one
	node        *nodeText                 // of the bundle
	modules     *moduleTexts              // nil without pages with components
	code        map[string]bundle.Page    // of pages with components, by file; known once they are bundled
	read        int                       // docs whose files were read
	findings    []diag.Diagnostic
}

// makePlan reads the site and checks all of it. An error is the machine's; what
// is wrong with the site is in findings. made is a plan with nothing in it yet but
// what it goes by.
func makePlan(ctx context.Context, options Options, made plan) (plan, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	cfg := made.config
	made.parser, made.makers = newParser(options, cfg, made.renders), makers(options)
	made.textKey = keyOf(made.makers, cfg.Markdown)
	if made.state == nil {
		made.state = NewState("")
	}
	made.state.load(ctx, options.Jobs)
	tree, findings, err := content.Scan(contentOptions(options, cfg))
	if err != nil {
		return made, err
	}
	saveMemory(len(tree.Docs), len(made.state.docs.old))
	made.findings = append(made.findings, findings...)
	changes := begin(func() changes { return readChanges(ctx, options, cfg, tree.Docs) })
	read := options.steps("reading", len(tree.Docs))
	if err := made.addPages(parallel(ctx, options.Jobs, tree.Docs, func(file string) docPage {
		defer read.add(1)
		return made.known.doc(options, cfg.Docs.Path, file, func() docPage { return made.readDoc(options, file) })
	})); err != nil {
		return made, err
	}
	made.known.forget(tree.Docs)
	made.checkPartials(ctx, options, tree.Partials)
	if err := made.readSitePages(ctx, options); err != nil {
		return made, err
	}
	made.planRoutes()
	made.addSitePages()
	made.readPartials(options)
	outline, err := made.expandSidebars(options, tree.Categories)
	if err != nil {
		return made, err
	}
	made.groupTags(options)
	made.addMadePages()
	if err := made.findAssets(ctx, options); err != nil {
		return made, err
	}
	made.makeChecker(options)
	made.planRedirects()
	made.checkOutputs(options)
	made.checkUntrusted(options)
	made.navigation, findings = sidebar.Link(outline, made.routes, made.checker)
	made.findings = append(made.findings, findings...)
	made.home = made.mainDoc()
	made.checkLinks(ctx, options)
	made.checkDrafts(options)
	made.checkSite(options)
	made.checkScope(options)
	if err := made.checkLock(options); err != nil {
		return made, err
	}
	if err := made.typeset(ctx, options); err != nil {
		return made, err
	}
	made.addChanges(changes())
	if made.siteVersion, err = siteVersion(options.Dir); err != nil {
		return made, err
	}
	return made, context.Cause(ctx)
}

// addPages keeps the docs that could be read and are not drafts.
func (p *plan) addPages(pages []docPage) error {
	for _, page := range pages {
		if !page.untouched {
			p.read++
		}
		p.findings = append(p.findings, page.findings...)
		switch {
		case page.err != nil:
			return page.err
		case !page.readable:
		case page.doc.FrontMatter.Draft && !p.drafted:
			p.drafts = append(p.drafts, page)
		default:
			p.pages = append(p.pages, page)
		}
	}
	return nil
}

func (p *plan) docs() []content.Doc { return docsOf(p.pages) }

func docsOf(pages []docPage) []content.Doc {
	docs := make([]content.Doc, len(pages))
	for i, page := range pages {
		docs[i] = page.doc
	}
	return docs
}

// checkPartials reports front matter where no page is, more gravely where no one
// would read a warning.
func (p *plan) checkPartials(ctx context.Context, options Options, files []string) {
	severity := diag.Warning
	if options.CI {
		severity = diag.Error
	}
	for _, findings := range parallel(ctx, options.Jobs, files, func(name string) []diag.Diagnostic {
		file, findings, _ := content.Read(contentOptions(options, p.config), name)
		return append(findings, content.CheckPartial(file, severity)...)
	}) {
		p.findings = append(p.findings, findings...)
	}
}

// makeChecker gathers what links may lead to.
func (p *plan) makeChecker(options Options) {
	left := p.draftDocs()
	for _, page := range p.pages {
		if page.doc.FrontMatter.Draft { // shown by the preview
			left = append(left, page.doc)
		}
	}
	drafts, _ := route.Plan(left, p.routeOptions())
	p.checker = check.Site{
		Routes: p.routes, Drafts: drafts, Assets: p.assets, Origin: p.config.URL, HTML: p.isAsked("missing-files"), Files: p.assetFolders(options).List,
		Anchors: map[string]map[string]bool{}, Static: map[string]bool{},
		Severities: check.Severities{Links: p.config.OnBrokenLinks.Level(), Anchors: p.config.OnBrokenAnchors.Level()},
	}
	for _, page := range p.pages {
		p.checker.Anchors[page.doc.ID] = p.anchors(page)
	}
	for _, text := range p.texts {
		p.checker.Anchors[text.doc.ID] = p.anchors(text)
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
	p.known.seeSite(p.checker)
	for _, pages := range [][]docPage{p.pages, p.texts, p.partials} {
		for i, checked := range parallel(ctx, options.Jobs, pages, func(page docPage) result {
			if links, known := p.known.followed(page); known {
				return result{links: links}
			}
			links, findings := p.follow(options, p.checker, page)
			return result{links, findings}
		}) {
			if pages[i].links = checked.links; len(checked.findings) == 0 {
				p.known.keepFollowed(pages[i])
			}
			p.findings = append(p.findings, checked.findings...)
		}
	}
}

// follow follows the links of a page. Findings show lines of the text, which is
// read again for them; who writes may have changed it since.
func (p *plan) follow(options Options, site check.Site, page docPage) ([]markdown.Resolved, []diag.Diagnostic) {
	links, findings := site.Doc(page.doc, page.document)
	if len(findings) == 0 {
		return links, nil
	}
	if _, shown := site.Doc(page.doc, p.reread(options, page)); len(shown) == len(findings) {
		findings = shown
	}
	return links, findings
}

package build

import (
	"maps"

	"docgen/internal/asset"
	"docgen/internal/check"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/route"
)

// checkDrafts follows the links of drafts, which may lead to drafts too. What is
// wrong with them does not stop the build, which leaves them out.
func (p *plan) checkDrafts(options Options) {
	if len(p.drafts) == 0 {
		return
	}
	view := p.checker
	view.Routes, _ = route.Plan(append(p.docs(), p.draftDocs()...), p.routeOptions())
	view.Routes, _ = view.Routes.With(p.made)
	view.Drafts, view.Anchors, view.Assets = route.Table{}, maps.Clone(p.checker.Anchors), maps.Clone(p.checker.Assets)
	for _, page := range p.drafts {
		view.Anchors[page.doc.ID] = page.document.Anchors
		p.findDraftAssets(options, view, page)
	}
	for _, page := range p.drafts {
		_, findings := p.follow(options, view, page)
		for _, finding := range findings {
			finding.Severity = min(finding.Severity, diag.Warning)
			p.findings = append(p.findings, finding)
		}
	}
}

// findDraftAssets notes which files a draft shows and links to. They are not
// loaded: they go nowhere.
func (p *plan) findDraftAssets(options Options, view check.Site, page docPage) {
	folders := p.assetFolders(options)
	for _, link := range page.document.Links {
		if !check.IsFileReference(link) {
			continue
		}
		from := page.doc.From(link.Place.File).File
		if file, found := folders.Find(from, link.Target); found {
			view.Assets[check.Reference{Doc: from, Link: link.Target}] = asset.Asset{Output: file}
		}
	}
}

// draftDocs are the docs that the site leaves out.
func (p *plan) draftDocs() []content.Doc { return docsOf(p.drafts) }

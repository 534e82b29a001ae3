// Package check finds what is wrong with a whole site before anything of it is rendered.
//
// [Site] follows all links and looks for what no page shows alone; a [Judge] decides which
// findings count. What is wrong with one text, one link or one file, the packages that read
// them say. The package renders nothing and writes nothing.
package check

import (
	"context"
	"io/fs"

	"docgen/internal/asset"
	"docgen/internal/diag"
	"docgen/internal/link"
	"docgen/internal/site"
)

// Input is what a check needs besides the site.
type Input struct {
	site.Input
	Dir        string            // the site folder on disk
	ConfigFile string            // relative to it
	Theme      fs.FS             // the built-in theme
	Findings   []diag.Diagnostic // of reading the site
	Earlier    Links             // of an earlier check of the site; none for the first
}

// Site checks a site. It returns where all its links lead, and what is wrong.
func Site(ctx context.Context, s site.Site, input Input) (Links, []diag.Diagnostic) {
	links, findings := followLinks(ctx, s, input.Jobs, input.Earlier)
	for _, edition := range s.Editions {
		findings = append(findings, followDrafts(input.Input, edition)...)
		findings = append(findings, scriptLinks(s, edition)...)
		findings = append(findings, untrusted(input.Config, edition)...)
		findings = append(findings, orphans(edition, input.Findings)...)
		findings = append(findings, caseConflicts(edition)...)
		findings = append(findings, unknownComponents(input, edition)...)
	}
	findings = append(findings, outputs(s)...)
	findings = append(findings, blocked(s)...)
	findings = append(findings, missingImages(s)...)
	findings = append(findings, lowContrast(input)...)
	if site.IsAsked(input.Input, "unused-files") {
		findings = append(findings, unusedFiles(s, input)...)
	}
	return links, append(findings, checkLock(s, input)...)
}

// draftAssets are the files that pages and drafts show and link to. Those of drafts are not
// loaded: they go nowhere.
func draftAssets(input site.Input, edition *site.Edition) map[link.Reference]asset.Asset {
	folders, assets := site.Folders(input), map[link.Reference]asset.Asset{}
	for reference, found := range edition.Assets {
		assets[reference] = found
	}
	for _, page := range edition.Drafts {
		for _, each := range page.Text.Document.Links {
			from := page.Text.From(each.Place.File).Name
			if file, found := folders.Find(from, each.Target); found && link.IsFileReference(each) {
				assets[link.Reference{From: from, Link: each.Target}] = asset.Asset{Output: file}
			}
		}
	}
	return assets
}

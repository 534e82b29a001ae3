package check

import (
	"context"
	"io/fs"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/site"
)

// Input is what the checks need besides the site.
type Input struct {
	site.Input
	Dir        string            // the site folder on disk
	ConfigFile string            // relative to Dir
	Theme      fs.FS             // the built-in theme
	Findings   []diag.Diagnostic // from reading the site
}

// Site checks a site. It returns the targets of all links, and the findings.
func Site(ctx context.Context, s site.Site, input Input) (Links, []diag.Diagnostic) {
	links, findings := followLinks(ctx, s, input.Engine, input.Jobs)
	for _, edition := range s.Editions {
		findings = append(findings, diag.Beyond(findings, inEdition(ctx, s, edition, links, input))...)
	}
	findings = append(findings, prints(s)...)
	findings = append(findings, outputs(s)...)
	findings = append(findings, blocked(s)...)
	findings = append(findings, missingImages(s)...)
	findings = append(findings, liveCode(s)...)
	sheets := customSheets(input)
	findings = append(findings, lowContrast(input, sheets)...)
	findings = append(findings, unknownTokens(input, sheets)...)
	findings = append(findings, types(s, input)...)
	if site.IsAsked(input.Input, "unused-files") {
		findings = append(findings, unusedFiles(s, input)...)
	}
	return links, append(findings, checkLock(s, input)...)
}

// inEdition runs the checks of a locale.
func inEdition(ctx context.Context, s site.Site, edition *site.Edition, links Links, input Input) []diag.Diagnostic {
	return slices.Concat(
		followDrafts(input.Input, edition),
		scriptLinks(s, edition),
		untrusted(input.Config, edition),
		oldLinks(edition, links),
		translations(ctx, edition, input.Jobs),
		labels(s, edition, input),
		orphans(edition, input.Findings),
		caseConflicts(edition),
		authorImages(s, edition),
		unknownComponents(input, edition),
	)
}

// draftAssets returns the files that pages and drafts show and link to. Files of drafts are
// not loaded, because they are not part of the output.
func draftAssets(input site.Input, edition *site.Edition) map[link.Reference]asset.Asset {
	folders, assets := site.Folders(input), map[link.Reference]asset.Asset{}
	maps.Copy(assets, edition.Assets)
	for _, page := range edition.Drafts {
		for _, each := range page.Text.Listed().Links {
			from := page.Text.From(each.Place.File).Name
			if file, found := folders.Find(from, each.Target); found && link.IsFileReference(each) {
				assets[link.Reference{From: from, Link: each.Target}] = asset.Asset{Output: file}
			}
		}
	}
	return assets
}

package read

import (
	"context"
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// assetUsers records which pages use which files.
type assetUsers struct {
	folders asset.Folders
	files   []string // in the order of first use
	users   map[string][]link.Reference

	originals map[string]string // the original of each translation, by name
}

// add resolves a link to a file and reports whether the file exists. from is the file that
// contains the link. A translation can show the files beside its original.
func (a *assetUsers) add(from, target, written string) bool {
	file, found := a.folders.Find(from, target)
	if original := a.originals[from]; !found && original != "" {
		file, found = a.folders.Find(original, target)
	}
	if !found {
		return false
	}
	if a.users[file] == nil {
		a.files = append(a.files, file)
	}
	a.users[file] = append(a.users[file], link.Reference{From: from, Link: written})
	return true
}

// findAssets loads the files that the pages of a locale show and link to, each of them once.
func findAssets(ctx context.Context, input site.Input, edition *site.Edition) (map[link.Reference]asset.Asset, []diag.Diagnostic, error) {
	found := assetUsers{folders: site.Folders(input), users: map[string][]link.Reference{}, originals: map[string]string{}}
	for text := range edition.Texts() {
		if text.Source != nil && text.IsTranslated() {
			found.originals[text.Name] = text.Source.Name
		}
	}
	for text := range edition.Texts() {
		written := text.Files()
		if site.IsRepository(input) {
			written = text.Listed().Links
		}
		for _, each := range written {
			if from := text.From(each.Place.File); link.IsFileReference(each) || site.IsRepository(input) && leadsToNoPage(edition, from, each) {
				found.add(from.Name, each.Target, each.Target)
			}
		}
	}
	findings := found.addSocialImages(edition)
	type loaded struct {
		asset asset.Asset
		err   error
	}
	assets := map[link.Reference]asset.Asset{}
	for i, result := range parallel.Map(ctx, input.Jobs, found.files, func(file string) loaded {
		asset, err := loadAsset(input, file)
		return loaded{asset, err}
	}) {
		if result.err != nil {
			return nil, nil, result.err
		}
		for _, user := range found.users[found.files[i]] {
			assets[user] = result.asset
		}
	}
	return assets, findings, nil
}

// loadAsset loads a file that pages show or link to, unless it is the same as in the last state of a preview.
func loadAsset(input site.Input, file string) (asset.Asset, error) {
	folders := site.Folders(input)
	loaded, _, err := incremental.Get(input.Engine, incremental.Rule[asset.Asset]{Name: "asset"}, file, fingerprint.Sum(folders.Static),
		func(inputs *incremental.Inputs) (asset.Asset, error) {
			folders.Files = inputs.Files()
			return folders.Load(file)
		})
	return loaded, err
}

// leadsToNoPage reports whether a link is a path but not that of a page. In a repository, it may
// lead to any file.
func leadsToNoPage(edition *site.Edition, from content.Doc, link markdown.Link) bool {
	return edition.Routes.Resolve(from, link.Target).Kind == route.Missing
}

// addSocialImages finds the images that social media show for the pages.
func (a *assetUsers) addSocialImages(edition *site.Edition) []diag.Diagnostic {
	var findings []diag.Diagnostic
	find := func(from, image string, report diag.Report) {
		hint := "a path that starts with a dot is relative to this file, any other to the static folders"
		if from == "" {
			hint = "the path is relative to the static folders"
		}
		if image == "" || site.IsElsewhere(image) || a.add(from, socialImage(image), image) || from != "" && a.add(from, image, image) {
			return
		}
		findings = append(findings, report(diag.Error, fmt.Sprintf("no image %q", image), hint).WithCode("images"))
	}
	for _, page := range edition.Pages {
		switch {
		case page.Text != nil:
			find(page.Text.Name, site.ImageOf(page.Text.Doc), page.Text.Reporter("image"))
		case page.Category != nil:
			find("", page.Category.Image, page.Category.Reporter("image"))
		}
	}
	return findings
}

// socialImage converts the path of an image in front matter to a link in the doc. Without a dot
// at the start, the path is relative to a static folder.
func socialImage(image string) string {
	if strings.HasPrefix(image, ".") || strings.HasPrefix(image, "@site/") {
		return image
	}
	return "/" + strings.TrimPrefix(image, "/")
}

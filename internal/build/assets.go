package build

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"docgen/internal/asset"
	"docgen/internal/check"
	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/inside"
)

// assetUsers gathers who uses which file.
type assetUsers struct {
	folders asset.Folders
	files   []string // in the order of their first use
	users   map[string][]check.Reference
}

// add finds the file that a link of a doc means; it reports whether there is one.
func (a *assetUsers) add(doc, link, written string) bool {
	file, found := a.folders.Find(doc, link)
	if !found {
		return false
	}
	if a.users[file] == nil {
		a.files = append(a.files, file)
	}
	a.users[file] = append(a.users[file], check.Reference{Doc: doc, Link: written})
	return true
}

func (p *plan) assetFolders(options Options) asset.Folders {
	return asset.Folders{Site: options.Dir, Docs: p.config.Docs.Path, Static: p.config.StaticDirectories}
}

// findAssets loads the files that docs show and link to, each once.
func (p *plan) findAssets(ctx context.Context, options Options) error {
	found := assetUsers{
		folders: p.assetFolders(options),
		users:   map[string][]check.Reference{},
	}
	found.folders.Within = inside.Of(options.Dir, append(slices.Clone(p.config.StaticDirectories), p.config.Docs.Path)...)
	var err error
	if p.static, err = found.folders.ListStatic(); err != nil {
		return err
	}
	for page := range p.allTexts() {
		for _, link := range page.document.Links {
			if check.IsFileReference(link) {
				found.add(page.doc.From(link.Place.File).File, link.Target, link.Target)
			}
		}
	}
	p.addSocialImages(&found)
	type loaded struct {
		asset asset.Asset
		err   error
	}
	p.assets = map[check.Reference]asset.Asset{}
	for i, result := range parallel(ctx, options.Jobs, found.files, func(file string) loaded {
		asset, err := found.folders.Load(file)
		return loaded{asset, err}
	}) {
		if result.err != nil {
			return result.err
		}
		for _, user := range found.users[found.files[i]] {
			p.assets[user] = result.asset
		}
	}
	return nil
}

// addSocialImages finds the pictures that links to the pages show elsewhere.
func (p *plan) addSocialImages(found *assetUsers) {
	find := func(doc, image string, report func(severity diag.Severity, text, hint string) diag.Diagnostic) {
		hint := "a path that starts with a dot is relative to this file, any other is in the static folders"
		if doc == "" {
			hint = "the path is that of a file in the static folders"
		}
		if image == "" || isElsewhere(image) || found.add(doc, socialImage(image), image) || doc != "" && found.add(doc, image, image) {
			return
		}
		finding := report(diag.Error, fmt.Sprintf("no image %q", image), hint)
		finding.Code = "images"
		p.findings = append(p.findings, finding)
	}
	for page := range every(p.pages, p.texts) {
		doc := page.doc
		find(doc.File, imageOf(doc), func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return doc.Report("image", severity, text, hint)
		})
	}
	for _, index := range p.indexes {
		find("", index.Image, func(severity diag.Severity, text, hint string) diag.Diagnostic {
			return index.Report("image", severity, text, hint)
		})
	}
}

func imageOf(doc content.Doc) string {
	if doc.FrontMatter.Image == nil {
		return ""
	}
	return *doc.FrontMatter.Image
}

// socialImage is a picture's path as a link in a doc would name it: without a dot
// at its start it is in a static folder.
func socialImage(image string) string {
	if strings.HasPrefix(image, ".") || strings.HasPrefix(image, "@site/") {
		return image
	}
	return "/" + strings.TrimPrefix(image, "/")
}

// isElsewhere tells a URL, or a picture written as one, from a path.
func isElsewhere(link string) bool {
	return strings.Contains(link, "://") || strings.HasPrefix(link, "//") || strings.HasPrefix(link, "data:")
}

// socialURL is the absolute URL of a picture that a page names; "" for none.
func (p *plan) socialURL(doc, image string) string {
	found, isAsset := p.assets[check.Reference{Doc: doc, Link: image}]
	switch {
	case isElsewhere(image):
		return image
	case !isAsset:
		return ""
	}
	return p.config.URL + p.routes.URL(found.Output)
}

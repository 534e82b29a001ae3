package build

import (
	"cmp"

	"docgen/internal/config"
	"docgen/internal/contract"
)

// docsID names the one docs instance there is.
const docsID = "default"

// currentVersion is the one version there is: the docs folder itself.
const currentVersion = "current"

// current are the config's options of that version.
func (p *plan) current() config.Version { return p.config.Docs.Versions[currentVersion] }

// version says which version a page is of. A single one needs no badge, and no
// banner: there is no later one to lead to.
func (p *plan) version() contract.PageVersion {
	version := contract.PageVersion{
		Name: currentVersion, Label: p.versionLabel(), Banner: contract.NoBanner,
		Others: []contract.VersionLink{{Name: currentVersion, Href: p.home}},
	}
	if chosen := p.current().Banner; chosen != "" {
		version.Banner = contract.Banner(chosen)
	}
	if chosen := p.current().Badge; chosen != nil {
		version.Badge = *chosen
	}
	return version
}

// versionLabel is what readers see: "Next" for the docs folder, as in
// Docusaurus, unless the config has another.
func (p *plan) versionLabel() string {
	if label := p.current().Label; label != "" {
		return label
	}
	return "Next"
}

// mainDoc is the path of the version's landing page: the doc at its root, else
// the first of the first sidebar, else the first of all.
func (p *plan) mainDoc() string {
	for _, page := range p.pages {
		if page.doc.Slug == "/" {
			return p.path(page.doc.ID)
		}
	}
	if first := p.navigation.FirstDoc(); first != "" {
		return p.path(first)
	}
	if len(p.pages) > 0 {
		return p.path(p.pages[0].doc.ID)
	}
	return p.routes.Home()
}

// className names what kind of page it is on the html element, by Docusaurus's
// classes, for the site's own styles.
func (p *plan) className(kind string) string {
	version := cmp.Or(p.current().ClassName, "docs-version-"+currentVersion)
	name := "docs-wrapper plugin-docs plugin-id-" + docsID + " " + version
	if kind != "" {
		name += " " + kind
	}
	return name
}

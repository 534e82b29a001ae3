package build

import (
	"docgen/internal/content"
	"docgen/internal/contract"
	"docgen/internal/markdown"
	"docgen/internal/route"
	"docgen/internal/sidebar"
)

// assemble makes the data of a doc's page, all but its content.
func (p *plan) assemble(page docPage) contract.PageData {
	doc := page.doc
	own, _ := p.routes.ByDoc(doc.ID)
	previous, next := p.navigation.Neighbours(doc)
	version := p.version()
	data := contract.PageData{
		Kind: contract.DocPage, Path: own.Path, ID: doc.ID, Docs: docsID, Title: doc.Title,
		Head:        p.head(doc, own),
		TOC:         p.tableOfContents(page),
		Sidebar:     p.navigation.View(doc),
		Breadcrumbs: p.breadcrumbs(doc),
		Previous:    p.pageLink(previous),
		Next:        p.pageLink(next),
		Version:     &version,
		EditURL:     p.editURL(doc),
		HideTOC:     doc.FrontMatter.HideTOC,
		Unlisted:    doc.FrontMatter.Unlisted,
	}
	return data
}

// docsID names the one docs instance there is.
const docsID = "default"

// currentVersion is the one version there is: the docs folder itself.
const currentVersion = "current"

func (p *plan) version() contract.PageVersion {
	return contract.PageVersion{
		Name: currentVersion, Label: p.versionLabel(), Banner: contract.NoBanner,
		Others: []contract.VersionLink{{Name: currentVersion, Href: p.mainDoc()}},
	}
}

// versionLabel is what readers see: "Next" for the docs folder, as in
// Docusaurus, unless the config has another.
func (p *plan) versionLabel() string {
	if label := p.config.Docs.Versions[currentVersion].Label; label != "" {
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

func (p *plan) path(id string) string {
	own, _ := p.routes.ByDoc(id)
	return own.Path
}

// head follows Docusaurus's title rule: the page's title and the site's, but
// only the site's when the two are equal.
func (p *plan) head(doc content.Doc, own route.Route) contract.Head {
	return contract.Head{
		Title: p.documentTitle(doc.Title), Description: doc.Description,
		Canonical: p.config.URL + own.Path, ClassName: p.className("docs-doc-page docs-doc-id-" + doc.ID),
		NoIndex: doc.FrontMatter.Unlisted,
	}
}

func (p *plan) documentTitle(title string) string {
	if title == "" || title == p.config.Title {
		return p.config.Title
	}
	return title + " " + p.config.TitleDelimiter + " " + p.config.Title
}

// className names what kind of page it is on the html element, by Docusaurus's
// classes, for the site's own styles.
func (p *plan) className(kind string) string {
	name := "docs-wrapper plugin-docs plugin-id-" + docsID + " docs-version-" + currentVersion
	if kind != "" {
		name += " " + kind
	}
	return name
}

// tableOfContents takes the headings of the levels that the page or the site
// shows.
func (p *plan) tableOfContents(page docPage) []contract.TOCItem {
	items := []contract.TOCItem{}
	matter := page.doc.FrontMatter
	if matter.HideTOC {
		return items
	}
	low, high := p.config.ThemeConfig.TableOfContents.MinHeadingLevel, p.config.ThemeConfig.TableOfContents.MaxHeadingLevel
	if matter.TOCMinLevel != nil {
		low = *matter.TOCMinLevel
	}
	if matter.TOCMaxLevel != nil {
		high = *matter.TOCMaxLevel
	}
	for _, heading := range page.document.Headings {
		if heading.Level >= low && heading.Level <= high {
			items = append(items, contract.TOCItem{ID: heading.ID, HTML: heading.HTML, Level: heading.Level})
		}
	}
	return items
}

func (p *plan) breadcrumbs(doc content.Doc) []contract.Breadcrumb {
	crumbs := []contract.Breadcrumb{}
	trail := p.navigation.Trail(doc.ID)
	if !p.config.Docs.Breadcrumbs || len(trail) == 0 {
		return crumbs
	}
	for i, item := range trail {
		crumb := contract.Breadcrumb{Label: item.Label, Href: item.Href}
		if i == len(trail)-1 {
			crumb.Href = ""
		}
		crumbs = append(crumbs, crumb)
	}
	return crumbs
}

func (p *plan) pageLink(neighbour *sidebar.Neighbour) *contract.PageLink {
	if neighbour == nil {
		return nil
	}
	return &contract.PageLink{Label: neighbour.Label, Href: p.path(neighbour.DocID)}
}

// editURL is where the source can be changed; front matter may give another or
// none.
func (p *plan) editURL(doc content.Doc) string {
	if own := doc.FrontMatter.CustomEditURL; own.Set {
		return own.Value
	}
	if p.config.Docs.EditURL == "" {
		return ""
	}
	return route.JoinURL(p.config.Docs.EditURL, doc.Name)
}

// content renders a doc's HTML, with its title where the text has none.
func (p *plan) content(page docPage) (string, error) {
	next := 0
	html, err := p.parser.HTML(page.document, func(markdown.Link) markdown.Resolved {
		next++
		return page.links[next-1]
	})
	if err != nil || page.document.HasTitle || page.doc.FrontMatter.HideTitle {
		return html, err
	}
	return markdown.TitleHTML(page.doc.Title) + html, nil
}

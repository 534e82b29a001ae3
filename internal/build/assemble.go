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
	previous, next := p.navigation.Neighbours(doc.ID)
	version := p.version()
	data := contract.PageData{
		Kind: contract.DocPage, Path: p.path(doc.ID), ID: doc.ID, Docs: docsID, Title: doc.Title,
		Head: p.head(pageHead{
			title: doc.Title, description: doc.Description, path: p.path(doc.ID),
			className: "docs-doc-page docs-doc-id-" + doc.ID, unlisted: doc.FrontMatter.Unlisted,
		}),
		Code:        p.pageCode(page),
		TOC:         p.tableOfContents(page),
		Sidebar:     p.navigation.View(doc.ID),
		Breadcrumbs: p.breadcrumbs(doc.ID),
		Previous:    p.pageLink(previous),
		Next:        p.pageLink(next),
		Version:     &version,
		EditURL:     p.editURL(doc),
		LastUpdated: p.lastUpdated(doc),
		Tags:        p.tagLinks(doc.ID),
		HideTOC:     doc.FrontMatter.HideTOC,
		Unlisted:    doc.FrontMatter.Unlisted,
		Draft:       doc.FrontMatter.Draft,
	}
	return data
}

// path is the URL path of a doc, or of a page that docgen makes; "" when it has no
// page.
func (p *plan) path(id string) string {
	own, _ := p.routes.ByID(id)
	return own.Path
}

// pageHead is what a page's head is made of.
type pageHead struct {
	title, description string
	path               string
	className          string // of the kind of page
	unlisted           bool
}

// head follows Docusaurus's title rule: the page's title and the site's, but
// only the site's when the two are equal.
func (p *plan) head(page pageHead) contract.Head {
	return contract.Head{
		Title: p.documentTitle(page.title), Description: page.description,
		Canonical: p.config.URL + page.path, ClassName: p.className(page.className),
		NoIndex: page.unlisted || p.current().NoIndex,
	}
}

func (p *plan) documentTitle(title string) string {
	if title == "" || title == p.config.Title {
		return p.config.Title
	}
	return title + " " + p.config.TitleDelimiter + " " + p.config.Title
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
	for _, heading := range p.headings(page) {
		if heading.Level >= low && heading.Level <= high {
			items = append(items, contract.TOCItem{ID: heading.ID, HTML: heading.HTML, Level: heading.Level})
		}
	}
	return items
}

func (p *plan) breadcrumbs(id string) []contract.Breadcrumb {
	crumbs := []contract.Breadcrumb{}
	trail := p.navigation.Trail(id)
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
	return &contract.PageLink{Label: neighbour.Label, Href: p.path(neighbour.ID)}
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

// content is a doc's HTML, with its title where the text has none.
func (p *plan) content(page docPage) (string, error) {
	texts, err := p.bulkOf(page)
	html := texts.Body.Fill(page.links, page.document.Formulas)
	if page.document.HasTitle || page.doc.FrontMatter.HideTitle {
		return html, err
	}
	return markdown.TitleHTML(page.doc.Title) + html, err
}

package build

import (
	"docgen/internal/content"
	"docgen/internal/contract"
	"docgen/internal/markdown"
	"docgen/internal/search"
)

// searchKey names the page that lists all that the search finds.
const searchKey = "search"

// searchPlace says where the search is.
func (p *plan) searchPlace() *contract.Search {
	return &contract.Search{
		Manifests: map[string]string{p.version().Name: p.routes.URL(search.ManifestName)}, Page: p.path(searchKey),
	}
}

// isSearched reports whether a page with this front matter can be found.
func isSearched(matter content.FrontMatter) bool {
	return !matter.Unlisted && (matter.Search == nil || *matter.Search)
}

// boostOf is the weight of a page with this front matter.
func boostOf(matter content.FrontMatter) float64 {
	if matter.SearchBoost == nil {
		return 1
	}
	return *matter.SearchBoost
}

// searchedPage is a page to make findable.
type searchedPage struct {
	search.Page          // without sections, where doc has them
	doc         *docPage // nil for a page that docgen makes
}

func (p *plan) searchPages() []searchedPage {
	var pages []searchedPage
	for i := range p.pages {
		if page := &p.pages[i]; isSearched(page.doc.FrontMatter) {
			found := p.searchDoc(page)
			found.Version, found.Trail = p.versionLabel(), p.labelsAbove(page.doc.ID)
			pages = append(pages, found)
		}
	}
	for i := range p.texts {
		if text := &p.texts[i]; isSearched(text.doc.FrontMatter) {
			pages = append(pages, p.searchDoc(text))
		}
	}
	return append(pages, p.searchMade()...)
}

func (p *plan) searchDoc(page *docPage) searchedPage {
	matter := page.doc.FrontMatter
	return searchedPage{doc: page, Page: search.Page{
		Title: page.doc.Title, URL: p.path(page.doc.ID), Keywords: matter.Keywords, Boost: boostOf(matter),
	}}
}

// searchMade makes the pages of categories findable; those of tags say nothing of
// their own.
func (p *plan) searchMade() []searchedPage {
	var pages []searchedPage
	for _, page := range p.madePages() {
		if page.kind == contract.CategoryPage {
			pages = append(pages, searchedPage{Page: search.Page{
				Title: page.title, URL: p.path(page.key), Keywords: page.keywords, Version: p.versionLabel(), Trail: p.labelsAbove(page.key),
				Sections: []markdown.Section{{Text: page.description}},
			}})
		}
	}
	return pages
}

// labelsAbove are those of the categories that a page is in.
func (p *plan) labelsAbove(id string) []string {
	var labels []string
	trail := p.navigation.Trail(id)
	for _, item := range trail[:max(0, len(trail)-1)] {
		labels = append(labels, item.Label)
	}
	return labels
}

package build

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"

	"docgen/internal/content"
	"docgen/internal/contract"
	"docgen/internal/markdown"
	"docgen/internal/search"
)

// searchKey names the page that lists all that the search finds.
const searchKey = "search"

// search makes the search files. Stemmer is the URL of the language's script.
func (p *plan) search(ctx context.Context, options Options, stemmer string) ([]File, error) {
	language := search.LanguageOf(string(p.config.SearchLanguage()))
	found := p.countTerms(ctx, options.Jobs, language)
	made, err := search.Build(found, search.Options{
		Language: language, Stemmer: stemmer, Budget: p.config.Search.Budget << 10, Synonyms: p.config.Search.Synonyms,
		Changed: options.Now.UnixMilli(), Earlier: earlierSearch(options), URL: p.routes.URL,
		Parallel: func(n int, work func(int)) { each(ctx, options.Jobs, n, work) },
	})
	p.searched = made.Report
	files := make([]File, len(made.Files))
	for i, file := range made.Files {
		files[i] = File{Name: file.Name, Content: file.Content}
	}
	return files, err
}

// searchPlace says where the search is.
func (p *plan) searchPlace() *contract.Search {
	return &contract.Search{
		Manifests: map[string]string{p.version().Name: p.routes.URL(search.ManifestName)}, Page: p.path(searchKey),
	}
}

// earlierSearch reads what names the search files in the output folder; nil for
// none, and when the time of their content is given.
func earlierSearch(options Options) *contract.SearchManifest {
	text, err := os.ReadFile(filepath.Join(options.Out, search.ManifestName))
	if err != nil || options.FixedTime {
		return nil
	}
	var manifest contract.SearchManifest
	if json.Unmarshal(text, &manifest) != nil {
		return nil // not of our making
	}
	return &manifest
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

func (p *plan) searchPages() []searchedPage {
	var pages []searchedPage
	for _, page := range p.pages {
		if !isSearched(page.doc.FrontMatter) {
			continue
		}
		found := search.Page{
			Title: page.doc.Title, URL: p.path(page.doc.ID), Keywords: page.doc.FrontMatter.Keywords,
			Version: p.versionLabel(), Sections: p.sections(page), Trail: p.labelsAbove(page.doc.ID),
			Boost: boostOf(page.doc.FrontMatter),
		}
		pages = append(pages, searchedPage{Page: found, name: page.doc.Name, known: page.parsed.Counted})
	}
	for _, text := range p.texts {
		if isSearched(text.doc.FrontMatter) {
			found := search.Page{
				Title: text.doc.Title, URL: p.path(text.doc.ID), Keywords: text.doc.FrontMatter.Keywords, Sections: p.sections(text),
				Boost: boostOf(text.doc.FrontMatter),
			}
			pages = append(pages, searchedPage{Page: found, name: text.doc.Name, known: text.parsed.Counted})
		}
	}
	return append(pages, p.searchMade()...)
}

// searchMade makes the pages of categories findable; those of tags say nothing of
// their own.
func (p *plan) searchMade() []searchedPage {
	var pages []searchedPage
	for _, page := range p.madePages() {
		if page.kind != contract.CategoryPage {
			continue
		}
		pages = append(pages, searchedPage{Page: search.Page{
			Title: page.title, URL: p.path(page.key), Keywords: page.keywords, Version: p.versionLabel(), Trail: p.labelsAbove(page.key),
			Sections: []markdown.Section{{Text: page.description}},
		}})
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

package indexer

import (
	"cmp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/assemble"
)

// mostPopular is the number of pages that the search offers by default.
const mostPopular = 5

// popularPages returns the pages that the search offers before readers type: those in the config,
// or those that most other pages link to.
func popularPages(a assemble.Assembler, pages []searchedPage) []contract.PageLink {
	links := map[string]contract.PageLink{}
	for _, page := range pages {
		links[page.URL] = contract.PageLink{Label: page.Title, Href: page.URL}
	}
	popular := []contract.PageLink{}
	if configured := a.Config.Search.Popular; len(configured) > 0 {
		for _, target := range configured {
			href, _, _ := a.Edition.Targets.Path(target) // sitedata.Share reports what is not found
			if link, found := links[withoutAnchor(href)]; found {
				popular = append(popular, link)
			}
		}
		return popular
	}
	for _, page := range mostLinked(a, pages) {
		popular = append(popular, links[page.URL])
	}
	return popular
}

// mostLinked returns the pages that most other pages link to, without the home page and posts.
// Equal pages stay in the order of the site.
func mostLinked(a assemble.Assembler, pages []searchedPage) []searchedPage {
	sources := map[string]int{}
	for _, page := range pages {
		if page.text == nil {
			continue
		}
		seen := map[string]bool{page.URL: true}
		for _, link := range a.Links.Of(page.text) {
			if target := withoutAnchor(link.Href); !link.External && !seen[target] {
				seen[target] = true
				sources[target]++
			}
		}
	}
	candidates := slices.DeleteFunc(slices.Clone(pages), func(page searchedPage) bool {
		return page.URL == a.Edition.Routes.Home() || page.Blog != ""
	})
	slices.SortStableFunc(candidates, func(x, y searchedPage) int { return cmp.Compare(sources[y.URL], sources[x.URL]) })
	return candidates[:min(mostPopular, len(candidates))]
}

// withoutAnchor returns the URL of the page that a link leads to.
func withoutAnchor(href string) string {
	if end := strings.IndexAny(href, "?#"); end >= 0 {
		return href[:end]
	}
	return href
}

package indexer

import (
	"cmp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/assemble"
)

// mostPopular is the number of pages that the search offers by default.
const mostPopular = 5

// popularPages returns the pages that the search offers before readers type: those in the config,
// or those that most other pages link to.
func (s Searcher) popularPages(pages []searchedPage) ([]contract.OfferedPage, error) {
	a := s.Assembler
	links := map[string]contract.OfferedPage{}
	for _, page := range pages {
		links[page.URL] = contract.OfferedPage{Label: page.Title, Href: page.URL, Description: page.Summary}
	}
	popular := []contract.OfferedPage{}
	if configured := a.Config.Search.Popular; len(configured) > 0 {
		for _, target := range configured {
			href, _, _ := a.Edition.Targets.Path(target) // sitedata.Share reports what is not found
			if link, found := links[withoutAnchor(href)]; found {
				popular = append(popular, link)
			}
		}
		return popular, nil
	}
	urls, err := s.mostLinked(pages)
	for _, url := range urls {
		popular = append(popular, links[url])
	}
	return popular, err
}

// mostLinked returns the URLs of the pages that most other pages link to. Most builds change no links, and take them
// from the last one.
func (s Searcher) mostLinked(pages []searchedPage) ([]string, error) {
	name := ManifestName(s.Assembler.Edition, s.Index)
	urls, _, err := incremental.Get(s.Engine, s.popular(), name, s.sumLinks(pages), func(*incremental.Inputs) ([]string, error) {
		return countLinks(s.Assembler, pages), nil
	})
	return urls, err
}

func (s Searcher) popular() incremental.Rule[[]string] {
	return incremental.Rule[[]string]{Name: PopularRule, Codec: incremental.CBOR[[]string]{}}
}

// sumLinks returns the hash of what mostLinked depends on.
func (s Searcher) sumLinks(pages []searchedPage) fingerprint.Hash {
	hasher := fingerprint.NewHasher()
	hasher.Text(s.Assembler.Edition.Routes.Home())
	for _, page := range pages {
		hasher.Texts([]string{page.URL, page.Blog})
		if page.text != nil {
			hasher.Hash(s.Assembler.Links.Sum(page.text))
		}
	}
	return hasher.Sum()
}

// countLinks returns the URLs of the pages that most other pages link to, without the home page and posts. Equal pages
// stay in the order of the site.
func countLinks(a assemble.Assembler, pages []searchedPage) []string {
	sources := map[string]int{}
	var urls []string
	for _, page := range pages {
		if page.URL != a.Edition.Routes.Home() && page.Blog == "" {
			urls = append(urls, page.URL)
		}
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
	slices.SortStableFunc(urls, func(x, y string) int { return cmp.Compare(sources[y], sources[x]) })
	return urls[:min(mostPopular, len(urls))]
}

// withoutAnchor returns the URL of the page that a link leads to.
func withoutAnchor(href string) string {
	if end := strings.IndexAny(href, "?#"); end >= 0 {
		return href[:end]
	}
	return href
}

package search_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// 10,000 pages have about 168,000 records.
func BenchmarkCount10000Pages(b *testing.B) {
	var pages [][]contract.SearchRecord
	for _, page := range phoenix(b, 10_000) {
		pages = append(pages, page.Records)
	}
	language := words.Of("en")
	for b.Loop() {
		for _, records := range pages {
			search.Count(language, records)
		}
	}
}

func BenchmarkBuildParts10000Pages(b *testing.B) {
	pages := phoenix(b, 10_000)
	for b.Loop() {
		built(b, pages, search.Options{Languages: []words.Language{words.Of("en")}, Budget: 1 << 20, URL: func(name string) string { return "/" + name }})
	}
}

// One additional heading in one of 10,000 pages.
func BenchmarkUpdate10000Pages(b *testing.B) {
	pages := phoenix(b, 10_000)
	options := search.Options{Languages: []words.Language{words.Of("en")}, Budget: 1 << 20, URL: func(name string) string { return "/" + name }}
	files := &search.Memory{}
	result, err := search.Build(search.PagesOf(pages), files, options)
	if err != nil {
		b.Fatal(err)
	}
	earlier := search.Earlier{Ledger: result.Ledger, Read: files.Read}
	records := slices.Insert(slices.Clone(pages[5000].Records), 1, contract.SearchRecord{Title: "Weather", URL: "/5000#weather", Text: "It rains."})
	next := search.Next{Changes: []search.Change{{Page: 5000, Now: search.Found{Records: records, Counts: search.Count(words.Of("en"), records)}}}}
	for i := range pages {
		next.Was = append(next.Was, i)
	}
	for b.Loop() {
		if _, err := search.Update(earlier, next, &search.Memory{}, options); err != nil {
			b.Fatal(err)
		}
	}
}

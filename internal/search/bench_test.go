package search_test

import (
	"testing"

	"docgen/internal/contract"
	"docgen/internal/search"
)

// Ten thousand pages have about 168,000 records.
func BenchmarkCount10000Pages(b *testing.B) {
	var pages [][]contract.SearchRecord
	for _, page := range phoenix(b, 10_000) {
		pages = append(pages, page.Records)
	}
	language := search.English()
	for b.Loop() {
		for _, records := range pages {
			language.Count(records)
		}
	}
}

func BenchmarkBuildParts10000Pages(b *testing.B) {
	pages := phoenix(b, 10_000)
	for b.Loop() {
		_, err := search.Build(pages, search.Options{Language: search.English(), Budget: 1 << 20, URL: func(name string) string { return "/" + name }})
		if err != nil {
			b.Fatal(err)
		}
	}
}

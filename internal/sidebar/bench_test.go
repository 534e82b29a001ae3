package sidebar_test

import (
	"fmt"
	"testing"

	"docgen/internal/content"
	"docgen/internal/contract"
	"docgen/internal/route"
	"docgen/internal/sidebar"
)

// manyDocs are 10,000 docs in a tree of three levels: 20 folders of 20 folders
// of 25 docs.
func manyDocs() sidebar.Input {
	docs := make([]content.Doc, 10_000)
	for i := range docs {
		id := fmt.Sprintf("part-%02d/chapter-%02d/page-%02d", i/500, i/25%20, i%25)
		docs[i] = content.Doc{File: id + ".md", ID: id, Slug: "/" + id, Title: fmt.Sprintf("Page %d", i)}
	}
	routes, _ := route.Plan(docs, route.Options{BaseURL: "/", RouteBasePath: "/"})
	return sidebar.Input{Specs: sidebar.Default(), Docs: docs, Routes: routes, Collapsible: true, Collapsed: true}
}

func BenchmarkBuild(b *testing.B) {
	input := manyDocs()
	b.ReportAllocs()
	for b.Loop() {
		sidebar.Build(input)
	}
}

func BenchmarkPagesOfAll(b *testing.B) {
	input := manyDocs()
	navigation, _ := sidebar.Build(input)
	b.ReportAllocs()
	for b.Loop() {
		for _, doc := range input.Docs {
			navigation.View(doc)
			navigation.Neighbours(doc)
			navigation.Trail(doc.ID)
		}
	}
}

func BenchmarkViewsOfAll(b *testing.B) {
	input := manyDocs()
	navigation, _ := sidebar.Build(input)
	b.ReportAllocs()
	for b.Loop() {
		for _, doc := range input.Docs {
			navigation.View(doc)
		}
	}
}

// It is not parallel: allocations are counted for the whole process.
func TestViewOfALargeSiteCostsWhatThePageShows(t *testing.T) {
	input := manyDocs()
	navigation, _ := sidebar.Build(input)
	doc := input.Docs[7_777]
	if got, want := countItems(navigation.View(doc).Items), 20+20+25; got != want {
		t.Errorf("items of %s\ngot %d, want %d", doc.ID, got, want)
	}
	if got := testing.AllocsPerRun(10, func() { navigation.View(doc) }); got > 10 {
		t.Errorf("allocations for %s\ngot %v, want at most 10", doc.ID, got)
	}
}

func countItems(items []contract.SidebarItem) int {
	count := len(items)
	for _, item := range items {
		if category, isCategory := item.(contract.SidebarCategory); isCategory {
			count += countItems(category.Items)
		}
	}
	return count
}

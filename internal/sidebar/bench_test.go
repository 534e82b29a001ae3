package sidebar_test

import (
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/sidebar"
)

// manyDocs returns 10,000 docs on three levels: 20 folders of 20 folders of 25 docs.
func manyDocs() sidebar.Input {
	docs := make([]content.Doc, 10_000)
	for i := range docs {
		id := fmt.Sprintf("part-%02d/chapter-%02d/page-%02d", i/500, i/25%20, i%25)
		docs[i] = content.Doc{File: id + ".md", ID: id, Slug: "/" + id, Title: fmt.Sprintf("Page %d", i)}
	}
	return sidebar.Input{Specs: sidebar.Default(), Docs: pointers(docs), Collapsible: true, Collapsed: true}
}

func BenchmarkBuild(b *testing.B) {
	input := manyDocs()
	b.ReportAllocs()
	for b.Loop() {
		navigate(input, "/", nil)
	}
}

func BenchmarkPagesOfAll(b *testing.B) {
	input := manyDocs()
	navigation, _, _ := navigate(input, "/", nil)
	b.ReportAllocs()
	for b.Loop() {
		for _, doc := range input.Docs {
			navigation.At(doc.ID)
		}
	}
}

// The test is not parallel because it counts the allocations of the whole process.
func TestPositionInALargeSiteCostsWhatThePageShows(t *testing.T) {
	input := manyDocs()
	navigation, _, _ := navigate(input, "/", nil)
	doc := input.Docs[7_777]
	if got, want := countItems(navigation.At(doc.ID).View.Items), 20+20+25; got != want {
		t.Errorf("items of %s\ngot %d, want %d", doc.ID, got, want)
	}
	if got := testing.AllocsPerRun(10, func() { navigation.At(doc.ID) }); got > 15 {
		t.Errorf("allocations for %s\ngot %v, want at most 15", doc.ID, got)
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

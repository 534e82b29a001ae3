package search_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// phoenix returns pages with the content of the Phoenix site, repeated up to the given number.
func phoenix(t testing.TB, pages int) []search.Found {
	t.Helper()
	var documents []markdown.Document
	err := filepath.WalkDir("../../content", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".md" {
			return err
		}
		text, err := os.ReadFile(path)
		documents = append(documents, markdown.With(markdown.Options{}).Parse(text))
		return err
	})
	if err != nil || len(documents) == 0 {
		t.Fatal("read the Phoenix site: ", err)
	}
	var found []search.Found
	for i := range pages {
		document := documents[i%len(documents)]
		title := document.Sections[0].Title
		if i >= len(documents) {
			title = fmt.Sprintf("%s %05d", title, i)
		}
		records := search.Records(search.Page{Title: title, URL: fmt.Sprint("/", i), Keywords: []string{title}, Sections: document.Sections})
		one := search.Found{Records: records, Counts: search.Count(words.Of("en"), records)}
		if i%7 == 3 {
			one.Boost = 1.5
		}
		found = append(found, one)
	}
	return found
}

func TestPartsRankAsLunrRanksTheWhole(t *testing.T) {
	t.Parallel()
	script, err := os.ReadFile("testdata/differential.ts")
	if err != nil {
		t.Fatal(err)
	}
	for _, pages := range sitetest.Size([]int{30}, []int{30, 300}) {
		t.Run(fmt.Sprint(pages), func(t *testing.T) {
			t.Parallel()
			found := phoenix(t, pages)
			files := func(budget int) map[string]string {
				result, files := built(t, found, search.Options{Languages: []words.Language{words.Of("en")}, Budget: budget,
					URL: func(name string) string { return "/base/" + name }})
				if result.Report.InParts != (budget == 0) {
					t.Fatalf("with a budget of %d the index is in parts: %v", budget, result.Report.InParts)
				}
				return files
			}
			answer := run[struct {
				Differences            []string `json:"differences"`
				Found, Places, Queries int
			}](t, string(script), map[string]any{"whole": files(1 << 30), "parts": files(0), "each": sitetest.Size(4, 1)})
			t.Logf("%d queries, %d pages found among %d places", answer.Queries, answer.Found, answer.Places)
			if len(answer.Differences) > 0 {
				t.Errorf("%d differences:\n%s", len(answer.Differences), strings.Join(answer.Differences[:min(20, len(answer.Differences))], "\n"))
			}
			if answer.Queries < sitetest.Size(50, 60) || answer.Found < answer.Queries {
				t.Errorf("%d pages found by %d queries", answer.Found, answer.Queries)
			}
		})
	}
}

package build_test

import (
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/engine/progress"
)

// manyPages returns a site with that many pages, and builds it once.
func manyPages(t *testing.T, pages int) (*site, string) {
	t.Helper()
	site := &site{t: t, dir: t.TempDir()}
	site.write("docgen.yaml", "title: Site\nurl: https://example.org\n")
	site.write("content/index.md", "# Home\n")
	for i := range pages - 1 {
		site.write(fmt.Sprintf("content/part-%d/page-%d.md", i%7, i),
			fmt.Sprintf("# Page %d\n\nText with [a link](/).\n\n## Head\n\n```js\nlet a = %d\n```\n", i, i))
	}
	return site, filepath.Join(t.TempDir(), "dist")
}

func (s *site) build(out, cache string) build.Result {
	s.t.Helper()
	result, err := build.Build(context.Background(), s.options(out, cache))
	if err != nil || len(result.Findings) > 0 {
		s.t.Fatal(err, result.Findings)
	}
	return result
}

// The test counts work instead of time, because time varies.
func TestBuildRendersAndWritesOnlyWhatChanged(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 40)
	cache := filepath.Join(site.dir, ".docgen", "cache")
	first := site.build(out, cache)
	if first.Rendered != 42 || len(first.Changed) != first.Files { // including the search page and the 404 page
		t.Errorf("first build: %d pages rendered, %d of %d files changed", first.Rendered, len(first.Changed), first.Files)
	}
	again := site.build(out, cache)
	if again.Rendered != 0 || len(again.Changed) != 0 || again.Pages != 40 || again.Files != first.Files {
		t.Errorf("nothing changed: %d pages rendered, changed %v, %d pages, %d files", again.Rendered, again.Changed, again.Pages, again.Files)
	}
	if again.Timing[0].Name != "detect changes" {
		t.Errorf("nothing changed, but the docs were read: %v", again.Timing)
	}
	site.write("content/part-3/page-10.md", "# Page 10\n\nOther text.\n")
	edited := site.build(out, cache)
	want := []string{"llms.txt", "lunr-index-1700000000000.json", "part-3/page-10.md", "part-3/page-10/index.html",
		"search-doc-1700000000000.json", "search.json"}
	if edited.Rendered != 1 || !slices.Equal(edited.Changed, want) {
		t.Errorf("one page edited: %d pages rendered, changed %v, want %v", edited.Rendered, edited.Changed, want)
	}
	if edited.Parsed != 1 || edited.Assembled != 3 { // the page and two generated pages
		t.Errorf("one page edited: %d docs read, %d pages assembled", edited.Parsed, edited.Assembled)
	}
	site.write("content/part-3/page-10.md", "# Renamed\n\nOther text.\n")
	if renamed := site.build(out, cache); renamed.Rendered != 40 {
		t.Errorf("one page renamed: %d pages rendered, want the 40 that have it in their sidebar", renamed.Rendered)
	}
}

func TestBuildReportsProgress(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 40)
	options := site.options(out, "")
	var mu sync.Mutex
	furthest := map[string]progress.State{}
	options.Progress = func(now progress.State) {
		mu.Lock()
		defer mu.Unlock()
		if now.Done > furthest[now.Doing].Done {
			furthest[now.Doing] = now
		}
	}
	if _, err := build.Build(t.Context(), options); err != nil {
		t.Fatal(err)
	}
	want := map[string]progress.State{"reading": {Doing: "reading", Done: 40, Total: 40},
		"rendering": {Doing: "rendering", Done: 42, Total: 42}} // including the search page and the 404 page
	if !maps.Equal(furthest, want) {
		t.Errorf("got %v, want %v", furthest, want)
	}
}

// A split index is as large as the site, but the part of it that changes with a page is
// small.
func TestEditRewritesFewBytesOfALargeSearchIndex(t *testing.T) {
	t.Parallel()
	site, out := manyPages(t, 120)
	site.write("docgen.yaml", "title: Site\nurl: https://example.org\nsearch: {budget: 0}\n")
	for i := range 80 {
		words := strings.Repeat(fmt.Sprintf("word%d other%d ", i, i%10), 300)
		site.write(fmt.Sprintf("content/part-0/page-%d.md", 7*i), "# Page\n\n"+words+"\n\n## Head\n\n"+words+"\n")
	}
	cache := filepath.Join(site.dir, ".docgen", "cache")
	first := site.build(out, cache)
	if !first.Search.InParts {
		t.Fatal("the index is not split")
	}
	site.write("content/part-0/page-70.md", "# Page\n\nEdited word59.\n\n## Head\n\nIts text.\n")
	edited := site.build(out, cache)
	bytes := 0
	for _, name := range edited.Changed {
		if strings.HasPrefix(name, "search-doc") || strings.HasPrefix(name, "lunr-index") {
			bytes += len(sitetest.Read(t, out)[name])
		}
	}
	if bytes == 0 || bytes > first.Search.Raw/4 {
		t.Errorf("%d of %d bytes of the search index changed: %v", bytes, first.Search.Raw, edited.Changed)
	}
	clean := filepath.Join(t.TempDir(), "clean")
	site.build(clean, "")
	compareFiles(t, []string{"edit"}, sitetest.Read(t, out), sitetest.Read(t, clean))
	if edited.Search != site.build(clean, "").Search {
		t.Errorf("the report is %+v, which differs from that of a clean build", edited.Search)
	}
}

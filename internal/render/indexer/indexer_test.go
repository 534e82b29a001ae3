package indexer

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/rendertest"
	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/search"
)

// searcherOf reads a site and returns its Searcher.
func searcherOf(t *testing.T, engine *incremental.Engine, options string, docs map[string]string) Searcher {
	t.Helper()
	result, input := rendertest.SiteOf(t, engine, options, docs)
	links, findings := check.Site(t.Context(), result, check.Input{Input: input})
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	assembler := assemble.New(assemble.Input{Site: result, Links: links}, result.Editions)[0]
	return Searcher{Assembler: assembler, Index: assembler.Edition.SearchIndexes()[0], Engine: input.Engine, Out: t.TempDir(), Now: time.Unix(1_700_000_000, 0),
		FixedTime: true, Jobs: 1}
}

// index returns the text of all search files except those with the texts of pages.
func (s Searcher) index(t *testing.T) string {
	t.Helper()
	memory := &search.Memory{}
	result, err := s.Make(t.Context(), memory)
	if err != nil {
		t.Fatal(err)
	}
	var all bytes.Buffer
	for _, file := range result.Files {
		if content, err := memory.Read(file.Name); err == nil && strings.HasPrefix(file.Name, "lunr-index") {
			all.Write(content)
		}
	}
	return all.String()
}

// Terms that no text contains can only come from the last build.
func TestTermsOfUnchangedPagesAreReused(t *testing.T) {
	t.Parallel()
	engine := rendertest.NewEngine()
	docs := map[string]string{"index.md": "# Home\n", "weather.md": "# Weather\n\nIt rains.\n"}
	first := searcherOf(t, engine, "", docs)
	if index := first.index(t); !strings.Contains(index, `["rain",`) {
		t.Fatalf("no term of the text in %s", index)
	}
	forge(t, first, "content/weather.md", "rain", "snow")
	docs["index.md"] = "# Home\n\nStorm.\n"
	if index := searcherOf(t, engine, "", docs).index(t); !strings.Contains(index, `["snow",`) || !strings.Contains(index, `["storm",`) {
		t.Errorf("terms are not taken over, or not found in a new text: %s", index)
	}
	docs["copy.md"] = docs["weather.md"]
	if index := searcherOf(t, engine, "", docs).index(t); strings.Contains(index, `["rain",`) {
		t.Errorf("the terms of a copy are counted again: %s", index)
	}
	if index := searcherOf(t, engine, "search: {language: de}\n", docs).index(t); strings.Contains(index, `["snow",`) {
		t.Errorf("terms of another language are taken over: %s", index)
	}
}

// forge replaces a cached term of a page.
func forge(t *testing.T, s Searcher, name, term, other string) {
	t.Helper()
	for _, page := range searchedPages(s.Assembler, s.Index, languagesOf(s.Assembler)) {
		if page.text.Name != name {
			continue
		}
		rule, key := s.terms(), "en"+page.text.Hash.String()
		counts, trace, known := incremental.Lookup(s.Engine, rule, key, fingerprint.Sum(page.Title, page.Summary, page.Keywords))
		if !known {
			t.Fatalf("the terms of %s are not known", name)
		}
		for i, terms := range counts {
			counts[i] = []byte(strings.ReplaceAll(string(terms), term, other))
		}
		incremental.Put(s.Engine, rule, key, counts, trace)
		return
	}
	t.Fatal("no page ", name)
}

// Pages that nobody links to can only come from the last build.
func TestPagesWithMostLinksAreReused(t *testing.T) {
	t.Parallel()
	engine := rendertest.NewEngine()
	docs := map[string]string{"index.md": "# Home\n", "rain.md": "# Rain\n\nIt rains.\n", "sun.md": "# Sun\n\n[Rain](rain.md)\n"}
	next := func() (Searcher, []searchedPage, string) {
		s := searcherOf(t, engine, "", docs)
		pages := searchedPages(s.Assembler, s.Index, languagesOf(s.Assembler))
		found, err := s.popularPages(pages)
		if err != nil || len(found) == 0 {
			t.Fatal(found, err)
		}
		return s, pages, found[0].Label
	}
	s, pages, label := next()
	sitetest.Compare(t, "the first", label, "Rain")
	name, used := ManifestName(s.Assembler.Edition, s.Index), s.sumLinks(pages)
	incremental.Put(engine, s.popular(), name, []string{"/sun"}, incremental.Trace{Used: used})
	docs["rain.md"] += "\nIt pours.\n"
	_, _, label = next()
	sitetest.Compare(t, "the first after an edit", label, "Sun")
	docs["index.md"] += "\n[Rain](rain.md)\n"
	_, _, label = next()
	sitetest.Compare(t, "the first after a new link", label, "Rain")
}

// An update can find out late that files of the last build are damaged.
func TestOutputHasNoFilesOfAFailedUpdate(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "dist")
	staging, err := output.Begin(output.Target{Out: out})
	if err != nil {
		t.Fatal(err)
	}
	staged := &stagedFiles{name: func(file string) string { return "next/" + file }, staging: staging, isStray: map[string]bool{}}
	for _, name := range []string{"search-doc/stray.json", "search-doc/part.json", "search.json"} {
		if err := staged.Put(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	if content, err := staged.Read("search.json"); string(content) != "search.json" {
		t.Errorf("read %q: %v", content, err)
	}
	if err := staged.dropStrays([]search.File{{Name: "search-doc/part.json"}, {Name: "search.json"}}); err != nil {
		t.Fatal(err)
	}
	if _, err := staging.Commit(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"search-doc/stray.json": false, "search-doc/part.json": true, "search.json": true} {
		if _, err := os.Stat(filepath.Join(out, "next", name)); (err == nil) != want {
			t.Errorf("%s is there: %v", name, err == nil)
		}
	}
}

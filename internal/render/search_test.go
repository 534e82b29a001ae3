package render

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/internal/assemble"
	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/fingerprint"
	"github.com/docgen-cli/docgen/internal/incremental"
)

// searcherOf reads a site and returns its Searcher.
func searcherOf(t *testing.T, engine *incremental.Engine, options string, docs map[string]string) Searcher {
	t.Helper()
	result, input := siteOf(t, engine, options, docs)
	links, findings := check.Site(t.Context(), result, check.Input{Input: input})
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	assembler := assemble.Assembler{Config: result.Config, Edition: result.Editions[0], Links: links}
	return Searcher{Assembler: assembler, Index: assembler.Edition.SearchIndexes()[0], Engine: engine, Out: t.TempDir(), Now: time.Unix(1_700_000_000, 0), FixedTime: true, Jobs: 1}
}

// index returns the text of all search files except those with the texts of pages.
func (s Searcher) index(t *testing.T) string {
	t.Helper()
	result, err := s.Make(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var all bytes.Buffer
	for _, file := range result.Files {
		if strings.HasPrefix(file.Name, "lunr-index") {
			all.Write(file.Content)
		}
	}
	return all.String()
}

// Terms that no text contains can only come from the last build.
func TestTermsOfUnchangedPagesAreReused(t *testing.T) {
	t.Parallel()
	engine := newEngine()
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
	for _, page := range searchedPages(s.Assembler, s.Index) {
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

package lunr_test

import (
	"bytes"
	"encoding/json"
	"iter"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

func TestOrderOfWorkDoesNotMatter(t *testing.T) {
	t.Parallel()
	documents := generated(2000, 30)
	want := build(themeFields(), documents, nil)
	for name, parallel := range map[string]lunr.Parallel{
		"backwards": func(n int, work func(int)) {
			for i := n - 1; i >= 0; i-- {
				work(i)
			}
		},
		"all at once": func(n int, work func(int)) {
			var group sync.WaitGroup
			for i := range n {
				group.Go(func() { work(i) })
			}
			group.Wait()
		},
	} {
		got := build(themeFields(), documents, parallel)
		if at := firstDifference(got, want); at >= 0 {
			t.Errorf("%s: byte %d\ngot  %s\nwant %s", name, at, around(got, at), around(want, at))
		}
	}
}

func TestSkippedWorkDoesNotPanic(t *testing.T) {
	t.Parallel()
	for kept := range 3 {
		build(themeFields(), generated(1000, 30), func(n int, work func(int)) {
			for i := kept; i < n; i += 3 {
				work(i)
			}
		})
	}
}

func TestReusedAnalysesMakeTheSameIndex(t *testing.T) {
	t.Parallel()
	documents := generated(300, 30)
	var kept []lunr.Analysis
	for _, document := range documents {
		one := lunr.Analyze([]lunr.Document{document}, english)
		kept = append(kept, bytes.Clone(one[0]))
	}
	got, want := lunr.JSON(lunr.Source{Fields: themeFields(), Analyses: kept, Pipeline: "stemmer"}, nil), build(themeFields(), documents, nil)
	if at := firstDifference(got, want); at >= 0 {
		t.Errorf("byte %d\ngot  %s\nwant %s", at, around(got, at), around(want, at))
	}
}

func TestCustomTermsAreIndexed(t *testing.T) {
	t.Parallel()
	documents := []lunr.Document{{"Screens"}, {"Call window.setFrame()"}, {"Windows"}}
	index := lunr.JSON(lunr.Source{Fields: []lunr.Field{{Name: "title"}}, Analyses: lunr.Analyze(documents, withParts), Pipeline: "stemmer"}, nil)
	type question struct {
		Index json.RawMessage `json:"index"`
		Query string          `json:"query"`
	}
	queries := []string{"setframe", "window", "screen", "frame"}
	questions := make([]question, len(queries))
	for i, query := range queries {
		questions[i] = question{Index: index, Query: query}
	}
	got := ask[[]string](t, "search", questions)
	want := [][]string{{"1"}, {"2", "1"}, {"0"}, {}}
	for i := range want {
		if !slices.Equal(got[i], want[i]) {
			t.Errorf("search for %q: got %q, want %q", queries[i], got[i], want[i])
		}
	}
}

// withParts returns English terms, and the parts of terms with dots.
func withParts(field int, text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for term := range english(field, text) {
			if !yield(term) {
				return
			}
			before, after, dotted := strings.Cut(term, ".")
			if !dotted {
				continue
			}
			for _, part := range []string{before, after} {
				if !yield(part) {
					return
				}
			}
		}
	}
}

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
	want := lunr.Build(themeFields(), documents, lunr.Options{Positions: true})
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
		got := lunr.Build(themeFields(), documents, lunr.Options{Positions: true, Parallel: parallel})
		if at := firstDifference(got, want); at >= 0 {
			t.Errorf("%s: byte %d\ngot  %s\nwant %s", name, at, around(got, at), around(want, at))
		}
	}
}

func TestSkippedWorkDoesNotPanic(t *testing.T) {
	t.Parallel()
	for kept := range 3 {
		lunr.Build(themeFields(), generated(1000, 30), lunr.Options{Parallel: func(n int, work func(int)) {
			for i := kept; i < n; i += 3 {
				work(i)
			}
		}})
	}
}

func TestReusedAnalysesMakeTheSameIndex(t *testing.T) {
	t.Parallel()
	documents := generated(300, 30)
	options := lunr.Options{Positions: true}
	var kept []lunr.Analysis
	for _, document := range documents {
		one := lunr.Analyze([]lunr.Document{document}, options)
		kept = append(kept, bytes.Clone(one[0]))
	}
	got, want := lunr.Join(lunr.Source{Fields: themeFields(), Analyses: kept}).JSON(nil), lunr.Build(themeFields(), documents, options)
	if at := firstDifference(got, want); at >= 0 {
		t.Errorf("byte %d\ngot  %s\nwant %s", at, around(got, at), around(want, at))
	}
}

func TestCustomTermsAreIndexed(t *testing.T) {
	t.Parallel()
	documents := []lunr.Document{{"Screens"}, {"Call window.setFrame()"}, {"Windows"}}
	index := lunr.Build([]lunr.Field{{Name: "title"}}, documents, lunr.Options{Positions: true, Terms: withParts})
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
func withParts(_ int, text string) iter.Seq[lunr.Term] {
	return func(yield func(lunr.Term) bool) {
		for term := range lunr.English(text) {
			if !yield(term) {
				return
			}
			before, after, dotted := strings.Cut(term.Text, ".")
			if !dotted {
				continue
			}
			for _, part := range []string{before, after} {
				if !yield(lunr.Term{Text: part, Start: term.Start, Length: term.Length}) {
					return
				}
			}
		}
	}
}

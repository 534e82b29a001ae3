package words_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/search/lunr"
	"github.com/docgen-cli/docgen/internal/search/words"
)

// names returns the terms of a name, sorted.
func names(language words.Language, name string) []string {
	terms := []string{}
	for term := range language.Terms(name) {
		terms = append(terms, term.Text)
	}
	slices.SortFunc(terms, lunr.Compare)
	return slices.Compact(terms)
}

func TestNamesAreFoundAsAWholeAndByTheirParts(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		text string
		want string // sorted
	}{
		{"Window.setFrame(frame)", "frame set setfram window window.setfram"},
		{"flippedVisibleFrame", "flip flippedvisiblefram frame visibl"},
		{"HTMLElement parseURL2Path", "element html htmlelement pars parseurl2path path url2"},
		{"snake_case_name _private", "case name privat snake snake_case_nam"},
		{"app's don’t o'clock", "app don't o'clock"},
		{"on, at: the (all)", "all at on the"},
		{"v1.2.3 — e.g. 10%", "10 2 3 e e.g g v1 v1.2.3"},
		{"日本語の窓 窓", "の窓 日本 本語 窓 語の"},
		{"ラーメン 한국어를", "ラー ン ーメ メン 국어 를 어를 한국"},
		{"café Ünder", "cafe under"},
		{strings.Repeat("x", 65) + " ok", "ok"},
		{"(!) -- […]", ""},
	} {
		want := strings.Fields(row.want)
		got := names(words.Of("en"), row.text)
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s\ngot  %q\nwant %q", row.text, got, want)
		}
	}
}

package diag_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

func TestSortIsByPlaceAndDropsRepetitionsAndTheIgnored(t *testing.T) {
	t.Parallel()
	at := func(file string, line, column int, text string) diag.Diagnostic {
		return diag.Diagnostic{Severity: diag.Error, File: file, Line: line, Column: column, Text: text}
	}
	ignored := at("a", 1, 1, "ignored")
	ignored.Severity = diag.Ignore
	list := []diag.Diagnostic{at("b", 1, 1, "x"), at("a", 10, 1, "x"), ignored, at("a", 2, 5, "y"), at("a", 2, 5, "x"), at("a", 2, 1, "z"), at("b", 1, 1, "x"),
		at("", 0, 0, "all"), at("a", 0, 0, "file")}
	before := slices.Clone(list)
	want := []diag.Diagnostic{at("", 0, 0, "all"), at("a", 0, 0, "file"), at("a", 2, 1, "z"), at("a", 2, 5, "x"), at("a", 2, 5, "y"), at("a", 10, 1, "x"),
		at("b", 1, 1, "x")}
	if got := diag.Sort(list); !slices.Equal(got, want) {
		t.Errorf("%+v\n got %+v\nwant %+v", list, got, want)
	}
	if !slices.Equal(list, before) {
		t.Error("the list was changed")
	}
}

func TestOnlyErrorsAreErrors(t *testing.T) {
	t.Parallel()
	for _, severity := range []diag.Severity{diag.Ignore, diag.Log, diag.Warning, diag.Error} {
		compare(t, severity, diag.HasErrors([]diag.Diagnostic{{}, {Severity: severity}}), severity == diag.Error)
	}
	compare(t, "none", diag.HasErrors(nil), false)
}

func TestNearestIsALikelySlip(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name       string
		written    string
		candidates []string
		want       string
	}{
		{name: "letter left out", written: "instal", candidates: []string{"setup", "install"}, want: "install"},
		{name: "letter too many", written: "titlee", candidates: []string{"title"}, want: "title"},
		{name: "wrong letter", written: "titel", candidates: []string{"tilt", "title"}, want: "title"},
		{name: "swapped letters count once", written: "sidebar_lable", candidates: []string{"sidebar_label"}, want: "sidebar_label"},
		{name: "swapped letters of a short name", written: "di", candidates: []string{"id"}, want: "id"},
		{name: "case", written: "BASEURL", candidates: []string{"baseUrl"}, want: "baseUrl"},
		{name: "a third may differ", written: "abcdef", candidates: []string{"abcdXY"}, want: "abcdXY"},
		{name: "more may not", written: "abcdef", candidates: []string{"abcXYZ"}, want: ""},
		{name: "nothing alike", written: "author", candidates: []string{"title", "tags"}, want: ""},
		{name: "the nearer wins", written: "foos", candidates: []string{"fooo", "foos2", "foos"}, want: "foos"},
		{name: "the first of equals wins", written: "cat", candidates: []string{"bat", "hat"}, want: "bat"},
		{name: "much longer", written: "a", candidates: []string{"abcdef"}, want: ""},
		{name: "characters, not bytes", written: "éé日", candidates: []string{"éé本"}, want: "éé本"},
		{name: "empty", written: "", candidates: []string{"abc"}, want: ""},
		{name: "no candidates", written: "abc", want: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			compare(t, test.written, diag.Nearest(test.written, test.candidates), test.want)
			hint := ""
			if test.want != "" {
				hint = `did you mean "` + test.want + `"?`
			}
			compare(t, test.written, diag.DidYouMean(test.written, test.candidates), hint)
		})
	}
}

package build

import (
	"testing"

	"docgen/internal/markdown"
)

func TestEqualFormulasAreAskedForOnce(t *testing.T) {
	t.Parallel()
	page := func(formulas ...markdown.Formula) docPage {
		return docPage{document: markdown.Document{Formulas: formulas}}
	}
	requests, numbers, err := formulaRequests(every([]docPage{
		page(markdown.Formula{TeX: "x"}, markdown.Formula{TeX: "x"}, markdown.Formula{TeX: "y"}),
		page(markdown.Formula{TeX: "x"}, markdown.Formula{TeX: "x", Display: true}),
	}))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{`{"tex":"x","display":false}`, `{"tex":"y","display":false}`, `{"tex":"x","display":true}`}
	if len(requests) != len(want) || len(numbers) != len(want) {
		t.Fatalf("got %q, want %q", requests, want)
	}
	for i, request := range requests {
		if string(request) != want[i]+"\n" {
			t.Errorf("got %s, want %s", request, want[i])
		}
	}
}

func TestPlaceInAFormulaIsThatOfItsLine(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name         string
		lines        []string
		position     int
		line, column int
	}{
		{"start", []string{"ab"}, 0, 0, 0},
		{"within", []string{"ab"}, 1, 0, 1},
		{"end", []string{"ab"}, 2, 0, 2},
		{"beyond", []string{"ab"}, 9, 0, 2},
		{"next line", []string{"ab", "cd"}, 4, 1, 1},
		{"behind a character of two units", []string{"𝑥b"}, 2, 0, 1},
	} {
		if line, column := placeInTeX(test.lines, test.position); line != test.line || column != test.column {
			t.Errorf("%s: got %d:%d, want %d:%d", test.name, line, column, test.line, test.column)
		}
	}
}

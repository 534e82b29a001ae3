package diag_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

func TestProblemsAtKnownPlacesAreLeftOut(t *testing.T) {
	t.Parallel()
	known := []diag.Diagnostic{{Code: "links", File: "a.md", Line: 1, Column: 2, Text: "no page /x"}}
	again := diag.Diagnostic{Code: "links", File: "a.md", Line: 1, Column: 2, Text: "no page /de/x"}
	others := []diag.Diagnostic{
		{Code: "images", File: "a.md", Line: 1, Column: 2},
		{Code: "links", File: "b.md", Line: 1, Column: 2},
		{Code: "links", File: "a.md", Line: 2, Column: 2},
		{Code: "links", File: "a.md", Line: 1, Column: 3},
	}
	if got := diag.Beyond(known, slices.Concat([]diag.Diagnostic{again}, others)); !slices.Equal(got, others) {
		t.Errorf("got %+v, want %+v", got, others)
	}
}

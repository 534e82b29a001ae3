package site_test

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/docgen-cli/docgen/internal/diag"
)

const minimal = "title: Site\nurl: https://example.org\n"

// compare reports values that differ.
func compare(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s\n got %+v\nwant %+v", what, got, want)
	}
}

func lines(findings []diag.Diagnostic) []string {
	lines := []string{}
	for _, finding := range findings {
		lines = append(lines, fmt.Sprintf("%s %s %s (%s)", finding.Severity, finding.Place(), finding.Text, finding.Hint))
	}
	return lines
}

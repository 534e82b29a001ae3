package site_test

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/diag"
)

const minimal = "title: Site\nurl: https://example.org\n"

func lines(findings []diag.Diagnostic) []string {
	lines := []string{}
	for _, finding := range findings {
		lines = append(lines, fmt.Sprintf("%s %s %s (%s)", finding.Severity, finding.Place(), finding.Text, finding.Hint))
	}
	return lines
}

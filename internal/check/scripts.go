package check

import (
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// scriptLinks follows the links in the site's own code.
func scriptLinks(s site.Site, edition *site.Edition) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, script := range s.Scripts {
		findings = append(findings, edition.Targets.Script(script.File, script.Links)...)
	}
	return findings
}

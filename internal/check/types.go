package check

import (
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/site"
)

// types reports pages of types in the config that no version has.
func types(s site.Site, input Input) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, name := range slices.Sorted(maps.Keys(input.Config.Markdown.Types)) {
		_, _, finding := s.Editions[0].Targets.Path(link.FromDocs(input.Config.Markdown.Types[name]))
		if finding == nil {
			continue
		}
		placed := input.Config.Diagnostic(finding.Severity, finding.Text, finding.Hint, "markdown", "types", name)
		placed.Code, placed.Cause, placed.Fix = finding.Code, finding.Cause, finding.Fix
		findings = append(findings, placed)
	}
	return findings
}

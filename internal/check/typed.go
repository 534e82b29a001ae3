package check

import (
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// Typed returns the findings that a text has in itself with another content: those of its syntax and of its links to the site as it
// was read. They are a part of what a check of the whole site finds, for an author who types.
func Typed(s site.Site, input site.Input, edition *site.Edition, of *site.Text, written []byte) []diag.Diagnostic {
	document := input.Parse(edition, of, written)
	findings, comments := text.Findings(of.Name, document)
	_, links := edition.Targets.Doc(of.Doc, document)
	all := levels(s.Config)
	all.Comments = comments
	for _, code := range diag.Codes() {
		all.Idle = append(all.Idle, code.Name) // other checks may need the comments
	}
	var own []diag.Diagnostic
	for _, finding := range all.Apply(append(findings, links...)) {
		if finding.File == of.Name {
			own = append(own, finding)
		}
	}
	return diag.Sort(own)
}

package compare

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/content/version"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Findings reports the URLs and anchors of the old version that lead nowhere in the new one.
func (d Diff) Findings() []diag.Diagnostic {
	var findings []diag.Diagnostic
	report := func(file, text, hint string) {
		findings = append(findings, diag.Diagnostic{Severity: diag.Error, Code: version.Code, File: file, Text: text, Hint: hint})
	}
	for _, gone := range d.Gone {
		if gone.Redirect == "" && gone.Retired == "" {
			report(gone.file, fmt.Sprintf("version %s has no page %s, and no redirect for it", d.To, gone.Path),
				fmt.Sprintf("add \"redirect_from: %s\" to the front matter of the page that replaces it", path.Join(d.last, gone.Path)))
		}
	}
	for _, move := range d.Moved {
		if move.Redirect == "" && move.Retired == "" {
			report(move.file, fmt.Sprintf("the page %s is at %s in version %s, without a redirect", move.From, move.To, d.To),
				fmt.Sprintf("add \"redirect_from: %s\" to its front matter", path.Join(d.last, move.From)))
		}
	}
	for _, anchors := range d.Anchors {
		url := path.Join(d.root, anchors.Path)
		for _, anchor := range anchors.Gone {
			report(anchors.file, fmt.Sprintf("version %s has no anchor %s#%s, and no redirect for it", d.To, anchors.Path, anchor),
				fmt.Sprintf("add {#%s} to the heading that replaces it, or add {from: %q, to: %q} to redirects in docgen.yaml", anchor, url+"#"+anchor, url))
		}
	}
	return findings
}

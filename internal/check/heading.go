package check

import (
	"fmt"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// repeatedIDs reports headings whose id an earlier one has: a link to it leads to
// the first. Only ids that the author wrote can be repeated.
func repeatedIDs(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	var findings []diag.Diagnostic
	lines := make(map[string]int, len(document.Headings))
	for _, heading := range document.Headings {
		first, taken := lines[heading.ID]
		if !taken {
			lines[heading.ID] = heading.Place.Line
			continue
		}
		place := heading.Place
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: "anchors", File: doc.Name,
			Line: place.Line, Column: place.Column, Length: place.Length, Source: doc.Line(place.Line),
			Text: fmt.Sprintf("two headings have the id %q", heading.ID),
			Hint: fmt.Sprintf("links lead to the one on line %d: give this one another {#id}", first),
		})
	}
	return findings
}

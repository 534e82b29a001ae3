package check

import (
	"cmp"
	"fmt"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// repeatedIDs reports headings whose id an earlier one has: a link to it leads to
// the first. Only ids that the author wrote can be repeated.
func repeatedIDs(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	var findings []diag.Diagnostic
	places := make(map[string]markdown.Place, len(document.Headings))
	for _, heading := range document.Headings {
		first, taken := places[heading.ID]
		if !taken {
			places[heading.ID] = heading.Place
			continue
		}
		findings = append(findings, At(doc.Name, document, heading.Place, diag.Diagnostic{
			Severity: diag.Warning, Code: "anchors", Text: fmt.Sprintf("two headings have the id %q", heading.ID),
			Hint: fmt.Sprintf("links lead to the one on line %s: give this one another {#id}", lineOf(first, heading.Place, doc)),
		}))
	}
	return findings
}

// lineOf names a line as one reads it who is at another place.
func lineOf(place, from markdown.Place, doc content.Doc) string {
	if place.File == from.File {
		return fmt.Sprint(place.Line)
	}
	return fmt.Sprintf("%d of %s", place.Line, cmp.Or(place.File, doc.Name))
}

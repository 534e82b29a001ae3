package link

import (
	"cmp"
	"fmt"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// repeatedIDs reports ids that appear more than once on a page. A link leads to the first one.
func repeatedIDs(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	var findings []diag.Diagnostic
	first := make(map[string]markdown.ID, len(document.IDs))
	for _, id := range document.IDs {
		earlier, taken := first[id.Name]
		if !taken {
			first[id.Name] = id
			continue
		}
		text, suggested := fmt.Sprintf("the id %q appears twice on the page", id.Name), "another id"
		if id.Heading && earlier.Heading {
			text, suggested = fmt.Sprintf("two headings have the id %q", id.Name), "another {#id}"
		}
		findings = append(findings, At(doc.Name, document, id.Place, diag.Diagnostic{
			Severity: diag.Warning, Code: "ids", Text: text,
			Hint: fmt.Sprintf("links lead to the one on line %s; give this one %s", lineOf(earlier.Place, id.Place, doc), suggested),
		}))
	}
	return findings
}

// skippedLevels reports headings that are more than one level below the previous heading.
// People who use a screen reader would look for the missing level. The title is level 1.
func skippedLevels(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	var findings []diag.Diagnostic
	above := 1
	for _, heading := range document.Headings {
		if heading.Level > above+1 {
			findings = append(findings, At(doc.Name, document, heading.Place, diag.Diagnostic{
				Severity: diag.Warning, Code: "heading-levels",
				Text: fmt.Sprintf("the heading %q is level %d, but the one before it is level %d", heading.Text, heading.Level, above),
				Hint: fmt.Sprintf("make it level %d", above+1),
			}))
		}
		above = heading.Level
	}
	return findings
}

// withoutAltText reports images without alt text.
func withoutAltText(doc content.Doc, document markdown.Document) []diag.Diagnostic {
	const text = "the image %q has no alt text"
	var findings []diag.Diagnostic
	for _, link := range document.Links {
		if link.Kind == markdown.Image && !link.Described && link.Target != "" {
			findings = append(findings, At(doc.Name, document, link.Place, diag.Diagnostic{
				Severity: diag.Warning, Code: "alt-text", Text: fmt.Sprintf(text, link.Target), Hint: "describe the image between the brackets",
			}))
		}
	}
	for _, tag := range document.Tags {
		_, described := tag.Attributes["alt"]
		if tag.Name == "img" && !described && tag.Attributes["role"] != "presentation" && tag.Attributes["aria-hidden"] != "true" {
			findings = append(findings, At(doc.Name, document, tag.Place, diag.Diagnostic{
				Severity: diag.Warning, Code: "alt-text", Text: fmt.Sprintf(text, tag.Attributes["src"]),
				Hint: `describe the image in its alt attribute, or write alt="" if it is decorative`,
			}))
		}
	}
	return findings
}

// lineOf names a line for a message at another place.
func lineOf(place, from markdown.Place, doc content.Doc) string {
	if place.File == from.File {
		return fmt.Sprint(place.Line)
	}
	return fmt.Sprintf("%d of %s", place.Line, cmp.Or(place.File, doc.Name))
}

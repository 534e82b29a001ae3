package check

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// liveCode reports the first code block that readers could edit in Docusaurus, and how many others
// there are. One decision concerns all of them.
func liveCode(s site.Site) []diag.Diagnostic {
	var first *diag.Diagnostic
	others := 0
	for _, page := range s.Editions[0].Pages {
		if page.Text == nil {
			continue
		}
		for _, block := range page.Text.Document.Languages {
			switch {
			case !block.Live:
			case first != nil:
				others++
			default:
				finding := link.At(page.Text.Name, page.Text.Shown(), block.Place, diag.Diagnostic{
					Severity: diag.Warning, Code: string(markdown.CodeCode), Text: "docgen does not run live code: readers see the code only",
					Hint: `to show what it does, import a component below the block, and remove "live"`,
				})
				first = &finding
			}
		}
	}
	if first == nil {
		return nil
	}
	if others > 0 {
		first.Hint += fmt.Sprintf("; %d more code blocks are marked live", others)
	}
	return []diag.Diagnostic{*first}
}

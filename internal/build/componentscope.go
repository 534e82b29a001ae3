package build

import (
	"fmt"
	"slices"

	"docgen/internal/bundle"
	"docgen/internal/check"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// checkScope reports components that nothing in their text names and that are not
// among those that every text finds.
func (p *plan) checkScope(options Options) {
	var texts []docPage
	for page := range p.allTexts() {
		if len(page.document.Components) > 0 {
			texts = append(texts, *page)
		}
	}
	if len(texts) == 0 {
		return
	}
	known, isKnown := bundle.Scope(bundle.Input{Theme: options.Theme, Site: options.Dir})
	if !isKnown {
		return
	}
	for _, page := range texts {
		for _, use := range page.document.Components {
			if slices.Contains(known, use.Name) || isWrong(page.document) {
				continue
			}
			hint := diag.DidYouMean(use.Name, append(slices.Clone(known), page.document.Names...))
			if hint == "" {
				hint = fmt.Sprintf("import it at the top of the page: import { %s } from './%[1]s'", use.Name)
			}
			p.findings = append(p.findings, check.At(page.doc.Name, page.document, page.document.At(use.At, len(use.Name)), diag.Diagnostic{
				Severity: diag.Error, Code: string(markdown.MDXCode), Text: fmt.Sprintf("the component %q is not in scope", use.Name), Hint: hint,
			}))
		}
	}
}

package check

import (
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/diag/othertools"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// maxHints is the maximum number of unknown components in one text that get a suggestion.
const maxHints = 250

// unknownComponents reports components that a text uses but neither imports nor defines, and
// that are not available in every text.
func unknownComponents(input Input, edition *site.Edition) []diag.Diagnostic {
	var texts []*site.Text
	for text := range edition.Texts() {
		if len(text.Document.Components) > 0 && !text.IsWrong() {
			texts = append(texts, text)
		}
	}
	if len(texts) == 0 {
		return nil
	}
	known, isKnown := bundle.Scope(bundle.Input{Theme: input.Theme, Site: input.Dir, Original: !input.Config.SiteCode})
	if !isKnown {
		return nil
	}
	var findings []diag.Diagnostic
	for _, text := range texts {
		hints, names := map[string]string{}, append(slices.Clone(known), text.Document.Names...)
		for _, use := range text.Document.Components {
			if slices.Contains(known, use.Name) {
				continue
			}
			hint, isKnown := hints[use.Name]
			if !isKnown && len(hints) < maxHints {
				hint = diag.DidYouMean(use.Name, names)
				if form, found := othertools.Find(othertools.Component, use.Name); found {
					hint = fmt.Sprintf("in place of %s's <%s>, write %s; import a component of your own at the top of the page", form.Tool, use.Name,
						form.Instead)
				}
				hints[use.Name] = hint
			}
			if hint == "" {
				hint = fmt.Sprintf("import it at the top of the page: import { %s } from './%[1]s'", use.Name)
			}
			findings = append(findings, link.At(text.Name, text.Shown(), text.Listed().At(use.At, len(use.Name)), diag.Diagnostic{
				Severity: diag.Error, Code: string(markdown.MDXCode), Text: fmt.Sprintf("unknown component %q", use.Name), Hint: hint,
			}))
		}
	}
	return findings
}

package render

import (
	"github.com/docgen-cli/docgen/internal/incremental"
	"github.com/docgen-cli/docgen/internal/site"
)

// Retain tells the engine which cached results a site still needs.
func Retain(engine *incremental.Engine, s site.Site) {
	texts, outputs := map[string]bool{}, map[string]bool{}
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			texts[text.Name], texts[edition.Routes.File(text.Name)] = true, true
		}
		for _, page := range edition.Drafts {
			texts[page.Text.Name] = true
		}
		for _, page := range edition.Pages {
			outputs[page.Route.Output] = true
		}
		outputs[edition.Routes.NotFound().Output] = true
	}
	for _, rule := range []string{site.ParsedRule, site.BodyRule, TermsRule} {
		engine.Retain(rule, func(key string) bool { return texts[key] })
	}
	for _, rule := range []string{AssembledRule, PageRule} {
		engine.Retain(rule, func(key string) bool { return outputs[key] })
	}
}

package docusaurus

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// admonitionKeywords are those that docgen always has.
var admonitionKeywords = []string{"secondary", "info", "success", "danger", "note", "tip", "warning", "important", "caution"}

// admonitions adds the keywords of a plugin to those of the whole site.
func (c *converter) admonitions(name string, value evaluate.Value, where []string) {
	outcome, _ := outcomeOf("option", name)
	c.note(outcome.Class, where, name, outcome.Text)
	keywords := list(evaluate.Get(c.out, "markdown", "admonitions"))
	for _, keyword := range list(object(value).Fields["keywords"]) {
		if own := text(keyword); own != "" && !slices.Contains(admonitionKeywords, own) && !slices.Contains(keywords, keyword) {
			keywords = append(keywords, keyword)
		}
	}
	if len(keywords) > 0 {
		c.set("markdown.admonitions", keywords, at(where, "keywords"))
	}
}

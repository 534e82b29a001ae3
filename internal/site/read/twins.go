package read

import (
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// addTwins decides which pages have a version in Markdown: all except drafts, those without a text and those
// whose front matter says no. Unlisted pages have one, because whoever has their URL can read them anyway.
func addTwins(cfg config.Config, pages []*site.Page) {
	if !cfg.LLMs.Enabled {
		return
	}
	for _, page := range pages {
		if hasTwin(page) {
			page.Twin = page.Route.Twin
		}
	}
}

func hasTwin(p *site.Page) bool {
	if p.Route.Kind == route.NotFound || p.Route.Kind == route.Search {
		return false
	}
	if p.Text == nil {
		return true
	}
	fields := p.Text.FrontMatter
	return !fields.Draft && (fields.LLMs == nil || *fields.LLMs)
}

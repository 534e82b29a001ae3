package site

import (
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// addTwins decides which pages have a version in Markdown: all except drafts, those without a text and those
// whose front matter says no. Unlisted pages have one, because whoever has their URL can read them anyway.
func addTwins(cfg config.Config, pages []*Page) {
	if !cfg.LLMs.Enabled {
		return
	}
	for _, page := range pages {
		if page.hasTwin() {
			page.Twin = page.Route.Twin
		}
	}
}

func (p *Page) hasTwin() bool {
	if p.Route.Kind == route.NotFound || p.Route.Kind == route.Search {
		return false
	}
	if p.Text == nil {
		return true
	}
	fields := p.Text.FrontMatter
	return !fields.Draft && (fields.LLMs == nil || *fields.LLMs)
}

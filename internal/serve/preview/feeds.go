package preview

import (
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/site"
)

// feedsOf returns the feeds of a site by their names in the output, without those that a static file replaces. They
// are made on request, because they show dates, which Node formats.
func feedsOf(s site.Site, renderers []render.Renderer) map[string]pageIn {
	feeds := map[string]pageIn{}
	for _, renderer := range renderers {
		edition := renderer.Assembler.Edition
		for _, name := range edition.Feeds() {
			feeds[edition.Routes.File(name)] = pageIn{Renderer: renderer}
		}
	}
	for _, file := range s.Static {
		delete(feeds, file.Name)
	}
	return feeds
}

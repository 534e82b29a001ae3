package read

import (
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/site"
)

// covered separates the static files that are part of the site from those whose output file a
// page replaces. The page wins because other pages link to it, list it and find it. A page of
// src/pages that is a folder in the output excludes a static file of the same name, and the
// other way round.
func covered(s site.Site) (kept, hidden []asset.StaticFile) {
	taken := occupied{map[string]bool{}, map[string]bool{}}
	for page := range s.Pages() {
		taken.add(page.Route.Output)
		taken.add(page.Route.Data)
		if page.Twin != "" {
			taken.add(page.Twin)
		}
	}
	for _, file := range s.Static {
		if taken.has(file.Name) {
			hidden = append(hidden, file)
		} else {
			kept = append(kept, file)
		}
	}
	return kept, hidden
}

package files

import (
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/site"
)

// docsReleases are the releases of the product that a version of the docs is about. theme/runtime/lens.ts reads them.
type docsReleases struct {
	ID       string            `json:"id"`   // of the instance, which keeps the reader's choice
	Base     string            `json:"base"` // URL path of the version's root, without a slash at the end
	Releases []string          `json:"releases"`
	Since    map[string]string `json:"since"` // the release that first had what a page is about, by the path of the page
}

// releases returns the file with the releases that readers of a locale can choose.
func releases(edition *site.Edition) ([]output.File, error) {
	if !edition.HasReleases() {
		return nil, nil
	}
	all := []docsReleases{}
	for _, set := range edition.Sets {
		if len(set.Options.Releases) == 0 {
			continue
		}
		docs := docsReleases{ID: set.ID.Instance, Base: set.Root(), Releases: set.Options.Releases, Since: map[string]string{}}
		for _, page := range set.Docs {
			if since := page.Text.Document.Since; since != "" {
				docs.Since[page.Route.Path] = since
			}
		}
		all = append(all, docs)
	}
	content, err := plainjson.Marshal(all)
	return []output.File{{Name: edition.Routes.File(contract.ReleasesFile), Content: append(content, '\n')}}, err
}

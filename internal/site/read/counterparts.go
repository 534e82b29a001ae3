package read

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/links/counterpart"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// counterparts finds each page of the docs in the other versions.
func counterparts(edition *site.Edition, renames counterpart.Renames) counterpart.Table {
	var versions []counterpart.Version
	at, sources, count := map[*site.DocSet]int{}, redirectSources(edition), map[string]int{}
	for _, set := range edition.Sets {
		count[set.ID.Instance]++
	}
	for _, set := range edition.Sets {
		if !set.Deferred && count[set.ID.Instance] > 1 {
			at[set] = len(versions)
			versions = append(versions, counterpart.Version{Set: set.ID, Base: set.Root(), Home: set.Home})
		}
	}
	for _, page := range edition.Pages {
		number, hasOthers := at[page.Set]
		if !hasOthers {
			continue
		}
		version := &versions[number]
		version.Pages = append(version.Pages, counterpart.Page{
			Ref: page.Route.Ref, Path: page.Route.Path, File: page.Doc().File, From: sources[page.Route.Ref],
			Unlisted: page.Doc().FrontMatter.Unlisted || page.Tag != nil && page.Tag.Unlisted || !page.IsTranslated(),
		})
	}
	return counterpart.New(versions, renames)
}

// redirectSources returns the URL paths that redirect to a page in the same version.
func redirectSources(edition *site.Edition) map[route.Ref][]string {
	sources := map[route.Ref][]string{}
	if len(edition.Redirects.Pages) == 0 {
		return sources
	}
	byPath := map[string]*site.Page{}
	for _, page := range edition.Pages {
		byPath[page.Route.Path] = page
	}
	for _, from := range edition.Redirects.Pages {
		to, _, _ := strings.Cut(from.To, "#")
		if page := byPath[to]; from.InFolder == "" && page != nil && page.Set != nil && setAt(edition, from.Path) == page.Set {
			sources[page.Route.Ref] = append(sources[page.Route.Ref], from.Path)
		}
	}
	return sources
}

// setAt returns the doc set whose root is the nearest above a URL path, or nil.
func setAt(e *site.Edition, path string) *site.DocSet {
	var nearest *site.DocSet
	for _, set := range e.Sets {
		if isBelow(path, set.Root()) && (nearest == nil || len(set.Root()) > len(nearest.Root())) {
			nearest = set
		}
	}
	return nearest
}

// isBelow reports whether a URL path is a folder, or is in it.
func isBelow(path, folder string) bool {
	rest, found := strings.CutPrefix(path, folder)
	return found && (rest == "" || rest[0] == '/')
}

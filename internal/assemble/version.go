package assemble

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/contract"
	"github.com/docgen-cli/docgen/internal/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// version returns the version of a page, or nil outside the docs.
func (a Assembler) version(page *site.Page) *contract.PageVersion {
	set := page.Set
	if set == nil {
		return nil
	}
	version := &contract.PageVersion{Name: set.ID.Version, Label: set.Label, Badge: set.Badge, Banner: contract.Banner(set.Banner)}
	own := versionOf(a.Edition, set)
	for _, other := range a.Edition.Sets {
		if other.ID.Instance != set.ID.Instance || other == set {
			continue
		}
		link := a.counterpart(page, other)
		if link.Missing || link.Href != own.PathIn(versionOf(a.Edition, other), page.Route.Path) {
			version.Others = append(version.Others, link)
		}
		if other.IsLast && version.Banner != contract.NoBanner {
			version.Latest = &link
		}
	}
	return version
}

// counterpart returns the link from a page to another version of its docs.
func (a Assembler) counterpart(page *site.Page, other *site.DocSet) contract.VersionLink {
	ref := route.Ref{Set: other.ID, Kind: page.Route.Kind, ID: page.Route.ID}
	if same, found := a.Edition.Routes.ByRef(ref); found {
		return contract.VersionLink{Name: other.ID.Version, Href: same.Path}
	}
	return contract.VersionLink{Name: other.ID.Version, Href: other.Home, Missing: true}
}

// versionOf returns a version of a docs instance as the theme knows it.
func versionOf(edition *site.Edition, set *site.DocSet) contract.Version {
	base := strings.TrimSuffix(edition.Routes.Place(set.Base()).Path, "/")
	return contract.Version{Name: set.ID.Version, Label: set.Label, IsLast: set.IsLast, Home: set.Home, Base: base}
}

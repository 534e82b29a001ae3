package assemble

import (
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/site"
)

// version returns the version of a page, or nil outside the docs.
func (a Assembler) version(page *site.Page) *contract.PageVersion {
	set := page.Set
	if set == nil {
		return nil
	}
	version := &contract.PageVersion{Name: set.ID.Version, Label: set.Label, Badge: set.Badge, Banner: contract.Banner(set.Banner)}
	own := versionOf(set)
	for _, other := range a.Edition.Sets {
		if other.ID.Instance != set.ID.Instance || other == set {
			continue
		}
		link := contract.VersionLink{Name: other.ID.Version}
		same := own.PathIn(versionOf(other), page.Route.Path)
		if found, isKnown := a.Edition.Others.In(page.Route.Ref, other.ID); isKnown {
			link.Href, link.Missing = found.Path, found.Missing
		} else {
			link.Href = same // the version is not read yet
		}
		if link.Missing || link.Href != same {
			version.Others = append(version.Others, link)
		}
		if other.IsLast && version.Banner != contract.NoBanner {
			version.Latest = &link
		}
	}
	return version
}

// versionOf returns a version of a docs instance as the theme knows it.
func versionOf(set *site.DocSet) contract.Version {
	return contract.Version{Name: set.ID.Version, Label: set.Label, IsLast: set.IsLast, Home: set.Home, Base: set.Root()}
}

package assemble

import (
	"github.com/docgen-cli/docgen/internal/config"
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
	current := VersionOf(set)
	for _, other := range a.Edition.Sets {
		if other.ID.Instance != set.ID.Instance || other == set {
			continue
		}
		link := contract.VersionLink{Name: other.ID.Version}
		same := current.PathIn(VersionOf(other), page.Route.Path)
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

// VersionOf returns a version of a docs instance as the theme knows it.
func VersionOf(set *site.DocSet) contract.Version {
	return contract.Version{Name: set.ID.Version, Label: set.Label, IsLast: set.IsLast, Home: set.Home, Base: set.Root()}
}

// canonical returns the URL under which search engines list a page. For a page that is not
// translated it is that of the original. For a page of another version it is the same page in the
// last version, if that has it and search engines list it.
func (a Assembler) canonical(page *site.Page) string {
	if !page.IsTranslated() {
		a.Edition, page = a.Edition.Original, page.Source
	}
	url := a.Edition.Origin + page.Route.Path
	if !isPassedOn(page.Set) {
		return url
	}
	last := a.last(page.Set)
	if last == nil || last.NoIndex || a.Config.NoIndex {
		return url
	}
	if same, found := a.Edition.Others.In(page.Route.Ref, last.ID); found && !same.Missing && !same.Unlisted {
		return a.Edition.Origin + same.Path
	}
	return url
}

// isPassedOn reports whether the last version stands for a set in search engines.
func isPassedOn(set *site.DocSet) bool {
	return set != nil && !set.IsLast && set.Canonical == config.CanonicalLast
}

// last returns the last version of the docs that a set belongs to, or nil.
func (a Assembler) last(set *site.DocSet) *site.DocSet {
	for _, other := range a.Edition.Sets {
		if set != nil && other.IsLast && other.ID.Instance == set.ID.Instance {
			return other
		}
	}
	return nil
}

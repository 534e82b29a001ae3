package sitedata

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// versionsOf returns the versions of the docs instance that an item belongs to, the last one
// first. It returns none for an unknown instance, and reports it.
func (l *linker) versionsOf(item config.NavbarItem, path []any) []*site.DocSet {
	var versions []*site.DocSet
	var instances []string
	for _, set := range l.edition.Sets {
		instances = append(instances, set.ID.Instance)
		switch {
		case set.ID.Instance != item.DocsPluginID:
		case set.IsLast:
			versions = slices.Insert(versions, 0, set)
		default:
			versions = append(versions, set)
		}
	}
	if len(versions) == 0 {
		hint := diag.Known(item.DocsPluginID, "id", slices.Compact(instances))
		l.report("config", diag.Error, fmt.Sprintf("no docs have the id %q", item.DocsPluginID), hint, append(slices.Clone(path), "docsPluginId")...)
	}
	return versions
}

// versionItem returns a link to the version that the reader is in.
func (l *linker) versionItem(item config.NavbarItem, path []any) contract.NavbarItem {
	if len(l.versionsOf(item, path)) == 0 {
		return nil
	}
	link := l.link(item, path)
	return contract.NavbarVersion{
		Docs: item.DocsPluginID, Label: link.Label, Href: link.Href, External: link.External, ClassName: link.ClassName, AriaLabel: link.AriaLabel,
		Target: link.Target, Rel: link.Rel,
	}
}

// versionsItem returns the dropdown with the versions, and reports those that do not exist.
func (l *linker) versionsItem(item config.NavbarItem, path []any) contract.NavbarItem {
	in := func(keys ...any) []any { return append(slices.Clone(path), keys...) }
	versions := l.versionsOf(item, path)
	if len(versions) == 0 {
		return nil
	}
	dropdown := contract.NavbarVersions{
		Docs: item.DocsPluginID, NeverActive: item.DropdownActiveClassDisabled, ClassName: item.ClassName,
		Before: l.navbarItems(item.DropdownItemsBefore, in("dropdownItemsBefore")...),
		After:  l.navbarItems(item.DropdownItemsAfter, in("dropdownItemsAfter")...),
	}
	var names []string
	for _, set := range versions {
		names = append(names, set.ID.Version)
	}
	for _, entry := range item.Versions {
		if !slices.Contains(names, entry.Name) {
			l.report("config", diag.Error, fmt.Sprintf("no version %q", entry.Name), diag.Known(entry.Name, "version", names), in("versions", entry.Key)...)
		}
		dropdown.Versions = append(dropdown.Versions, contract.VersionEntry{Name: entry.Name, Label: entry.Label})
	}
	return dropdown
}

// docItem returns a link to a doc, in each version that has it.
func (l *linker) docItem(item config.NavbarItem, path []any) contract.NavbarItem {
	link := contract.NavbarLink{Label: item.Label, ClassName: item.ClassName, AriaLabel: item.AriaLabel}
	var ids []string
	isDraft, isUnread := false, false
	versions := l.versionsOf(item, path)
	found := l.follow(&link, versions, func(set *site.DocSet) target {
		ids = append(ids, set.Routes.DocIDs()...)
		for _, page := range set.Docs {
			if page.Text.ID == item.DocID && set.Routes.Path(route.Doc, item.DocID) == page.Route.Path {
				link.Label = cmp.Or(link.Label, page.Text.Title)
				sidebar := set.Navigation.SidebarOf(item.DocID)
				return target{page.Route.Path, contract.Active{Sidebar: sidebar, Exact: sidebar == ""}, page.Text.FrontMatter.Unlisted}
			}
		}
		for _, text := range set.Omitted {
			if text.ID == item.DocID {
				link.Label = cmp.Or(link.Label, text.Title)
				return target{set.Routes.Path(route.Doc, item.DocID), contract.Active{Exact: true}, text.FrontMatter.Unlisted}
			}
		}
		ref := route.Ref{Set: set.ID, Kind: route.Doc, ID: item.DocID}
		_, draft := l.edition.Targets.Drafts.ByRef(ref)
		_, unread := l.edition.Targets.Unread.ByRef(ref)
		isDraft, isUnread = isDraft || draft, isUnread || unread
		return target{}
	})
	path = append(slices.Clone(path), "docId")
	switch {
	case found:
		return link
	case isDraft:
		l.report("links", diag.Log, fmt.Sprintf("the doc %q is a draft, so docgen leaves it out", item.DocID), "", path...)
	case isRead(versions) && !isUnread:
		l.report("links", diag.Error, fmt.Sprintf("no doc has the id %q", item.DocID), diag.DidYouMean(item.DocID, ids), path...)
	}
	return nil
}

// sidebarItem returns a link to the first page of a sidebar, in each version that has it.
func (l *linker) sidebarItem(item config.NavbarItem, path []any) contract.NavbarItem {
	link := contract.NavbarLink{Label: cmp.Or(item.Label, item.SidebarID), ClassName: item.ClassName, AriaLabel: item.AriaLabel}
	var ids []string
	versions := l.versionsOf(item, path)
	found := l.follow(&link, versions, func(set *site.DocSet) target {
		ids = append(ids, set.Navigation.SidebarIDs()...)
		return target{href: set.Navigation.First(item.SidebarID), active: contract.Active{Sidebar: item.SidebarID}}
	})
	path = append(slices.Clone(path), "sidebarId")
	switch {
	case found:
		return link
	case slices.ContainsFunc(versions, func(set *site.DocSet) bool { return len(set.Omitted) > 0 }): // the locale leaves out its pages
	case slices.ContainsFunc(versions, func(set *site.DocSet) bool { return set.SidebarsFailed }): // reported there
	case slices.Contains(ids, item.SidebarID):
		l.report("sidebar", diag.Error, fmt.Sprintf("the sidebar %q has no page to link to", item.SidebarID), "", path...)
	case isRead(versions):
		l.report("sidebar", diag.Error, fmt.Sprintf("no sidebar has the id %q", item.SidebarID), diag.Known(item.SidebarID, "sidebar", ids), path...)
	}
	return nil
}

// isRead reports whether all of an item's versions have been read, so that something that none
// of them has does not exist. A preview reads old versions later.
func isRead(versions []*site.DocSet) bool {
	return len(versions) > 0 && !slices.ContainsFunc(versions, func(set *site.DocSet) bool { return set.Deferred })
}

// target is where a link leads in one version. It has no href if the version lacks the target.
type target struct {
	href     string
	active   contract.Active
	unlisted bool
}

// follow lets a link lead to its target in the version that the reader is in. It returns false
// if no version has the target.
func (l *linker) follow(link *contract.NavbarLink, versions []*site.DocSet, targetIn func(set *site.DocSet) target) (found bool) {
	exceptions := map[string]contract.NavbarTarget{}
	for i, set := range versions {
		var in target
		if !set.Deferred {
			in = targetIn(set)
		}
		found = found || in.href != ""
		if i == 0 {
			link.Href, link.Active = in.href, in.active
		}
		implied := assemble.VersionOf(versions[0]).PathIn(assemble.VersionOf(set), link.Href)
		isImplied := set.Deferred || in.href == implied && in.active == link.Active && !in.unlisted
		if link.Href != "" && isImplied {
			continue
		}
		exception := contract.NavbarTarget{Href: in.href, Unlisted: in.unlisted}
		if in.href != "" && in.active != link.Active {
			exception.Active = &in.active
		}
		exceptions[set.ID.Version] = exception
	}
	if len(exceptions) > 0 {
		link.Versions = exceptions
	}
	if found && (len(l.edition.Sets) > 1 || len(exceptions) > 0) {
		link.Docs = versions[0].ID.Instance
	}
	return found
}

package assemble

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/contract"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/route"
	"github.com/docgen-cli/docgen/internal/site"
)

func (l *linker) navbar(navbar config.Navbar) contract.Navbar {
	result := contract.Navbar{
		Title: navbar.Title, Logo: l.logo(navbar.Logo, "themeConfig", "navbar", "logo"),
		Left: []contract.NavbarItem{}, Right: []contract.NavbarItem{},
	}
	for i, item := range navbar.Items {
		shown := l.navbarItem(item, "themeConfig", "navbar", "items", i)
		switch {
		case shown == nil:
		case item.Position == config.Left:
			result.Left = append(result.Left, shown)
		default:
			result.Right = append(result.Right, shown)
		}
	}
	return result
}

func (l *linker) navbarItems(items []config.NavbarItem, path ...any) []contract.NavbarItem {
	var result []contract.NavbarItem
	for i, item := range items {
		if shown := l.navbarItem(item, append(slices.Clone(path), i)...); shown != nil {
			result = append(result, shown)
		}
	}
	return result
}

// navbarItem returns the data of an item. It returns nil for a target that does not exist, and
// reports it.
func (l *linker) navbarItem(item config.NavbarItem, path ...any) contract.NavbarItem {
	in := func(key string) []any { return append(slices.Clone(path), key) }
	switch item.Type {
	case config.ItemDoc:
		return l.docItem(item, in("docId"))
	case config.ItemDocSidebar:
		return l.sidebarItem(item, in("sidebarId"))
	case config.ItemVersion:
		link := l.link(item, path)
		return contract.NavbarVersion{
			Docs: l.set(item).ID.Instance, Label: link.Label, Href: link.Href, External: link.External,
			ClassName: link.ClassName, AriaLabel: link.AriaLabel,
		}
	case config.ItemVersionDropdown:
		return contract.NavbarVersions{
			Docs: item.DocsPluginID, Before: l.navbarItems(item.DropdownItemsBefore, in("dropdownItemsBefore")...),
			After: l.navbarItems(item.DropdownItemsAfter, in("dropdownItemsAfter")...),
		}
	case config.ItemLocaleDropdown:
		return contract.NavbarLocales{
			Before: l.navbarItems(item.DropdownItemsBefore, in("dropdownItemsBefore")...),
			After:  l.navbarItems(item.DropdownItemsAfter, in("dropdownItemsAfter")...),
		}
	case config.ItemDropdown:
		link := l.link(item, path)
		return contract.NavbarDropdown{Label: item.Label, Href: link.Href, Items: l.navbarItems(item.Items, in("items")...)}
	case config.ItemHTML:
		return contract.NavbarHTML{Value: l.html(item.Value, in("value")...), ClassName: item.ClassName}
	case config.ItemSearch:
		return contract.NavbarSearch{}
	}
	return l.link(item, path)
}

// link returns the link of an item.
func (l *linker) link(item config.NavbarItem, path []any) contract.NavbarLink {
	link := contract.NavbarLink{Label: item.Label, ClassName: item.ClassName, AriaLabel: item.AriaLabel}
	target, key := item.To, "to"
	if target == "" {
		target, key = item.Href, "href"
	}
	if target != "" {
		link.Href, link.External = l.page(target, append(slices.Clone(path), key)...)
	}
	switch {
	case link.External:
		link.Active.Never = true
	case item.ActiveBaseRegex != "":
		link.Active.Pattern = item.ActiveBaseRegex
	case item.ActiveBasePath != "":
		link.Active.BasePath = l.edition.Routes.Under(item.ActiveBasePath)
	}
	return link
}

// set returns the last version of the docs instance that an item belongs to.
func (l *linker) set(item config.NavbarItem) *site.DocSet {
	found := l.edition.Sets[0]
	for _, set := range l.edition.Sets {
		if set.IsLast && set.ID.Instance == cmp.Or(item.DocsPluginID, found.ID.Instance) {
			return set
		}
	}
	return found
}

func (l *linker) docItem(item config.NavbarItem, path []any) contract.NavbarItem {
	set := l.set(item)
	ref := route.Ref{Set: set.ID, Kind: route.Doc, ID: item.DocID}
	own, found := set.Routes.ByRef(ref)
	if _, isDraft := l.edition.Targets.Drafts.ByRef(ref); !found && isDraft {
		l.report("links", diag.Log, fmt.Sprintf("the doc %q is a draft, so docgen leaves it out", item.DocID), "", path...)
		return nil
	}
	if !found {
		hint := diag.DidYouMean(item.DocID, set.Routes.DocIDs())
		l.report("links", diag.Error, fmt.Sprintf("no doc has the id %q", item.DocID), hint, path...)
		return nil
	}
	link := contract.NavbarLink{Label: item.Label, Href: own.Path, ClassName: item.ClassName, AriaLabel: item.AriaLabel}
	for _, page := range set.Docs {
		if page.Text.ID == item.DocID {
			link.Label = cmp.Or(link.Label, page.Text.Title)
			link.Active.Sidebar = set.Navigation.SidebarOf(item.DocID)
		}
	}
	link.Active.Exact = link.Active.Sidebar == ""
	return link
}

func (l *linker) sidebarItem(item config.NavbarItem, path []any) contract.NavbarItem {
	navigation := l.set(item).Navigation
	ids := navigation.SidebarIDs()
	if !slices.Contains(ids, item.SidebarID) {
		l.report("sidebar", diag.Error, fmt.Sprintf("no sidebar has the id %q", item.SidebarID), diag.DidYouMean(item.SidebarID, ids), path...)
		return nil
	}
	first := navigation.First(item.SidebarID)
	if first == "" {
		l.report("sidebar", diag.Error, fmt.Sprintf("the sidebar %q has no page to link to", item.SidebarID), "", path...)
		return nil
	}
	return contract.NavbarLink{
		Label: cmp.Or(item.Label, item.SidebarID), Href: first, ClassName: item.ClassName, AriaLabel: item.AriaLabel,
		Active: contract.Active{Sidebar: item.SidebarID},
	}
}

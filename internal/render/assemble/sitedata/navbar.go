package sitedata

import (
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

func (l *linker) navbar(navbar config.Navbar) contract.Navbar {
	result := contract.Navbar{
		Title: navbar.Title, Logo: l.logo(navbar.Logo, "themeConfig", "navbar", "logo"),
		Left: []contract.NavbarItem{}, Right: []contract.NavbarItem{},
	}
	if navbar.Style == config.Dark {
		result.Style = string(navbar.Style)
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
		return l.docItem(item, path)
	case config.ItemDocSidebar:
		return l.sidebarItem(item, path)
	case config.ItemVersion:
		return l.versionItem(item, path)
	case config.ItemVersionDropdown:
		return l.versionsItem(item, path)
	case config.ItemLocaleDropdown:
		return contract.NavbarLocales{
			Label: l.edition.Options.Label,
			Query: strings.TrimPrefix(item.QueryString, "?"), ClassName: item.ClassName,
			Before: l.navbarItems(item.DropdownItemsBefore, in("dropdownItemsBefore")...),
			After:  l.navbarItems(item.DropdownItemsAfter, in("dropdownItemsAfter")...),
		}
	case config.ItemDropdown:
		link := l.link(item, path)
		return contract.NavbarDropdown{Label: item.Label, Href: link.Href, ClassName: item.ClassName, Items: l.navbarItems(item.Items, in("items")...)}
	case config.ItemHTML:
		return contract.NavbarHTML{Value: l.html(item.Value, in("value")...), ClassName: item.ClassName}
	case config.ItemCustom:
		props := maps.Clone(item.Props)
		if props == nil {
			props = map[string]any{}
		}
		props["type"] = item.Component
		return contract.NavbarHTML{Custom: props}
	case config.ItemSearch:
		return contract.NavbarSearch{}
	}
	return l.link(item, path)
}

// link returns the link of an item.
func (l *linker) link(item config.NavbarItem, path []any) contract.NavbarLink {
	link := contract.NavbarLink{Label: item.Label, ClassName: item.ClassName, AriaLabel: item.AriaLabel}
	if item.To+item.Href != "" {
		link.Href, link.External = l.target(item.To, item.Href, path)
	}
	link.Target, link.Rel = contract.Opening(link.External, item.Target, item.Rel)
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

// target resolves where an item leads: a page of the site, or else a URL.
func (l *linker) target(to, href string, path []any) (url string, external bool) {
	if to != "" {
		return l.page(to, append(slices.Clone(path), "to")...)
	}
	return l.page(href, append(slices.Clone(path), "href")...)
}

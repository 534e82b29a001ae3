package sidebar

import (
	"cmp"
	"strconv"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// largeSidebar is the number of links above which a page contains only its own branch of the
// sidebar and fetches the rest when the reader opens it. It keeps the size of pages independent
// of the size of the site.
const largeSidebar = 150

// views converts sidebars to types of the contract.
type views struct {
	routes route.Set
	folder string // of the files of large sidebars
	number int    // of the sidebar
}

// view is the part of a sidebar that pages share: all of it, or the levels of a large one.
type view struct {
	whole *contract.Sidebar
	large *level
}

func (v views) view(sidebar Sidebar) view {
	if countLinks(sidebar.Items) > largeSidebar {
		return view{large: v.level(sidebar.Items, strconv.Itoa(v.number))}
	}
	return view{whole: &contract.Sidebar{ID: sidebar.ID, Items: whole(sidebar.Items, nil)}}
}

func countLinks(items []Item) int {
	count := 0
	for item := range all(items) {
		if item.Href != "" && !item.Hidden {
			count++
		}
	}
	return count
}

// view returns a sidebar as a page shows it, or nil if there is none. In a large sidebar only the
// page's own branch is open. An unlisted doc appears only in the sidebar on its own page.
func (n Navigation) view(shown tree, id string) *contract.Sidebar {
	doc := n.docs[id]
	switch {
	case shown.view.large != nil:
		return &contract.Sidebar{ID: shown.ID, Items: shown.view.large.open(shown.steps(id))}
	case shown.view.whole != nil && doc != nil && doc.FrontMatter.Unlisted:
		return &contract.Sidebar{ID: shown.ID, Items: whole(shown.Items, shown.steps(id))}
	}
	return shown.view.whole
}

// whole returns items with everything below them. steps lead to the page's own item, which is
// shown even if it is unlisted.
func whole(items []Item, steps []int) []contract.SidebarItem {
	shown := make([]contract.SidebarItem, 0, len(items))
	for i, item := range items {
		var below []int
		isOnPath := len(steps) > 0 && steps[0] == i
		if isOnPath {
			below = steps[1:]
		}
		if item.Hidden && !isOnPath {
			continue
		}
		if item.Kind == CategoryItem {
			shown = append(shown, showCategory(item, whole(item.Items, below)))
			continue
		}
		shown = append(shown, show(item))
	}
	return shown
}

// show converts an item that is not a category to a type of the contract.
func show(item Item) contract.SidebarItem {
	if item.Kind == HTMLItem {
		return contract.SidebarHTML{Value: item.Value, DefaultStyle: item.DefaultStyle, ClassName: item.ClassName, CustomProps: item.CustomProps}
	}
	target, rel := contract.Opening(item.External, "", "")
	return contract.SidebarLink{
		Label: item.Label, Href: cmp.Or(item.Href, item.page), External: item.External, ClassName: item.ClassName, Target: target, Rel: rel,
		Description: item.Description, CustomProps: item.CustomProps, Icon: item.Icon, Badge: item.Badge,
	}
}

// showCategory converts a category to a type of the contract. A category with no items to show
// becomes a link.
func showCategory(item Item, items []contract.SidebarItem) contract.SidebarItem {
	if len(items) == 0 {
		return show(item)
	}
	category := withoutItems(item)
	category.Items = items
	return category
}

func withoutItems(item Item) contract.SidebarCategory {
	category := contract.SidebarCategory{
		Label: item.Label, Href: item.Href, ClassName: item.ClassName, Icon: item.Icon, Badge: item.Badge,
		Collapsible: item.Collapsible, Collapsed: item.Collapsed, Description: item.Description, CustomProps: item.CustomProps,
	}
	if item.Href == "" {
		category.First = firstHref(item.Items, func(item Item) bool { return !item.External })
	}
	return category
}

// firstHref returns the link of the first visible item that counts.
func firstHref(items []Item, counts func(Item) bool) string {
	for _, item := range items {
		if item.Hidden {
			continue
		}
		if item.Href != "" && counts(item) {
			return item.Href
		}
		if first := firstHref(item.Items, counts); first != "" {
			return first
		}
	}
	return ""
}

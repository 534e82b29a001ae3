package sidebar

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// level contains the items of one category of a large sidebar, or its top-level items.
type level struct {
	items  []Item
	closed []contract.SidebarItem // what the sidebar shows of items, with closed categories
	below  map[int]*level         // by the category's index in items
	file   string                 // the file that contains closed, in the output folder
}

// level builds the level of items, and those below it. name is the name of its file; it
// consists of numbers, since labels and ids may contain any character.
func (v views) level(items []Item, name string) *level {
	result := &level{items: items, file: path.Join(v.folder, name+".json"), closed: make([]contract.SidebarItem, 0, len(items))}
	for i, item := range items {
		if item.Kind != CategoryItem {
			if !item.Hidden {
				result.closed = append(result.closed, show(item))
			}
			continue
		}
		if result.below == nil {
			result.below = map[int]*level{}
		}
		inner := v.level(item.Items, name+"-"+strconv.Itoa(i))
		result.below[i] = inner
		if !item.Hidden {
			result.closed = append(result.closed, v.showClosed(item, inner))
		}
	}
	return result
}

// showClosed returns a category whose items are fetched when the reader opens it. It is always
// collapsible, even if the site's categories are not, because its items would be out of reach
// otherwise.
func (v views) showClosed(item Item, inner *level) contract.SidebarItem {
	if len(inner.closed) == 0 {
		return show(item)
	}
	category := withoutItems(item)
	category.Source = v.routes.URL(inner.file)
	category.Collapsible, category.Collapsed = true, true
	return category
}

// open returns the level with the categories along the steps opened. The last one is shown
// even if it is unlisted.
func (l *level) open(steps []int) []contract.SidebarItem {
	if len(steps) == 0 {
		return l.closed
	}
	item, inner := l.items[steps[0]], l.below[steps[0]]
	if inner == nil && !item.Hidden {
		return l.closed
	}
	branch, at := opened(item, inner, steps[1:]), 0
	for _, before := range l.items[:steps[0]] {
		if !before.Hidden {
			at++
		}
	}
	after := at
	if !item.Hidden {
		after++ // it replaces the closed category
	}
	shown := make([]contract.SidebarItem, 0, len(l.closed)+1)
	return append(append(append(shown, l.closed[:at]...), branch), l.closed[after:]...)
}

// opened returns an item on the path; a category includes what is below it.
func opened(item Item, inner *level, steps []int) contract.SidebarItem {
	if inner == nil {
		return show(item)
	}
	items := inner.open(steps)
	if len(items) == 0 {
		return show(item)
	}
	category := withoutItems(item)
	category.Items, category.Collapsed = items, false
	return category
}

// Branch is the content of a category of a large sidebar, which a page fetches when the reader
// opens the category.
type Branch struct {
	File  string // in the output folder
	Items []contract.SidebarItem
}

// Branches returns the categories of large sidebars, sorted by file.
func (n Navigation) Branches() []Branch {
	var branches []Branch
	for _, tree := range n.trees {
		if tree.view.large != nil {
			branches = tree.view.large.branches(branches)
		}
	}
	slices.SortFunc(branches, func(a, b Branch) int { return strings.Compare(a.File, b.File) })
	return branches
}

// branches appends the levels below l that have something to show.
func (l *level) branches(known []Branch) []Branch {
	for _, inner := range l.below {
		if len(inner.closed) > 0 {
			known = append(known, Branch{File: inner.file, Items: inner.closed})
		}
		known = inner.branches(known)
	}
	return known
}

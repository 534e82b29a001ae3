package sidebar

import "slices"

// Group is the pages of a sidebar that are directly in one category, in reading order.
type Group struct {
	Sidebar    string   // id
	Categories []string // their labels, the outermost first; empty for the pages outside of categories
	Pages      []string // ids; the page of the category comes first
}

// Groups returns the listed pages of all sidebars by category, in reading order. A page that several
// sidebars contain occurs once.
func (n Navigation) Groups() []Group {
	var groups []Group
	known := map[string]bool{}
	for _, tree := range n.trees {
		listed := make(map[string]bool, len(tree.order))
		for _, page := range tree.order {
			listed[page.ID] = true
		}
		isNew := func(id string) bool {
			isNew := listed[id] && !known[id]
			known[id] = known[id] || isNew
			return isNew
		}
		var walk func(group Group, items []Item)
		walk = func(group Group, items []Item) {
			at := len(groups)
			groups = append(groups, group)
			for _, item := range items {
				into := &groups[at]
				below := Group{Sidebar: tree.ID, Categories: append(slices.Clone(group.Categories), item.Label)}
				if item.Kind == CategoryItem {
					into = &below
				}
				if id := item.id(); isNew(id) {
					into.Pages = append(into.Pages, id)
				}
				if item.Kind == CategoryItem {
					walk(below, item.Items)
				}
			}
		}
		walk(Group{Sidebar: tree.ID}, tree.Items)
	}
	return slices.DeleteFunc(groups, func(group Group) bool { return len(group.Pages) == 0 })
}

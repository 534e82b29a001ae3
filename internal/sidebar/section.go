package sidebar

import (
	"cmp"
	"slices"

	"github.com/docgen-cli/docgen/internal/links/route"
)

// Section is a whole sidebar, or one of its categories.
type Section struct {
	Sidebar string
	Label   string   // of the category as readers see it; "" for the whole sidebar
	Names   []string // under which authors know the category: its labels with and without those around it; none for the whole sidebar

	items []Item
}

// Entry is a page or a category of a section.
type Entry struct {
	Kind  route.Kind // of the page; a category without a doc of its own is of the kind Category
	ID    string     // of the page; "" for a category without any page
	Label string
	Level int // number of categories of the section around it
}

// FirstDoc returns the id of the first doc in the first sidebar that has docs, or "".
func (o Outline) FirstDoc() string {
	for _, sidebar := range o.sidebars {
		for item := range all(sidebar.Items) {
			if doc := o.docs[item.DocID]; doc != nil && item.Kind != RefItem && !doc.FrontMatter.Unlisted {
				return item.DocID
			}
		}
	}
	return ""
}

// SidebarIDs returns the ids of the sidebars in the order of the file.
func (o Outline) SidebarIDs() []string {
	ids := make([]string, len(o.sidebars))
	for i, sidebar := range o.sidebars {
		ids[i] = sidebar.ID
	}
	return ids
}

// Sections returns all sidebars, each followed by its categories.
func (n Navigation) Sections() []Section {
	var sections []Section
	for _, tree := range n.trees {
		sections = append(sections, Section{Sidebar: tree.ID, items: tree.Items})
		var walk func(items []Item, shown, written string)
		walk = func(items []Item, shown, written string) {
			for i, item := range items {
				if item.Kind != CategoryItem {
					continue
				}
				name := cmp.Or(item.naming.text, item.Label)
				sections = append(sections, Section{
					Sidebar: tree.ID, Label: item.Label, Names: []string{written + name, shown + item.Label, name, item.Label}, items: items[i : i+1],
				})
				walk(item.Items, shown+item.Label+"/", written+name+"/")
			}
		}
		walk(tree.Items, "", "")
	}
	return sections
}

// Entries returns the pages of a section in reading order, each once, and the categories that
// contain them. Unlisted pages and links are not part of it.
func (s Section) Entries() []Entry {
	known := map[string]bool{}
	if s.Label == "" {
		return entries(s.items, 0, known)
	}
	category := s.items[0]
	below := entries(category.Items, 0, known)
	if category.DocID != "" && category.Href != "" && !known[category.DocID] {
		return append([]Entry{{Kind: route.Doc, ID: category.DocID, Label: category.Label}}, below...)
	}
	return below
}

func entries(items []Item, level int, known map[string]bool) []Entry {
	var found []Entry
	for _, item := range items {
		entry := Entry{ID: item.id(), Kind: route.Doc, Label: item.Label, Level: level}
		if item.Hidden || item.Kind != CategoryItem && item.Kind != DocItem && item.Kind != RefItem {
			continue
		}
		isNew := item.DocID != "" && item.Href != "" && !known[item.DocID]
		if isNew {
			known[item.DocID] = true
			found = append(found, entry)
		}
		below := entries(item.Items, level+1, known)
		if item.Kind == CategoryItem && !isNew && len(below) > 0 {
			entry.Kind = route.Category
			if item.Index == nil {
				entry.ID = ""
			}
			found = append(found, entry)
		}
		found = append(found, below...)
	}
	return found
}

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

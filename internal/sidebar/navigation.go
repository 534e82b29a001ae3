package sidebar

import (
	"cmp"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// Navigation answers what a page shows of the sidebars. It identifies pages by id: a doc's id,
// or the key of an [Index].
type Navigation struct {
	trees  []tree
	byID   map[string]int          // sidebar id to its index in trees
	owners map[string]int          // page id to the last tree that contains it
	docs   map[string]*content.Doc // by id
}

// Neighbor is the page before or after another page.
type Neighbor struct {
	ID    string
	Label string
}

// Path returns the URL path of the page.
func (n Neighbor) Path(routes route.Set) string { return pathOf(n.ID, routes) }

func newNavigation(sidebars []Sidebar, outline Outline, routes route.Set) Navigation {
	navigation := Navigation{
		trees: make([]tree, len(sidebars)), docs: outline.docs,
		byID: make(map[string]int, len(sidebars)), owners: make(map[string]int, len(outline.docs)),
	}
	for i, sidebar := range sidebars {
		navigation.byID[sidebar.ID] = i
		navigation.trees[i] = newTree(sidebar, outline.docs, views{routes: routes, folder: outline.folder, number: i})
		for id, occurrence := range navigation.trees[i].occurrences {
			if !occurrence.isRef {
				navigation.owners[id] = i
			}
		}
	}
	return navigation
}

// SidebarOf returns the id of the sidebar that a page shows, or "". As in Docusaurus, a doc in
// several sidebars shows the last one.
func (n Navigation) SidebarOf(id string) string {
	if doc := n.docs[id]; doc != nil && doc.FrontMatter.DisplayedSidebar.Set {
		return doc.FrontMatter.DisplayedSidebar.Value
	}
	if owner, owned := n.owners[id]; owned {
		return n.trees[owner].ID
	}
	return ""
}

// tree returns the sidebar that a page shows. It has no items if there is none.
func (n Navigation) tree(id string) tree {
	index, found := n.byID[n.SidebarOf(id)]
	if !found {
		return tree{}
	}
	return n.trees[index]
}

// Position is where a page is in the sidebar that it shows.
type Position struct {
	Trail          []Item            // from the outermost category to the page itself; empty for a page in no sidebar
	Previous, Next *Neighbor         // in reading order, or those that the doc's front matter names; nil at the ends and outside of the sidebar
	View           *contract.Sidebar // nil if the page shows no sidebar
}

// At returns where a page is.
func (n Navigation) At(id string) Position {
	shown := n.tree(id)
	position := Position{Trail: shown.trail(id), View: n.view(shown, id)}
	position.Previous, position.Next = n.neighbors(shown, id)
	return position
}

// Cards returns the cards of the innermost category that contains a page or has it as its page. For a page outside
// all categories, it returns the cards of the whole sidebar.
func (n Navigation) Cards(id string) []Card {
	shown := n.tree(id)
	items := shown.Items
	for _, step := range shown.trail(id) {
		if step.Kind == CategoryItem {
			items = step.Items
		}
	}
	return n.cards(items)
}

// neighbors returns the pages before and after a page in a sidebar, or those that the doc's front matter names.
func (n Navigation) neighbors(shown tree, id string) (previous, next *Neighbor) {
	previous, next = shown.neighbors(id)
	doc := n.docs[id]
	if doc == nil {
		return previous, next
	}
	if chosen := doc.FrontMatter.PaginationPrev; chosen.Set {
		previous = n.chosen(chosen.Value)
	}
	if chosen := doc.FrontMatter.PaginationNext; chosen.Set {
		next = n.chosen(chosen.Value)
	}
	return previous, next
}

// chosen returns the neighbor that front matter names, or nil if it is null or unlisted.
func (n Navigation) chosen(id string) *Neighbor {
	doc, found := n.docs[id]
	if !found || doc.FrontMatter.Unlisted {
		return nil
	}
	return &Neighbor{ID: id, Label: paginationLabel(doc, label(doc))}
}

// paginationLabel returns the label of a doc in the pagination; otherwise is its default.
func paginationLabel(doc *content.Doc, otherwise string) string {
	return orDefault(doc.FrontMatter.PaginationLabel, cmp.Or(otherwise, doc.Title))
}

// Trail returns only the trail of [Navigation.At].
func (n Navigation) Trail(id string) []Item { return n.tree(id).trail(id) }

// Below returns the ids of the pages in the category with an index page, by the page's key.
func (n Navigation) Below(key string) []string {
	trail := n.Trail(key)
	if len(trail) == 0 {
		return nil
	}
	var ids []string
	for item := range all(trail[len(trail)-1].Items) {
		ids = append(ids, item.id())
	}
	return ids
}

// HTML returns the HTML in all sidebars.
func (n Navigation) HTML() []string {
	var found []string
	for _, tree := range n.trees {
		for item := range all(tree.Items) {
			if item.Kind == HTMLItem {
				found = append(found, item.Value)
			}
		}
	}
	return found
}

// SidebarIDs returns the ids of the sidebars in the order of the file.
func (n Navigation) SidebarIDs() []string {
	ids := make([]string, len(n.trees))
	for i, tree := range n.trees {
		ids[i] = tree.ID
	}
	return ids
}

// First returns the path of a sidebar's first page, or "" if it has none.
func (n Navigation) First(sidebar string) string {
	index, found := n.byID[sidebar]
	if !found {
		return ""
	}
	isPage := func(item Item) bool { return item.Kind == DocItem || item.Kind == CategoryItem }
	return firstHref(n.trees[index].Items, isPage)
}

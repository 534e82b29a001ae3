package sidebar

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
)

// tree is a sidebar indexed by its docs.
type tree struct {
	Sidebar
	spots       []spot
	occurrences map[string]occurrence // page id to the first place of the page
	order       []Neighbor            // listed pages in reading order
	view        view
}

// spot is the place of a category, or of an item that links to a page.
type spot struct {
	above int // spot of the parent category; -1 for none
	index int // among its siblings
}

// occurrence is the place of a page in the tree.
type occurrence struct {
	spot  int
	order int  // index in reading order; -1 if the page is not part of it
	isRef bool // the item links to a doc of another sidebar
}

func newTree(sidebar Sidebar, docs map[string]*content.Doc, views views) tree {
	result := tree{Sidebar: sidebar, occurrences: make(map[string]occurrence, countLinks(sidebar.Items)), view: views.view(sidebar)}
	result.index(sidebar.Items, -1, docs)
	return result
}

// index records the places of the pages that items link to.
func (t *tree) index(items []Item, above int, docs map[string]*content.Doc) {
	for i, item := range items {
		if item.id() == "" && item.Kind != CategoryItem {
			continue
		}
		here := len(t.spots)
		t.spots = append(t.spots, spot{above: above, index: i})
		if item.id() != "" {
			t.add(item, here, docs[item.DocID])
		}
		t.index(item.Items, here, docs)
	}
}

// add records the place of the page that an item links to; doc is nil for the generated page of
// a category.
func (t *tree) add(item Item, spot int, doc *content.Doc) {
	result := occurrence{spot: spot, order: -1, isRef: item.Kind == RefItem}
	if !result.isRef && (doc == nil || !doc.FrontMatter.Unlisted) {
		result.order = len(t.order)
		t.order = append(t.order, Neighbor{ID: item.id(), Label: calledNext(item, doc)})
	}
	if known, found := t.occurrences[item.id()]; !found || known.isRef && !result.isRef {
		t.occurrences[item.id()] = result
	}
}

// calledNext returns the label of an item's page in the pagination of its neighbors.
func calledNext(item Item, doc *content.Doc) string {
	switch {
	case doc == nil:
		return item.Label
	case item.Kind == CategoryItem:
		return paginationLabel(doc, label(doc))
	}
	return paginationLabel(doc, item.Label)
}

// steps returns the indexes that lead to a page: in the sidebar, then in each category.
func (t tree) steps(id string) []int {
	occurrence, found := t.occurrences[id]
	if !found {
		return nil
	}
	steps := make([]int, 0, 8) // deeper trees are rare
	for spot := occurrence.spot; spot >= 0; spot = t.spots[spot].above {
		steps = append(steps, t.spots[spot].index)
	}
	slices.Reverse(steps)
	return steps
}

// trail returns the items from the outermost category to a page.
func (t tree) trail(id string) []Item {
	steps := t.steps(id)
	trail, items := make([]Item, 0, len(steps)), t.Items
	for _, index := range steps {
		trail = append(trail, items[index])
		items = items[index].Items
	}
	return trail
}

// neighbors returns the pages before and after a page in reading order.
func (t tree) neighbors(id string) (previous, next *Neighbor) {
	occurrence, found := t.occurrences[id]
	if !found || occurrence.order < 0 {
		return nil, nil
	}
	if occurrence.order > 0 {
		neighbor := t.order[occurrence.order-1]
		previous = &neighbor
	}
	if occurrence.order+1 < len(t.order) {
		neighbor := t.order[occurrence.order+1]
		next = &neighbor
	}
	return previous, next
}

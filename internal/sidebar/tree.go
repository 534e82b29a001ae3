package sidebar

import (
	"slices"

	"docgen/internal/content"
)

// tree is a sidebar indexed by its docs.
type tree struct {
	Sidebar
	spots  []spot
	stands map[string]stand // id of a page to the first place where it stands
	order  []Neighbour      // listed pages in reading order
	view   view
}

// spot is where an item that leads to a page, or a category, stands.
type spot struct {
	above int // spot of the category around it, -1 for none
	index int // among its siblings
}

// stand is the place of a page.
type stand struct {
	spot  int
	order int  // in reading order; -1 when it is not read in turn
	isRef bool // the doc is linked, but belongs elsewhere
}

func newTree(sidebar Sidebar, docs map[string]*content.Doc, views views) tree {
	made := tree{Sidebar: sidebar, stands: make(map[string]stand, countLinks(sidebar.Items)), view: views.of(sidebar)}
	made.index(sidebar.Items, -1, docs)
	return made
}

// index records where the pages of items stand.
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

// add records the place of the page that an item leads to: a doc's, or nil for
// the page made of a category.
func (t *tree) add(item Item, spot int, doc *content.Doc) {
	made := stand{spot: spot, order: -1, isRef: item.Kind == RefItem}
	if !made.isRef && (doc == nil || !doc.FrontMatter.Unlisted) {
		made.order = len(t.order)
		t.order = append(t.order, Neighbour{ID: item.id(), Label: calledNext(item, doc)})
	}
	if known, found := t.stands[item.id()]; !found || known.isRef && !made.isRef {
		t.stands[item.id()] = made
	}
}

// calledNext is what the pages beside it call the page of an item.
func calledNext(item Item, doc *content.Doc) string {
	switch {
	case doc == nil:
		return item.Label
	case item.Kind == CategoryItem:
		return paginationLabel(doc, label(doc))
	}
	return paginationLabel(doc, item.Label)
}

// way leads to a page: an index in the sidebar, then in each category.
func (t tree) way(id string) []int {
	stand, found := t.stands[id]
	if !found {
		return nil
	}
	way := make([]int, 0, 8) // deeper trees are rare
	for spot := stand.spot; spot >= 0; spot = t.spots[spot].above {
		way = append(way, t.spots[spot].index)
	}
	slices.Reverse(way)
	return way
}

// neighbours returns the pages before and after one in reading order.
func (t tree) neighbours(id string) (previous, next *Neighbour) {
	stand, found := t.stands[id]
	if !found || stand.order < 0 {
		return nil, nil
	}
	if stand.order > 0 {
		neighbour := t.order[stand.order-1]
		previous = &neighbour
	}
	if stand.order+1 < len(t.order) {
		neighbour := t.order[stand.order+1]
		next = &neighbour
	}
	return previous, next
}

package site

import (
	"cmp"
	"path"
	"slices"
	"strings"
)

// SearchIndex says what one search index of a locale is about: a version of the docs, and
// everything that does not depend on that version.
type SearchIndex struct {
	Folder string    // of its files in the output, relative to the locale's; "" for the first index
	Of     []*DocSet // in which readers use the index
	docs   []*DocSet // whose docs it has
}

// Has reports whether an index has a page. Besides a version it has the last versions of all
// other docs, and the pages outside the docs.
func (i SearchIndex) Has(page *Page) bool {
	return page.Set == nil || slices.Contains(i.docs, page.Set)
}

// IsDeferred reports whether the docs of an index are left out for now.
func (i SearchIndex) IsDeferred() bool {
	return slices.ContainsFunc(i.Of, func(set *DocSet) bool { return set.Deferred })
}

// SearchIndexes returns the search indexes of a locale. The first is for the last versions of all
// docs, which have the same content to search. A site with Algolia's search has none.
func (e *Edition) SearchIndexes() []SearchIndex {
	if e.SearchedElsewhere {
		return nil
	}
	var first SearchIndex
	for _, set := range e.Sets {
		if set.IsLast {
			first.Of = append(first.Of, set)
		}
	}
	first.docs = first.Of
	indexes := []SearchIndex{first}
	for _, set := range e.Sets {
		if set.IsLast {
			continue
		}
		folder := cmp.Or(strings.Trim(set.Base(), "/"), path.Join(set.Options.ID, set.Name)) // the first index is at the root
		docs := []*DocSet{set}
		for _, last := range first.Of {
			if last.ID.Instance != set.ID.Instance {
				docs = append(docs, last)
			}
		}
		indexes = append(indexes, SearchIndex{folder, []*DocSet{set}, docs})
	}
	return indexes
}

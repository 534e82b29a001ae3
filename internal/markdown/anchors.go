package markdown

import (
	"maps"
	"slices"
)

// Anchors are ids on a page, sorted, each once. A list needs a quarter of the memory of a map.
type Anchors []string

// Has reports whether a page has an id.
func (a Anchors) Has(id string) bool {
	_, found := slices.BinarySearch(a, id)
	return found
}

// AddTo adds the ids to a set.
func (a Anchors) AddTo(ids map[string]bool) {
	for _, id := range a {
		ids[id] = true
	}
}

// AnchorsOf returns the ids in a set.
func AnchorsOf(ids map[string]bool) Anchors { return slices.Sorted(maps.Keys(ids)) }

// repeated returns the ids that a page has more than once.
func repeated(ids []ID) []ID {
	count := make(map[string]int, len(ids))
	for _, id := range ids {
		count[id.Name]++
	}
	var all []ID
	for _, id := range ids {
		if count[id.Name] > 1 {
			all = append(all, id)
		}
	}
	return all
}

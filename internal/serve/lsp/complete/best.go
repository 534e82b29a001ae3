package complete

import (
	"cmp"
	"slices"
	"strings"
)

// best returns the items that fit best to what was typed: those that begin with it, contain it, or have its letters in its
// order.
func best(items []Item, typed string) []Item {
	wanted := strings.ToLower(typed)
	var ranks [3][]Item
	for _, item := range items {
		text := strings.ToLower(cmp.Or(item.Match, item.Label))
		switch {
		case strings.HasPrefix(text, wanted):
			ranks[0] = append(ranks[0], item)
		case strings.Contains(text, wanted):
			ranks[1] = append(ranks[1], item)
		case hasLetters(text, wanted):
			ranks[2] = append(ranks[2], item)
		}
	}
	found := slices.Concat(ranks[:]...)
	return found[:min(len(found), most)]
}

// hasLetters reports whether a text has the letters of another one in their order.
func hasLetters(text, wanted string) bool {
	for _, letter := range wanted {
		at := strings.IndexRune(text, letter)
		if at < 0 {
			return false
		}
		text = text[at+1:]
	}
	return true
}

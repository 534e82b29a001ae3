package search

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/search/invert"
)

// numbering maps records to pages and sections.
type numbering []struct{ page, section int32 }

func newNumbering(pages []PageNote) numbering {
	var result numbering
	for number, page := range pages {
		result = slices.Grow(result, page.Records)
		for section := range page.Records {
			result = append(result, struct{ page, section int32 }{int32(number), int32(section)})
		}
	}
	return result
}

// postings returns a function that appends postings of a window.
func (n numbering) postings(group group, window *invert.Window) appendPostings {
	first, _ := group.fields()
	return func(out []byte, term int) ([]byte, error) {
		return appendFields(out, group, func(out []byte, field int) ([]byte, error) {
			return appendPacked(out, window.Count(term, field-first), func(yield func(posting) bool) {
				for found := range window.Postings(term, field-first) {
					at := n[found.Document]
					if !yield(posting{int(at.page), int(at.section), found.Count, found.Length}) {
						return
					}
				}
			}), nil
		})
	}
}

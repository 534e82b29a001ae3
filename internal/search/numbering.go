package search

import (
	"sort"

	"github.com/docgen-cli/docgen/internal/search/invert"
)

// numbering maps records to pages and sections. It has the number of the first record of each page,
// and of the record after the last page.
type numbering []int

func newNumbering(pages []PageNote) numbering {
	result := make(numbering, 1, len(pages)+1)
	for _, page := range pages {
		result = append(result, result[len(result)-1]+page.Records)
	}
	return result
}

// postings returns a function that appends postings of a window.
func (n numbering) postings(group group, window *invert.Window) appendPostings {
	first, _ := group.fields()
	return func(out []byte, term int) ([]byte, error) {
		return appendFields(out, group, func(out []byte, field int) ([]byte, error) {
			return appendPacked(out, window.Count(term, field-first), func(yield func(posting) bool) {
				page := 0
				for found := range window.Postings(term, field-first) {
					if found.Document >= n[page+1] {
						page += sort.Search(len(n)-page, func(i int) bool { return n[page+i] > found.Document }) - 1
					}
					if !yield(posting{page, found.Document - n[page], found.Count, found.Length}) {
						return
					}
				}
			}), nil
		})
	}
}

package search

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/lunr"
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

// postings returns a function that opens the postings of an index for [joined].
func (n numbering) postings(entries []lunr.Entry) func(group, run) (appendPostings, error) {
	return func(group group, _ run) (appendPostings, error) {
		var postings []posting
		return func(out []byte, term int) ([]byte, error) {
			return appendFields(out, group, func(out []byte, field int) ([]byte, error) {
				postings = slices.Grow(postings[:0], entries[term].Spread(field))
				for found := range entries[term].Postings(field) {
					at := n[found.Document]
					postings = append(postings, posting{int(at.page), int(at.section), found.Count, found.Length})
				}
				return appendPacked(out, postings), nil
			})
		}, nil
	}
}

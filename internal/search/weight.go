package search

// weight is how large an index is.
type weight struct {
	postings int
	bytes    int // of texts
}

// add adds pages.
func (w *weight) add(pages []Found) {
	for _, page := range pages {
		w.bytes += page.note().Bytes
		for _, analysis := range page.Counts {
			for range analysis.Terms(fieldCount) {
				w.postings++
			}
		}
	}
}

// weight returns the weight of the pages of a ledger.
func (l Ledger) weight(postings int) weight {
	result := weight{postings: postings}
	for _, page := range l.Pages {
		result.bytes += page.Bytes
	}
	return result
}

// isTooLarge estimates whether an index is far beyond the budget. A build need not make such an
// index to find that out, and an update need not make it at all.
func (w weight) isTooLarge(budget int) bool {
	return w.postings*leastPerPosting+w.bytes/mostCompression > budget
}

// A compressed index takes more than leastPerPosting bytes per posting. Text seldom compresses
// better than mostCompression to one.
const (
	leastPerPosting = 2
	mostCompression = 6
)

package search

import (
	"errors"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// The maximum size of a file of a split index, unless a single item is larger. Most files have a
// third of it or more. Smaller files would be more numerous; larger files would make a query for
// one word download more. Many rare terms take as much room as a common one.
const (
	postingsPerPart = 32_000
	roomOfTerm      = 12       // that a term takes besides its postings, in postings
	bytesPerPart    = 30 << 10 // of the texts of records
)

// joined is everything that the parts with terms are made from. Large data is loaded only for parts
// that change.
type joined struct {
	Ledger   // with blocks, without other parts
	terms    int
	term     func(at int) vocabularyTerm         // in order
	load     func(group group, runs []run) error // makes runs ready; nil if they always are
	atOnce   int                                 // postings that load can make ready
	postings func(group group, of run) (appendPostings, error)
	earlier  earlierParts // may be nil
	store    *store
	parallel lunr.Parallel
	most     int // postings of a term in a field that are not abridged
}

// appendPostings appends the JSON of a term's postings in the fields of a group: an array of
// packed postings; see appendPacked. It is called for each term of a run, in order.
type appendPostings func(out []byte, term int) ([]byte, error)

// earlierParts returns the unchanged parts of the last build.
type earlierParts interface {
	// terms returns the part with the terms from first to before end, and those with complete postings. An empty
	// end means no limit.
	terms(group group, first, end string) (part Part, complete []Part, stays bool)
}

// inParts makes the parts with terms. It returns the files of a split index: the two main files, and
// the parts, of which a query downloads what it needs. It also returns the ledger for the next build.
func (j joined) inParts() (main []mainFile, parts []File, next Ledger, err error) {
	next = j.Ledger
	var errs [groupCount]error
	for group := range groupCount {
		var made termParts
		made, errs[group] = j.termParts(group)
		next.Parts[group] = made.parts
		if group < vocabulary {
			next.Complete[group] = made.complete
		}
	}
	if err := errors.Join(errs[:]...); err != nil {
		return nil, nil, Ledger{}, err
	}
	set := partSet{store: j.store, known: map[string]bool{}}
	for _, complete := range next.Complete {
		set.add(indexName, complete)
	}
	head, docs, err := j.lists(&set, next)
	if err != nil {
		return nil, nil, Ledger{}, err
	}
	main = make([]mainFile, 2)
	for i, value := range []any{docs, head} {
		content, err := encode(value)
		if err != nil {
			return nil, nil, Ledger{}, err
		}
		main[i] = mainFile{[]string{docsName, indexName}[i], content}
	}
	return main, set.files, next, nil
}

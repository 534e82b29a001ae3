package search

import "errors"

// ErrCannotUpdate says that the search files of the last build are damaged, or are not
// such that [Update] can make the next ones of them.
var ErrCannotUpdate = errors.New("the search files of the last build cannot be updated")

// Earlier is the last build of an index in parts.
type Earlier struct {
	Ledger Ledger
	Read   func(name string) ([]byte, error) // reads one of its files by its name
}

// Next is what became of the pages since.
type Next struct {
	Was     []int    // of each page, in order, the number that it had; -1 if it was not there
	Changes []Change // the pages that were not there, or are not as they were, in order
}

// Change is a page that was not there, or is not as it was.
type Change struct {
	Page int // its number
	Now  Found
}

// Update makes the search files of a site out of those of the last build, as [Build]
// would make them. It reads the parts that hold what changed, makes these anew and keeps
// all others. Pages that are added, removed or moved change the numbers of others, and
// so most parts with postings; but no other page need be read.
//
// The error is ErrCannotUpdate if the last index was not in parts, or the next one may
// not be.
func Update(earlier Earlier, next Next, options Options) (Made, error) {
	last := earlier.Ledger
	pages, fits := newPageDiff(next, len(last.Pages))
	if len(last.Pages) == 0 || last.Language != options.Language.Name || !fits {
		return Made{}, ErrCannotUpdate
	}
	patch := &patch{opened: open(earlier), last: last, pages: pages, diff: diff{changes: map[string]*termChange{}}}
	ledger := Ledger{Language: last.Language, Lengths: last.Lengths, Filled: last.Filled, Samples: last.Samples}
	for was, now := range pages.now {
		if !pages.isLost(was) {
			continue
		}
		records, err := patch.opened.records(last, was)
		if err != nil {
			return Made{}, err
		}
		counts := options.Language.Count(records)
		ledger.count(counts, -1)
		patch.add(now, counts, func(change *termChange) *[fieldCount][]posting { return &change.old })
	}
	for page, was := range pages.was {
		found := pages.changed(page)
		if found == nil {
			ledger.Pages = append(ledger.Pages, last.Pages[was])
			continue
		}
		ledger.Pages = append(ledger.Pages, found.note())
		ledger.count(found.Counts, 1)
		patch.add(page, found.Counts, func(change *termChange) *[fieldCount][]posting { return &change.new })
	}
	patch.touch()
	terms, err := patch.vocabulary(last.Parts[vocabulary], options.Parallel)
	if err == nil {
		patch.next, err = patch.apply(terms)
	}
	if err == nil && !ledger.isTooLarge(size(patch.next), options.Budget) {
		err = ErrCannotUpdate
	}
	if err != nil {
		return Made{}, err
	}
	return joined{
		Ledger: ledger, terms: patch.next, parallel: options.Parallel, records: patch.records, postings: patch.postings, earlier: patch,
	}.publish(options, earlier.Read)
}

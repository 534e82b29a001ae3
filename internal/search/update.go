package search

import (
	"errors"
	"slices"

	"github.com/docgen-cli/docgen/internal/search/words"
)

// ErrCannotUpdate says that the search files of the last build are damaged, or that [Update]
// cannot derive the next ones from them.
var ErrCannotUpdate = errors.New("the search files of the last build cannot be updated")

// Earlier is the last build with a split index.
type Earlier struct {
	Ledger Ledger
	Read   func(name string) ([]byte, error) // reads a file by its name
}

// Next describes the current pages in relation to the last build.
type Next struct {
	Was     []int    // old number of each page, in order; -1 for a new page
	Changes []Change // new and changed pages, in order
}

// Change is a new or changed page.
type Change struct {
	Page int // its number
	Now  Found
}

// Update makes the same search files as [Build] would, from those of the last build. It reads
// and replaces the parts that change and keeps all others; files receives those that it makes.
// Adding, removing or moving a page changes the numbers of other pages and therefore most parts
// with postings, but no other page has to be read.
//
// The error is ErrCannotUpdate if the last index was not split, or if the next one might not
// be.
func Update(earlier Earlier, next Next, files Files, options Options) (Result, error) {
	last := earlier.Ledger
	pages, fits := newPageDiff(next, len(last.Pages))
	if len(last.Pages) == 0 || !slices.Equal(last.Languages, tags(options.Languages)) || !fits {
		return Result{}, ErrCannotUpdate
	}
	patch := &patch{opened: open(earlier), last: last, pages: pages, diff: diff{changes: map[string]*termChange{}}}
	ledger := Ledger{Languages: last.Languages, Lengths: last.Lengths, Filled: last.Filled, Samples: last.Samples}
	for was, now := range pages.now {
		if !pages.isLost(was) {
			continue
		}
		records, err := patch.opened.records(last, was)
		if err != nil {
			return Result{}, err
		}
		counts := Count(options.language(last.Pages[was].Language), records)
		ledger.count(counts, -1)
		patch.add(now, counts, func(change *termChange) *[fieldCount][]posting { return &change.old })
	}
	for page, was := range pages.was {
		found := pages.changed[page]
		if found == nil {
			ledger.Pages = append(ledger.Pages, last.Pages[was])
			continue
		}
		ledger.add(*found)
		patch.add(page, found.Counts, func(change *termChange) *[fieldCount][]posting { return &change.new })
	}
	patch.touch()
	terms, err := patch.vocabulary(last.Parts[vocabulary], options.Parallel)
	if err == nil {
		patch.next, err = patch.apply(terms)
	}
	if err == nil && !ledger.weight(size(patch.next)).isTooLarge(options.Budget) {
		err = ErrCannotUpdate
	}
	store := newStore(files)
	if err == nil {
		ledger.Blocks, err = patch.blocks(ledger.Pages, store, options.Parallel)
	}
	if err != nil {
		return Result{}, err
	}
	return joined{
		Ledger: ledger, terms: len(patch.next), term: func(at int) vocabularyTerm { return patch.next[at] },
		postings: patch.postings, earlier: patch, store: store, parallel: options.Parallel, most: options.mostPostings(),
	}.publish(options, earlier.Read)
}

// language returns the language with a tag; the first one for "".
func (o Options) language(tag string) words.Language {
	for _, language := range o.Languages {
		if language.Tag == tag {
			return language
		}
	}
	return o.Languages[0]
}

// pageDiff maps the pages of the last build to the current ones.
type pageDiff struct {
	was      []int          // old number of each page; -1 for a new page
	now      []int          // new number of each old page; -1 for a removed page
	changed  map[int]*Found // changed pages by new number
	areMoved bool           // whether any page has a new number
}

// newPageDiff returns false if the numbers do not fit the number of pages in the last build, or
// if the content of a new page is missing.
func newPageDiff(next Next, pages int) (pageDiff, bool) {
	result := pageDiff{was: next.Was, now: make([]int, pages), changed: map[int]*Found{}}
	for i := range next.Changes {
		result.changed[next.Changes[i].Page] = &next.Changes[i].Now
	}
	for was := range result.now {
		result.now[was] = -1
	}
	for page, was := range next.Was {
		switch {
		case was >= pages || was < 0 && result.changed[page] == nil || was >= 0 && result.now[was] >= 0:
			return pageDiff{}, false
		case was >= 0:
			result.now[was] = page
			result.areMoved = result.areMoved || was != page
		}
	}
	return result, true
}

// isLost reports whether a page of the last build changed or was removed.
func (d *pageDiff) isLost(was int) bool { return d.now[was] < 0 || d.changed[d.now[was]] != nil }

// renumber gives postings the new numbers of their pages, and removes postings of changed
// pages. It returns false if the last build had no such page.
func (d *pageDiff) renumber(postings *[]posting) bool {
	kept := (*postings)[:0]
	for _, posting := range *postings {
		if posting.page >= len(d.now) {
			return false
		}
		if !d.isLost(posting.page) {
			posting.page = d.now[posting.page]
			kept = append(kept, posting)
		}
	}
	*postings = kept
	return true
}

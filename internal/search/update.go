package search

import (
	"errors"
	"fmt"
	"slices"

	"docgen/internal/lunr"
)

// ErrDamaged says that a file of the last build is other than it was.
var ErrDamaged = errors.New("the search files of the last build are damaged")

// Change is a page whose text is other than at the last build. It must have as many
// records as it had.
type Change struct {
	Page    int // its number
	Now     Found
	Earlier Counts // what its terms were
}

// Earlier is the last build of an index in parts, for [Update].
type Earlier struct {
	Ledger Ledger
	Read   func(name string) ([]byte, error) // reads a file of it by its name, when asked for
}

// CanUpdate reports whether [Update] can make the index: it takes one in parts, of
// which no page has more or fewer records than it had.
func CanUpdate(ledger Ledger, changes []Change, options Options) bool {
	hasOtherRecords := func(change Change) bool { return len(change.Now.Records) != ledger.Pages[change.Page].Records }
	return len(ledger.Pages) > 0 && !slices.ContainsFunc(changes, hasOtherRecords) && isTooLarge(ledger.with(changes).size(), options.Budget)
}

// Update makes the search files of a site of which the texts of some pages, in order,
// have changed, as [Build] would make them. Files that stay are kept.
func Update(earlier Earlier, changes []Change, options Options) (Made, error) {
	ledger := earlier.Ledger.with(changes)
	patch := newPatch(earlier, changes)
	return joined{
		Ledger: ledger, parallel: options.Parallel, records: patch.records,
		packed: func(out []byte, term, field int) ([]byte, error) {
			return patch.append(out, ledger.Terms[term].Text, field)
		},
		holdsPage: func(first, end int) bool {
			return slices.ContainsFunc(changes, func(change Change) bool { return first <= change.Page && change.Page < end })
		},
		holdsTerm: func(first, end int) bool { return patch.touches(ledger.Terms, first, end) },
	}.publish(options, earlier.Read)
}

// with is the ledger of the site once it has changed, with the parts as they were.
func (l Ledger) with(changes []Change) Ledger {
	l.Pages = slices.Clone(l.Pages)
	spreads := map[string][fieldCount]int{} // by how much those of terms change
	count := func(counts Counts, times int) {
		l.count(counts, times)
		for _, analysis := range counts {
			for found := range analysis.Terms(fieldCount) {
				spread := spreads[found.Text]
				spread[found.Field] += times
				spreads[found.Text] = spread
			}
		}
	}
	for _, change := range changes {
		l.Pages[change.Page] = change.Now.note()
		count(change.Earlier, -1)
		count(change.Now.Counts, 1)
	}
	terms := make([]TermNote, 0, len(l.Terms)+len(spreads))
	for _, term := range l.Terms {
		for field, more := range spreads[term.Text] {
			term.Spread[field] += more
		}
		delete(spreads, term.Text)
		if term.Spread != ([fieldCount]int{}) {
			terms = append(terms, term)
		}
	}
	for text, spread := range spreads {
		terms = append(terms, TermNote{text, spread})
	}
	if len(spreads) > 0 {
		slices.SortFunc(terms, func(a, b TermNote) int { return lunr.Compare(a.Text, b.Text) })
	}
	l.Terms = terms
	return l
}

// reader reads files of the last build.
type reader func(name string) ([]byte, error)

// content is that of a file, read when it is kept.
func (r reader) content(file File) ([]byte, error) {
	if !file.Kept {
		return file.Content, nil
	}
	content, err := r(file.Name + ".json")
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if nameOf(content) != file.Name[len(file.Name)-nameLength:] || len(content) != file.size {
		return nil, fmt.Errorf("%w: %s", ErrDamaged, file.Name)
	}
	return content, nil
}

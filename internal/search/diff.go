package search

import (
	"fmt"
	"maps"
	"slices"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// diff describes how terms change.
type diff struct {
	changes map[string]*termChange // of the terms that changed pages have or had
	touched [groupCount][]string   // sorted terms whose parts change, per group
}

// termChange has the old and new postings of a term in changed pages. Pages have their new
// numbers; a removed page has the number -1.
type termChange struct{ old, new [fieldCount][]posting }

func (d *diff) change(term string) *termChange {
	if d.changes[term] == nil {
		d.changes[term] = &termChange{}
	}
	return d.changes[term]
}

func (d *diff) add(page int, counts Counts, side func(*termChange) *[fieldCount][]posting) {
	for section, analysis := range counts {
		for found := range analysis.Terms(fieldCount) {
			list := &side(d.change(string(found.Text)))[found.Field]
			*list = append(*list, posting{page, section, found.Count, found.Length})
		}
	}
}

// touch records which terms change parts of which groups, after all changes are added.
func (d *diff) touch() {
	for _, term := range slices.SortedFunc(maps.Keys(d.changes), lunr.Compare) {
		change := d.changes[term]
		var isTouched [groupCount]bool
		for field := range fieldCount {
			if !slices.Equal(change.old[field], change.new[field]) {
				isTouched[groupOf(field)] = true
			}
		}
		isTouched[vocabulary] = change.spread() != [vocabulary]int32{}
		for group, touched := range isTouched {
			if touched {
				d.touched[group] = append(d.touched[group], term)
			}
		}
	}
}

// spread returns by how much the number of fields with the term grows in each group.
func (c *termChange) spread() (more [vocabulary]int32) {
	for field := range fieldCount {
		more[groupOf(field)] += int32(len(c.new[field]) - len(c.old[field]))
	}
	return more
}

// touches reports whether a term from first to before end changes parts of a group. An empty
// end means no limit.
func (d *diff) touches(group group, first, end string) bool {
	at, _ := slices.BinarySearchFunc(d.touched[group], first, lunr.Compare)
	return at < len(d.touched[group]) && (end == "" || lunr.Compare(d.touched[group][at], end) < 0)
}

// apply returns the terms after the changes.
func (d *diff) apply(terms []vocabularyTerm) ([]vocabularyTerm, error) {
	result := make([]vocabularyTerm, 0, len(terms)+len(d.touched[vocabulary]))
	for _, text := range d.touched[vocabulary] {
		at, found := slices.BinarySearchFunc(terms, text, func(term vocabularyTerm, text string) int { return lunr.Compare(term.text, text) })
		result = append(result, terms[:at]...)
		terms = terms[at:]
		term := vocabularyTerm{text: text}
		if found {
			term, terms = terms[0], terms[1:]
		}
		for group, more := range d.changes[text].spread() {
			term.spread[group] += more
			if term.spread[group] < 0 {
				return nil, fmt.Errorf("%w: the spread of %q", ErrCannotUpdate, text)
			}
		}
		if term.spread != [vocabulary]int32{} {
			result = append(result, term)
		}
	}
	return append(result, terms...), nil
}

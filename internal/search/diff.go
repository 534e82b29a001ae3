package search

import (
	"fmt"
	"maps"
	"slices"

	"docgen/internal/lunr"
)

// diff says what becomes of terms.
type diff struct {
	changes map[string]*termChange // of the terms that changed pages have, or had
	touched [groupCount][]string   // those by which parts of a group change, sorted
}

// termChange is where a term stands, and stood, in the fields of pages that are not as
// they were. Pages go by their numbers now; one that is gone has the number -1.
type termChange struct{ old, new [fieldCount][]posting }

func (d *diff) of(term string) *termChange {
	if d.changes[term] == nil {
		d.changes[term] = &termChange{}
	}
	return d.changes[term]
}

func (d *diff) add(page int, counts Counts, side func(*termChange) *[fieldCount][]posting) {
	for section, analysis := range counts {
		for found := range analysis.Terms(fieldCount) {
			list := &side(d.of(found.Text))[found.Field]
			*list = append(*list, posting{page, section, found.Count, found.Length})
		}
	}
}

// touch notes which terms change which groups of parts, once all are added.
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

// spread is how many more fields of each group have the term than had it.
func (c *termChange) spread() (more [vocabulary]int32) {
	for field := range fieldCount {
		more[groupOf(field)] += int32(len(c.new[field]) - len(c.old[field]))
	}
	return more
}

// touches reports whether a term from one to before another changes parts of a group.
// No end is the end of all.
func (d *diff) touches(group group, first, end string) bool {
	at, _ := slices.BinarySearchFunc(d.touched[group], first, lunr.Compare)
	return at < len(d.touched[group]) && (end == "" || lunr.Compare(d.touched[group][at], end) < 0)
}

// apply gives the terms as they are now.
func (d *diff) apply(terms []vocabularyTerm) ([]vocabularyTerm, error) {
	made := make([]vocabularyTerm, 0, len(terms)+len(d.touched[vocabulary]))
	for _, text := range d.touched[vocabulary] {
		at, found := slices.BinarySearchFunc(terms, text, func(term vocabularyTerm, text string) int { return lunr.Compare(term.text, text) })
		made = append(made, terms[:at]...)
		terms = terms[at:]
		term := vocabularyTerm{text: text}
		if found {
			term, terms = terms[0], terms[1:]
		}
		for group, more := range d.changes[text].spread() {
			if term.spread[group] += more; term.spread[group] < 0 {
				return nil, fmt.Errorf("%w: the spread of %q", ErrCannotUpdate, text)
			}
		}
		if term.spread != [vocabulary]int32{} {
			made = append(made, term)
		}
	}
	return append(made, terms...), nil
}

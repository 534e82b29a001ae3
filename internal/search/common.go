package search

import (
	"iter"
	"maps"
	"math"
	"slices"
)

// A first letter with at most termsPerLetter terms has all of them in one part of the
// vocabulary. If there are more, they are divided, and a part of its own lists the most common
// ones. Browsers complete and correct words with these, because correcting a word to a name
// that occurs once helps nobody.
const (
	termsPerLetter = 4000
	commonTerms    = 2000
)

// The sizes of terms in parts of the vocabulary, of which termsPerLetter is the maximum. A part
// with whole letters has at most 500 terms if possible, and a part of a divided letter 4,000.
const (
	wholeLetterSize   = 8
	dividedLetterSize = 1
)

// vocabularyItems returns terms as the items of the parts of a vocabulary.
func vocabularyItems(count int, text func(i int) string) items {
	isDivided := make([]bool, count)
	for letter := range letters(count, text) {
		for i := letter.first; i < letter.end; i++ {
			isDivided[i] = letter.isDivided()
		}
	}
	return items{
		count: count,
		name:  text,
		size: func(i int) int {
			if isDivided[i] {
				return dividedLetterSize
			}
			return wholeLetterSize
		},
		mayBegin: func(i int) bool { return isDivided[i] || firstUnit(text(i-1)) != firstUnit(text(i)) },
	}
}

// letters iterates over the runs of terms with the same first letter.
func letters(count int, text func(i int) string) iter.Seq[run] {
	return func(yield func(run) bool) {
		first := 0
		for i := range count {
			if isLast := i+1 == count; isLast || firstUnit(text(i)) != firstUnit(text(i+1)) {
				if !yield(run{first, i + 1}) {
					return
				}
				first = i + 1
			}
		}
	}
}

// isDivided reports whether a letter with these terms has too many for one part.
func (r run) isDivided() bool { return r.end-r.first > termsPerLetter }

// commonParts makes the parts with the most common terms of each letter that has too many.
func (j joined) commonParts() ([]Part, error) {
	var parts []Part
	for letter := range letters(j.terms, j.text) {
		if letter.isDivided() {
			part, err := j.store.part(indexName, vocabularyJSON(mostCommon(j.termsOf(letter), commonTerms)))
			if err != nil {
				return nil, err
			}
			part.First = j.text(letter.first)
			parts = append(parts, part)
		}
	}
	return parts, nil
}

// mostCommon returns the terms with the highest spread, in their order: at most as many as
// given. Of terms with the same spread, it returns all or none.
func mostCommon(terms []vocabularyTerm, most int) []vocabularyTerm {
	counts := map[int]int{}
	for _, term := range terms {
		counts[term.total()]++
	}
	chosen, least := 0, math.MaxInt
	for _, spread := range slices.Backward(slices.Sorted(maps.Keys(counts))) {
		chosen += counts[spread]
		if chosen > most {
			break
		}
		least = spread
	}
	var common []vocabularyTerm
	for _, term := range terms {
		if term.total() >= least {
			common = append(common, term)
		}
	}
	return common
}

package search

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A query would download megabytes for a word that is in almost every record of a large site.
// Browsers therefore get the postings of a term in a field abridged if there are more than
// mostPostings: the best ones as they are, and of the rest only the first place in each page. The
// complete postings of such a term are in a file that only [Update] reads.
const mostPostings = 16_000

func (o Options) mostPostings() int { return cmp.Or(o.most, mostPostings) }

// bestShare says how many postings stay as they are: mostPostings divided by it, which is more than
// anybody looks at.
const bestShare = 2

// restMark separates the best postings from the rest.
const restMark = '.'

// abridged returns the postings of a term as browsers get them. It takes and returns the JSON
// of its postings in the fields of a group, and is the same unless a field has more postings
// than the given number.
func abridged(complete entry, group group, most int) (string, error) {
	fields, err := complete.packed(group)
	if err != nil {
		return "", err
	}
	isAbridged := false
	for field, text := range fields {
		packed, isWhole := openPacked(text)
		if !isWhole {
			return "", fmt.Errorf("%w: the postings of %q", ErrCannotUpdate, complete.term)
		}
		if packed.count > most {
			best, rest := packed.divide(most / bestShare)
			short := appendPacked(nil, len(best), slices.Values(best))
			fields[field] = string(appendPlaces(append(short, restMark), len(rest), slices.Values(rest)))
			isAbridged = true
		}
	}
	if !isAbridged {
		return complete.postings, nil
	}
	return `["` + strings.Join(fields, `","`) + `"]`, nil
}

// divide returns the best postings and, for each page that has others, the first of these.
func (p packed) divide(most int) (best, rest []posting) {
	qualities := make([]uint32, 0, p.count)
	for posting := range p.postings() {
		qualities = append(qualities, posting.quality())
	}
	slices.Sort(qualities)
	least := qualities[len(qualities)-most] // of the best
	above, _ := slices.BinarySearch(qualities, least+1)
	equal := most - (len(qualities) - above) // how many of the best have just this quality
	for posting := range p.postings() {
		quality := posting.quality()
		isBest := quality > least
		if quality == least && equal > 0 {
			isBest = true
			equal--
		}
		switch {
		case isBest:
			best = append(best, posting)
		case len(rest) == 0 || rest[len(rest)-1].page != posting.page:
			rest = append(rest, posting)
		}
	}
	return best, rest
}

// usualLength stands for the average length of a field, which changes with every edit.
const usualLength = 64

// quality orders the postings of a term like the scores that browsers give them, for fields of
// usual average length. The formula is BM25's with lunr's parameters, without what is the same for
// all postings, in whole numbers so that all machines choose the same ones.
func (p posting) quality() uint32 {
	return uint32(min(p.count, 1<<12) << 16 / (usualLength + 3*p.length))
}

package search

import (
	"strconv"

	"github.com/docgen-cli/docgen/internal/contract"
	"github.com/docgen-cli/docgen/internal/lunr"
)

// termParts makes the parts of a group. All terms with the same first letter are in the same
// part of the vocabulary.
func (j joined) termParts(group group, ranks []uint64) ([]Part, error) {
	cutting, most := items{ranks: ranks, size: func(i int) int { return int(j.terms[i].spread[group]) }}, postingsPerPart
	content := func(run run) ([]byte, error) { return j.postingsJSON(group, run) }
	if group == vocabulary {
		cutting.size, most = func(int) int { return 1 }, termsPerPart
		cutting.mayBegin = func(i int) bool { return firstUnit(j.terms[i-1].text) != firstUnit(j.terms[i].text) }
		content = func(run run) ([]byte, error) { return vocabularyJSON(j.terms[run.first:run.end]), nil }
	}
	text := func(i int) string {
		if i == len(j.terms) {
			return ""
		}
		return j.terms[i].text
	}
	stays := func(run run) (Part, bool) { return j.earlier.terms(group, text(run.first), text(run.end)) }
	return j.makeParts(cut(cutting, most), stays, text, content)
}

// postingsJSON writes the postings of terms: {"window":["B…","","C…"]}.
func (j joined) postingsJSON(group group, run run) ([]byte, error) {
	appendPostings, err := j.postings(group, run)
	out := []byte{'{'}
	for at := run.first; at < run.end && err == nil; at++ {
		if j.terms[at].spread[group] == 0 {
			continue
		}
		if len(out) > 1 {
			out = append(out, ',')
		}
		out, err = appendPostings(append(lunr.AppendJSON(out, j.terms[at].text), ':'), at)
	}
	return append(out, '}'), err
}

// blocks makes the parts that contain the records of whole pages.
func (j joined) blocks() ([]Part, error) {
	runs := cut(items{
		ranks: ranksOf(len(j.Pages), func(i int) string { return j.Pages[i].URL }),
		size:  func(i int) int { return j.Pages[i].Bytes },
	}, bytesPerPart)
	return j.makeParts(runs, func(run run) (Part, bool) { return j.earlier.block(run) }, strconv.Itoa, j.recordsJSON)
}

func (j joined) recordsJSON(run run) ([]byte, error) {
	records := []contract.SearchRecord{}
	for page := run.first; page < run.end; page++ {
		own, err := j.records(page)
		if err != nil {
			return nil, err
		}
		records = append(records, own...)
	}
	return encode(records)
}

// firstRecords returns the index of the first record of each block.
func (l Ledger) firstRecords() []int {
	var firsts []int
	page, record := 0, 0
	for _, block := range l.Blocks {
		for ; page < block.firstPage(); page++ {
			record += l.Pages[page].Records
		}
		firsts = append(firsts, record)
	}
	return firsts
}

// appendFields appends the packed postings of each field of a group as JSON.
func appendFields(out []byte, group group, packed func(out []byte, field int) ([]byte, error)) ([]byte, error) {
	first, end := group.fields()
	separator := byte('[')
	for field := first; field < end; field++ {
		var err error
		if out, err = packed(append(out, separator, '"'), field); err != nil {
			return nil, err
		}
		out, separator = append(out, '"'), ','
	}
	return append(out, ']'), nil
}

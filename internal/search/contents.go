package search

import (
	"strconv"

	"docgen/internal/contract"
	"docgen/internal/lunr"
)

// vocabulary makes the parts that list the terms, with how many fields of names
// and texts have each. All terms with the same first letter are in one part.
func (j joined) vocabulary() []Part {
	terms := j.Terms
	runs := cut(items{
		count: len(terms), key: func(i int) string { return terms[i].Text }, size: func(int) int { return 1 },
		mayBegin: func(i int) bool { return firstUnit(terms[i-1].Text) != firstUnit(terms[i].Text) },
	}, termsPerPart)
	parts := make([]Part, len(runs))
	j.parallel.Do(len(runs), func(i int) {
		out := []byte{'['}
		for at, term := range terms[runs[i].first:runs[i].end] {
			if at > 0 {
				out = append(out, ',')
			}
			out = lunr.AppendJSON(append(out, '['), term.Text)
			out = strconv.AppendInt(append(out, ','), int64(term.spread(nameFields)), 10)
			out = strconv.AppendInt(append(out, ','), int64(term.spread(textFields)), 10)
			out = append(out, ']')
		}
		parts[i] = madePart(append(out, ']'))
		parts[i].First = terms[runs[i].first].Text
	})
	return parts
}

// postings makes the parts that say where terms stand in some fields, those alone
// that are other than in earlier.
func (j joined) postings(fields []int, earlier []Part) ([]Part, error) {
	runs := cut(items{
		count: len(j.Terms), key: func(i int) string { return j.Terms[i].Text }, size: func(i int) int { return j.Terms[i].spread(fields) },
	}, postingsPerPart)
	text := func(i int) string {
		if i == len(j.Terms) {
			return ""
		}
		return j.Terms[i].Text
	}
	return j.renew(runs, earlier, text, j.holdsTerm, func(run run) ([]byte, error) { return j.postingsOf(run, fields) })
}

func (j joined) postingsOf(run run, fields []int) ([]byte, error) {
	out := []byte{'{'}
	for at := run.first; at < run.end; at++ {
		if j.Terms[at].spread(fields) == 0 {
			continue
		}
		if len(out) > 1 {
			out = append(out, ',')
		}
		out = append(lunr.AppendJSON(out, j.Terms[at].Text), ':', '[')
		for i, field := range fields {
			if i > 0 {
				out = append(out, ',')
			}
			var err error
			if out, err = j.packed(append(out, '"'), at, field); err != nil {
				return nil, err
			}
			out = append(out, '"')
		}
		out = append(out, ']')
	}
	return append(out, '}'), nil
}

// blocks makes the parts that hold the records of whole pages.
func (j joined) blocks() ([]Part, error) {
	runs := cut(items{
		count: len(j.Pages), key: func(i int) string { return j.Pages[i].URL }, size: func(i int) int { return j.Pages[i].Bytes },
	}, bytesPerPart)
	return j.renew(runs, j.Blocks, strconv.Itoa, j.holdsPage, func(run run) ([]byte, error) {
		records := []contract.SearchRecord{}
		for page := run.first; page < run.end; page++ {
			own, err := j.records(page)
			if err != nil {
				return nil, err
			}
			records = append(records, own...)
		}
		return encode(records)
	})
}

// firstRecords says which record each block begins with.
func (j joined) firstRecords(blocks []Part) []int {
	var firsts []int
	page, record := 0, 0
	for _, block := range blocks {
		for ; page < block.firstPage(); page++ {
			record += j.Pages[page].Records
		}
		firsts = append(firsts, record)
	}
	return firsts
}

package search

import (
	"github.com/docgen-cli/docgen/internal/lunr"
)

// termParts makes the parts of a group.
func (j joined) termParts(group group) ([]Part, error) {
	cutting := items{count: j.terms, name: j.text, size: func(i int) int { return int(j.term(i).spread[group]) }}
	most, content := postingsPerPart, func(run run) ([]byte, error) { return j.postingsJSON(group, run) }
	if group == vocabulary {
		cutting, most = vocabularyItems(j.terms, j.text), termsPerLetter
		content = func(run run) ([]byte, error) { return vocabularyJSON(j.termsOf(run)), nil }
	}
	runs := cut(cutting, most)
	parts := make([]Part, 0, len(runs))
	for len(runs) > 0 {
		batch := runs
		if j.load != nil {
			batch = j.first(group, runs)
			if err := j.load(group, batch); err != nil {
				return nil, err
			}
		}
		made, err := j.makeParts(group, batch, content)
		if err != nil {
			return nil, err
		}
		parts, runs = append(parts, made...), runs[len(batch):]
	}
	return parts, nil
}

// first returns the first runs that can be loaded at the same time. The vocabulary has no postings.
func (j joined) first(group group, runs []run) []run {
	if group == vocabulary {
		return runs
	}
	size := 0
	for count, run := range runs {
		for at := run.first; at < run.end; at++ {
			size += int(j.term(at).spread[group])
		}
		if size > j.atOnce && count > 0 {
			return runs[:count]
		}
	}
	return runs
}

// makeParts makes the parts of the runs that changed.
func (j joined) makeParts(group group, runs []run, content func(run) ([]byte, error)) ([]Part, error) {
	parts, errs := make([]Part, len(runs)), make([]error, len(runs))
	j.parallel.Do(len(runs), func(i int) {
		first, end, stays := j.text(runs[i].first), j.text(runs[i].end), false
		if j.earlier != nil {
			parts[i], stays = j.earlier.terms(group, first, end)
		}
		if !stays {
			var made []byte
			if made, errs[i] = content(runs[i]); errs[i] == nil {
				parts[i], errs[i] = j.store.part(indexName, made)
			}
		}
		parts[i].First = first
	})
	return parts, check(parts, errs)
}

// text returns the text of a term; "" for the end.
func (j joined) text(at int) string {
	if at == j.terms {
		return ""
	}
	return j.term(at).text
}

func (j joined) termsOf(run run) []vocabularyTerm {
	terms := make([]vocabularyTerm, 0, run.end-run.first)
	for at := run.first; at < run.end; at++ {
		terms = append(terms, j.term(at))
	}
	return terms
}

// postingsJSON writes the postings of terms: {"window":["B…","","C…"]}.
func (j joined) postingsJSON(group group, run run) ([]byte, error) {
	appendPostings, err := j.postings(group, run)
	out := []byte{'{'}
	for at := run.first; at < run.end && err == nil; at++ {
		term := j.term(at)
		if term.spread[group] == 0 {
			continue
		}
		if len(out) > 1 {
			out = append(out, ',')
		}
		out, err = appendPostings(append(lunr.AppendJSON(out, term.text), ':'), at)
	}
	return append(out, '}'), err
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

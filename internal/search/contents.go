package search

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// termParts are the parts of a group.
type termParts struct {
	parts    []Part
	complete []Part // see Ledger
}

// termParts makes the parts of a group.
func (j joined) termParts(group group) (termParts, error) {
	cutting := items{count: j.terms, name: j.text, size: func(i int) int { return j.room(group, i) }}
	most, content := postingsPerPart, func(run run) ([]byte, []Part, error) { return j.postingsJSON(group, run) }
	if group == vocabulary {
		cutting, most = vocabularyItems(j.terms, j.text), termsPerLetter
		content = func(run run) ([]byte, []Part, error) { return vocabularyJSON(j.termsOf(run)), nil, nil }
	}
	runs := cut(cutting, most)
	made := termParts{parts: make([]Part, 0, len(runs))}
	for len(runs) > 0 {
		batch := runs
		if j.load != nil {
			batch = j.first(group, runs)
			if err := j.load(group, batch); err != nil {
				return termParts{}, err
			}
		}
		if err := j.makeParts(&made, group, batch, content); err != nil {
			return termParts{}, err
		}
		runs = runs[len(batch):]
	}
	return made, nil
}

// room returns how much room the postings of a term take in a part, in postings.
func (j joined) room(group group, at int) int {
	spread := int(j.term(at).spread[group])
	return min(spread, j.most) + min(spread, 1)*roomOfTerm
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

// makeParts adds the parts of runs. It makes those that changed.
func (j joined) makeParts(to *termParts, group group, runs []run, content func(run) ([]byte, []Part, error)) error {
	parts, complete, errs := make([]Part, len(runs)), make([][]Part, len(runs)), make([]error, len(runs))
	j.parallel.Do(len(runs), func(i int) {
		first, end, stays := j.text(runs[i].first), j.text(runs[i].end), false
		if j.earlier != nil {
			parts[i], complete[i], stays = j.earlier.terms(group, first, end)
		}
		if !stays {
			var made []byte
			made, complete[i], errs[i] = content(runs[i])
			if errs[i] == nil {
				parts[i], errs[i] = j.store.part(indexName, made)
			}
		}
		parts[i].First = first
	})
	to.parts, to.complete = append(to.parts, parts...), append(to.complete, slices.Concat(complete...)...)
	return check(parts, errs)
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

// postingsJSON writes the postings of terms: {"window":["B…","","C…"]}. It makes the parts with the
// complete postings of those that it abridges.
func (j joined) postingsJSON(group group, run run) (content []byte, complete []Part, err error) {
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
		out = append(lunr.AppendJSON(out, term.text), ':')
		before := len(out)
		out, err = appendPostings(out, at)
		if err == nil && int(term.spread[group]) > j.most {
			var part Part
			out, part, err = j.abridge(out, before, term.text, group)
			if part.Name != "" {
				complete = append(complete, part)
			}
		}
	}
	return append(out, '}'), complete, err
}

// abridge abridges the postings of a term, which begin at an offset. It returns the part with the
// complete ones; none if they are few.
func (j joined) abridge(out []byte, at int, term string, group group) ([]byte, Part, error) {
	complete := string(out[at:])
	short, err := abridged(entry{term, complete}, group, j.most)
	if err != nil || short == complete {
		return out, Part{}, err
	}
	part, err := j.store.part(indexName, []byte(complete))
	part.First = term
	return append(out[:at], short...), part, err
}

// appendFields appends the packed postings of each field of a group as JSON.
func appendFields(out []byte, group group, packed func(out []byte, field int) ([]byte, error)) ([]byte, error) {
	first, end := group.fields()
	separator := byte('[')
	for field := first; field < end; field++ {
		var err error
		out, err = packed(append(out, separator, '"'), field)
		if err != nil {
			return nil, err
		}
		out, separator = append(out, '"'), ','
	}
	return append(out, ']'), nil
}

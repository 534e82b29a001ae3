package search

import (
	"strconv"
	"strings"

	"github.com/docgen-cli/docgen/internal/search/lunr"
)

// group is a group of parts that are divided by terms.
type group int

const (
	names      group = iota // postings of titles, headings and keywords
	texts                   // postings of texts
	vocabulary              // the terms themselves
	groupCount
)

// fields returns the range of fields of a group, without end.
func (g group) fields() (first, end int) {
	if g == texts {
		return textField, fieldCount
	}
	return titleField, textField
}

func groupOf(field int) group {
	if field == textField {
		return texts
	}
	return names
}

// vocabularyTerm is a term with the number of record fields in each group that contain it.
type vocabularyTerm struct {
	text   string
	spread [vocabulary]int32
}

// size returns the number of postings of terms.
func size(terms []vocabularyTerm) int {
	total := 0
	for _, term := range terms {
		total += term.total()
	}
	return total
}

// total returns the number of record fields that contain a term.
func (t vocabularyTerm) total() int {
	total := 0
	for _, spread := range t.spread {
		total += int(spread)
	}
	return total
}

// vocabularyJSON writes terms: [["window",12,340]].
func vocabularyJSON(terms []vocabularyTerm) []byte {
	out := []byte{'['}
	for i, term := range terms {
		if i > 0 {
			out = append(out, ',')
		}
		out = lunr.AppendJSON(append(out, '['), term.text)
		for _, spread := range term.spread {
			out = strconv.AppendInt(append(out, ','), int64(spread), 10)
		}
		out = append(out, ']')
	}
	return append(out, ']')
}

// readVocabulary reads the terms that vocabularyJSON wrote. It returns false for other input.
func readVocabulary(content string) ([]vocabularyTerm, bool) {
	terms := make([]vocabularyTerm, 0, 1+strings.Count(content, "],["))
	from := scanner{rest: content}
	from.expect("[")
	for !from.broken && from.rest != "]" {
		from.expect("[")
		term := vocabularyTerm{text: from.quoted()}
		for group := range term.spread {
			from.expect(",")
			term.spread[group] = int32(from.number())
		}
		from.expect("]")
		if from.rest != "]" {
			from.expect(",")
		}
		terms = append(terms, term)
	}
	return terms, !from.broken
}

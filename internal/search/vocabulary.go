package search

import (
	"encoding/json"
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

// scanner reads the JSON of parts, which docgen wrote without whitespace. It takes a tenth of
// the time of encoding/json. It fails at the first unexpected character.
type scanner struct {
	rest   string
	broken bool
}

func (s *scanner) expect(text string) {
	rest, found := strings.CutPrefix(s.rest, text)
	s.rest, s.broken = rest, s.broken || !found
}

// through reads up to the end of the next occurrence of a string.
func (s *scanner) through(text string) string {
	at := strings.Index(s.rest, text)
	if at < 0 {
		s.broken = true
		return ""
	}
	found := s.rest[:at+len(text)]
	s.rest = s.rest[at+len(text):]
	return found
}

// number reads a number without sign and fraction.
func (s *scanner) number() int {
	value, at := 0, 0
	for ; at < len(s.rest) && '0' <= s.rest[at] && s.rest[at] <= '9'; at++ {
		value = value*10 + int(s.rest[at]-'0')
	}
	s.rest, s.broken = s.rest[at:], s.broken || at == 0
	return value
}

// quoted reads a string.
func (s *scanner) quoted() string {
	s.expect(`"`)
	if text, rest, found := strings.Cut(s.rest, `"`); found && strings.IndexByte(text, '\\') < 0 {
		s.rest = rest
		return text
	}
	for end := 0; end < len(s.rest); end++ {
		switch s.rest[end] {
		case '\\':
			end++
		case '"':
			var text string
			s.broken = s.broken || json.Unmarshal([]byte(`"`+s.rest[:end+1]), &text) != nil
			s.rest = s.rest[end+1:]
			return text
		}
	}
	s.broken = true
	return ""
}

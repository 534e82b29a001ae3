package search

import (
	"cmp"
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

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

// vocabularyJSON writes terms in columns: [["Awindow","Gs"],[12,3],[340,2]]. A digit before the
// rest of each term says how many UTF-16 units it shares with the term before.
func vocabularyJSON(terms []vocabularyTerm) []byte {
	out, before := []byte("[["), ""
	for i, term := range terms {
		if i > 0 {
			out = append(out, ',')
		}
		units, end := shared(before, term.text)
		out = lunr.AppendJSON(out, alphabet[units:units+1]+term.text[end:])
		before = term.text
	}
	for group := range vocabulary {
		out = append(out, "],["...)
		for i, term := range terms {
			if i > 0 {
				out = append(out, ',')
			}
			out = strconv.AppendInt(out, int64(term.spread[group]), 10)
		}
	}
	return append(out, "]]"...)
}

// shared returns how many UTF-16 units two terms share at their beginning, and where these end. A
// digit holds the number.
func shared(before, term string) (units, end int) {
	for _, char := range term {
		text, width := string(char), utf16.RuneLen(char)
		if units+width >= len(alphabet) || !strings.HasPrefix(before[end:], text) {
			break
		}
		units, end = units+width, end+len(text)
	}
	return units, end
}

// readVocabulary reads the terms that vocabularyJSON wrote. It returns false for other input.
func readVocabulary(content string) ([]vocabularyTerm, bool) {
	terms := make([]vocabularyTerm, 0, strings.Count(content, `"`)/2)
	from, before := scanner{rest: content}, ""
	from.expect("[")
	from.list(func() {
		text := cmp.Or(from.quoted(), "!") // which is no digit
		units, end := int(valueOf[text[0]]), 0
		for end < len(before) && units > 0 {
			char, size := utf8.DecodeRuneInString(before[end:])
			units, end = units-utf16.RuneLen(char), end+size
		}
		from.broken = from.broken || units != 0
		before = before[:end] + text[1:]
		terms = append(terms, vocabularyTerm{text: before})
	})
	for group := range vocabulary {
		at := 0
		from.expect(",")
		from.list(func() {
			spread := from.number()
			if at < len(terms) {
				terms[at].spread[group] = int32(spread)
			}
			at++
		})
		from.broken = from.broken || at != len(terms)
	}
	from.expect("]")
	return terms, !from.broken && from.rest == ""
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

// list reads an array, and calls item where each of its items begins.
func (s *scanner) list(item func()) {
	s.expect("[")
	for !s.broken && !strings.HasPrefix(s.rest, "]") {
		item()
		if !strings.HasPrefix(s.rest, "]") {
			s.expect(",")
		}
	}
	s.expect("]")
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

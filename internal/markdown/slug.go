package markdown

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"
)

// slugger gives heading ids by GitHub's rules: lower case, all but letters,
// numbers, marks, "_", "-" and spaces removed, each space a "-", repetitions
// numbered "-1", "-2".
type slugger struct{ used map[string]int }

func newSlugger() *slugger { return &slugger{used: map[string]int{}} }

// fallbackSlug is the id of a heading without a letter: an empty one would lead
// nowhere.
const fallbackSlug = "section"

func (s *slugger) slug(text string) string {
	base := cmp.Or(githubSlug(text), fallbackSlug)
	id := base
	for s.has(id) {
		s.used[base]++
		id = base + "-" + strconv.Itoa(s.used[base])
	}
	s.used[id] = 0
	return id
}

// reserve keeps an id that the author gave from being given again.
func (s *slugger) reserve(id string) {
	if !s.has(id) {
		s.used[id] = 0
	}
}

func (s *slugger) has(id string) bool {
	_, taken := s.used[id]
	return taken
}

func githubSlug(text string) string {
	var slug strings.Builder
	text = strings.ReplaceAll(text, "İ", "i\u0307") // as JavaScript has it
	for _, char := range strings.ToLower(text) {
		switch {
		case char == ' ':
			slug.WriteByte('-')
		case char == '-' || isWordPart(char):
			slug.WriteRune(char)
		}
	}
	return slug.String()
}

// isWordPart tells the characters that github-slugger keeps: numbers such as
// "½" are not among them.
func isWordPart(char rune) bool {
	return unicode.In(char, unicode.L, unicode.M, unicode.Nd, unicode.Nl, unicode.Pc, unicode.Other_Alphabetic)
}

// Package slug turns the author's words into parts of URLs: [Slugger] by
// GitHub's rules, as Docusaurus names headings and the pages of categories, [Kebab]
// by lodash's, as it names those of tags.
//
// The package knows nothing of the rest of the program.
package slug

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"
)

// Slugger gives each text another slug: repetitions are numbered "-1", "-2".
type Slugger struct{ used map[string]int }

// New returns a slugger that has given no slug yet.
func New() *Slugger { return &Slugger{used: map[string]int{}} }

// fallback is the slug of a text without a letter: an empty one leads nowhere.
const fallback = "section"

// Slug gives the slug of a text: lower case, all but letters, numbers, marks,
// "_", "-" and spaces removed, each space a "-".
func (s *Slugger) Slug(text string) string {
	base := cmp.Or(plain(text), fallback)
	given := base
	for s.has(given) {
		s.used[base]++
		given = base + "-" + strconv.Itoa(s.used[base])
	}
	s.used[given] = 0
	return given
}

// Reserve keeps a slug that the author chose from being given to a text.
func (s *Slugger) Reserve(slug string) {
	if !s.has(slug) {
		s.used[slug] = 0
	}
}

// IsPath reports whether a text can be the path of a page as it stands: it holds
// nothing that means something else in a URL, and no control characters.
func IsPath(text string) bool {
	isControl := func(char rune) bool { return unicode.IsControl(char) || char == unicode.ReplacementChar }
	return !strings.ContainsAny(text, `?#\`) && !strings.Contains(text, "//") && !strings.ContainsFunc(text, isControl)
}

func (s *Slugger) has(slug string) bool {
	_, taken := s.used[slug]
	return taken
}

func plain(text string) string {
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

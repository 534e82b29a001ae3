// Package slug turns text into parts of URLs, and back. [Slugger] follows GitHub's rules, which
// Docusaurus uses for headings and category pages. [Kebab] follows lodash's rules, which
// Docusaurus uses for tags.
//
// The package depends on no other package of docgen.
package slug

import (
	"cmp"
	"net/url"
	"strconv"
	"strings"
	"unicode"
)

// Slugger gives each text a unique slug by adding "-1", "-2" and so on to repeated ones.
type Slugger struct {
	used     map[string]int
	keepCase bool
}

// New returns a slugger that has not given any slug yet.
func New() *Slugger { return &Slugger{used: map[string]int{}} }

// KeepingCase returns a slugger that keeps capital letters.
func KeepingCase() *Slugger { return &Slugger{used: map[string]int{}, keepCase: true} }

// fallback is the slug of a text without letters, because an empty slug cannot be linked to.
const fallback = "section"

// Slug returns the slug of a text: lower case, with every character removed except letters,
// numbers, marks, "_", "-" and spaces, and with each space replaced by "-".
func (s *Slugger) Slug(text string) string {
	if !s.keepCase {
		text = lowered(text)
	}
	base := cmp.Or(plain(text), fallback)
	given := base
	for s.has(given) {
		s.used[base]++
		given = base + "-" + strconv.Itoa(s.used[base])
	}
	s.used[given] = 0
	return given
}

// Reserve marks a slug that the author chose as used, so that Slug does not return it.
func (s *Slugger) Reserve(slug string) {
	if !s.has(slug) {
		s.used[slug] = 0
	}
}

// Decoded returns a path of a URL without percent-encoding. A text that is not validly encoded stays as it is.
func Decoded(path string) string {
	if plain, err := url.PathUnescape(path); err == nil {
		return plain
	}
	return path
}

// IsPath reports whether a text can be the path of a page as it is: it contains no control
// characters and no characters that have a meaning in URLs.
func IsPath(text string) bool {
	isControl := func(char rune) bool { return unicode.IsControl(char) || char == unicode.ReplacementChar }
	return !strings.ContainsAny(text, `?#\`) && !strings.Contains(text, "//") && !strings.ContainsFunc(text, isControl)
}

func (s *Slugger) has(slug string) bool {
	_, taken := s.used[slug]
	return taken
}

// lowered returns a text in lower case, as JavaScript has it.
func lowered(text string) string { return strings.ToLower(strings.ReplaceAll(text, "İ", "i\u0307")) }

func plain(text string) string {
	var slug strings.Builder
	for _, char := range text {
		switch {
		case char == ' ':
			slug.WriteByte('-')
		case char == '-' || isWordPart(char):
			slug.WriteRune(char)
		}
	}
	return slug.String()
}

// isWordPart reports whether github-slugger keeps a character. It drops numbers such as "½".
func isWordPart(char rune) bool {
	return unicode.In(char, unicode.L, unicode.M, unicode.Nd, unicode.Nl, unicode.Pc, unicode.Other_Alphabetic)
}

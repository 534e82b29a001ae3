package markdown

import (
	"strconv"
	"strings"
	"unicode"
)

// slugger gives heading ids by GitHub's rules: lower case, all but letters,
// numbers, marks, "_", "-" and spaces removed, each space a "-", repetitions
// numbered "-1", "-2".
type slugger struct{ used map[string]int }

func newSlugger() *slugger { return &slugger{used: map[string]int{}} }

func (s *slugger) slug(text string) string {
	base := githubSlug(text)
	id := base
	for s.has(id) {
		s.used[base]++
		id = base + "-" + strconv.Itoa(s.used[base])
	}
	s.used[id] = 0
	return id
}

func (s *slugger) has(id string) bool {
	_, taken := s.used[id]
	return taken
}

func githubSlug(text string) string {
	var slug strings.Builder
	for _, char := range strings.ToLower(text) {
		switch {
		case char == ' ':
			slug.WriteByte('-')
		case char == '-' || char == '_' || unicode.In(char, unicode.L, unicode.N, unicode.M, unicode.Pc):
			slug.WriteRune(char)
		}
	}
	return slug.String()
}

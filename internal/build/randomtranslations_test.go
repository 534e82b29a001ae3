package build_test

import (
	"strings"

	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// translationChanges change the outlines of docs and translations, and which translations are
// accepted.
func translationChanges() []change {
	return []change{
		{"add a heading to a translation", 1, false, func(s *site) []string {
			name := s.translation(s.doc())
			s.append(name, "\n## Mehr "+s.pick("Regen", "Wind", "Regen {#rain}")+"\n")
			return []string{name}
		}},
		{"add a heading to a doc", 1, false, func(s *site) []string {
			name := s.doc()
			s.append(name, "\n## More "+s.pick("rain", "wind")+"\n")
			return []string{name}
		}},
		{"accept a translation", 1, false, func(s *site) []string {
			name := s.translationIn("de", s.doc())
			original := []markdown.Passage{{Hash: s.pick("0123456789abcdef", "fedcba9876543210")}}
			lock := accepted.Lock{}.With(strings.TrimPrefix(name, "i18n/de/"), original)
			s.write("i18n/de/"+accepted.FileName, string(lock.Format()))
			return []string{name}
		}},
	}
}

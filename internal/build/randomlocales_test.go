package build_test

import (
	"path"
	"strings"
)

// localeChanges change the translations of docs and pages, most of which are missing.
func localeChanges() []change {
	return []change{
		{"translate a doc", 3, false, func(s *site) []string {
			name := s.translation(s.doc())
			s.write(name, s.text(name))
			return []string{name}
		}},
		{"add to a translation", 2, false, func(s *site) []string {
			name := s.translation(s.doc())
			s.append(name, "\nMore "+s.pick("rain", "wind", "sun")+".\n")
			return []string{name}
		}},
		{"remove a translation", 1, false, func(s *site) []string {
			name := s.translation(s.doc())
			s.remove(name)
			return []string{name}
		}},
		{"translate a page", 1, true, func(s *site) []string {
			name := "i18n/de/docusaurus-plugin-content-pages/" + s.pick("about.md", "own.md")
			s.write(name, s.text(name))
			return []string{name}
		}},
		{"remove the translations of a locale", 1, false, func(s *site) []string {
			name := "i18n/" + s.pick("de", "fr")
			s.remove(name)
			return []string{name}
		}},
	}
}

// translation returns the name of the translation of a doc in some locale.
func (s *site) translation(doc string) string { return s.translationIn(s.pick("de", "de", "fr"), doc) }

// translationIn returns the name of the translation of a doc in a locale.
func (s *site) translationIn(locale, doc string) string {
	folder, below := "current", strings.TrimPrefix(doc, s.docs())
	if version, found := strings.CutPrefix(doc, "versioned_docs/"); found {
		folder, below, _ = strings.Cut(version, "/")
	}
	return path.Join("i18n", locale, "docusaurus-plugin-content-docs", folder, below)
}

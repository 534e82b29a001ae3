package build_test

import "fmt"

// labelChanges change the label files of the default locale.
func labelChanges() []change {
	write := func(s *site, name, key string) []string {
		text := s.pick("", "X", "Y")
		name = "i18n/" + s.pick("en", "de") + "/" + name
		s.write(name, fmt.Sprintf("{%q: {\"message\": %q}}\n", key, text))
		return []string{name, key, text}
	}
	return []change{
		{"write the labels of the docs", 2, false, func(s *site) []string {
			name := s.pick("current", "version-1.0", "version-2.0")
			return write(s, "docusaurus-plugin-content-docs/"+name+".json", s.pick("version.label", "sidebar.docs.category.A", "sidebar.docs.category.B"))
		}},
		{"write the labels of the navbar", 1, false, func(s *site) []string {
			return write(s, "docusaurus-theme-classic/navbar.json", s.pick("title", "item.label.Home"))
		}},
		{"write the labels of the code", 1, false, func(s *site) []string {
			return write(s, "code.json", s.pick("theme.common.skipToMainContent", "theme.docs.paginator.next", "docgen.version.current"))
		}},
		{"remove labels", 1, false, func(s *site) []string {
			name := s.pick("code.json", "docusaurus-theme-classic", "docusaurus-plugin-content-docs/current.json")
			s.remove("i18n/" + s.pick("en", "de") + "/" + name)
			return []string{name}
		}},
	}
}

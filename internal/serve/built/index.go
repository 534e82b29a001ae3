package built

import (
	"path"
	"regexp"
	"slices"
	"strings"
)

// Section is the pages below one heading of a list.
type Section struct {
	Title string
	Pages []*Page
}

// index is a parsed list of pages.
type index struct {
	title, summary string
	sections       []indexSection
}

type indexSection struct {
	title string
	urls  []string
}

var entryLine = regexp.MustCompile(`^- \[(?:\\.|[^\]\\])*\]\(([^)\s]+)\)`)

// parseIndex parses a file that internal/render/llms has written.
func parseIndex(text string) index {
	var list index
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		entry := entryLine.FindStringSubmatch(line)
		last := len(list.sections) - 1
		switch {
		case strings.HasPrefix(line, "# "):
			list.title = line[2:]
		case strings.HasPrefix(line, "> "):
			list.summary = line[2:]
		case strings.HasPrefix(line, "## "):
			list.sections = append(list.sections, indexSection{title: line[3:]})
		case entry != nil && last >= 0:
			list.sections[last].urls = append(list.sections[last].urls, entry[1])
		}
	}
	return list
}

// Sections returns the pages of editions of a locale in the order of their lists. Pages of an edition
// without a list are in one section, in the order of their names.
func (s *Site) Sections(locale Locale, editions []Edition) ([]Section, error) {
	var sections []Section
	for _, edition := range editions {
		listed, err := s.listed(locale, edition)
		if err != nil {
			return nil, err
		}
		if listed == nil {
			listed = s.unlisted(locale, edition)
		}
		sections = append(sections, listed...)
	}
	return sections, nil
}

// listed returns the sections of the list of an edition, which may be in several files.
func (s *Site) listed(locale Locale, edition Edition) ([]Section, error) {
	if edition.Index == "" {
		return nil, nil
	}
	text, err := s.root.ReadFile(edition.Index)
	if err != nil {
		return nil, err
	}
	var sections []Section
	for _, section := range parseIndex(string(text)).sections {
		filled := Section{Title: section.title}
		for _, href := range section.urls {
			if page, _ := s.PageAt(locale, pathOf(strings.TrimSuffix(href, ".md"))); page != nil {
				filled.Pages = append(filled.Pages, page)
				continue
			}
			part := path.Join(locale.Folder, strings.TrimPrefix(href, locale.Prefix))
			if !strings.HasPrefix(part, path.Join(path.Dir(edition.Index), "llms")+"/") {
				continue // the list of another edition
			}
			nested, err := s.listed(locale, Edition{Index: part})
			if err != nil {
				return nil, err
			}
			sections = append(sections, nested...)
		}
		if len(filled.Pages) > 0 {
			sections = append(sections, filled)
		}
	}
	return joined(sections), nil
}

// joined joins sections with the same title that follow each other, the parts of a long one.
func joined(sections []Section) []Section {
	var all []Section
	for _, section := range sections {
		if last := len(all) - 1; last >= 0 && all[last].Title == section.Title {
			all[last].Pages = append(slices.Clip(all[last].Pages), section.Pages...)
			continue
		}
		all = append(all, section)
	}
	return all
}

// unlisted returns all pages of an edition.
func (s *Site) unlisted(locale Locale, edition Edition) []Section {
	section := Section{Title: "Pages"}
	for _, page := range s.Pages {
		if s.Locales[page.Locale].Folder == locale.Folder &&
			(page.Version == edition.Version || page.Version == "" && edition.Version == locale.Editions[0].Version) {
			section.Pages = append(section.Pages, page)
		}
	}
	if section.Pages == nil {
		return nil
	}
	return []Section{section}
}

package code

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// sharedLinks collects the links of texts that several locales show. They share a module, in
// which a link leads to the reader's language.
type sharedLinks struct {
	all    check.Links
	byFile map[string]inLocales // by file
}

// inLocales is a text in each locale that shows it, with the home page of the locale.
type inLocales struct {
	texts []*site.Text
	homes []string
}

func (s sharedLinks) add(edition *site.Edition, text *site.Text) {
	known := s.byFile[text.Name]
	s.byFile[text.Name] = inLocales{append(known.texts, text), append(known.homes, edition.Routes.Home())}
}

// of returns the links of a text. If several locales show the text, a link whose URL differs
// has those of all.
func (s sharedLinks) of(text *site.Text) []markdown.Resolved {
	links, shown := s.all.Of(text), s.byFile[text.Name]
	if len(shown.texts) < 2 {
		return links
	}
	links = slices.Clone(links)
	for i := range links {
		homes, differs := make(map[string]string, len(shown.texts)), false
		for j, other := range shown.texts {
			if all := s.all.Of(other); i < len(all) {
				homes[shown.homes[j]] = all[i].Href
				differs = differs || all[i].Href != links[i].Href
			}
		}
		if differs {
			links[i].Homes = homes
		}
	}
	return links
}

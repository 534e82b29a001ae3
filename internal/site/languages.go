package site

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// InLocale is a page in one locale.
type InLocale struct {
	*Page
	Edition *Edition
}

// IsTranslated reports whether a page is in the language of its locale. Others repeat their
// source.
func (p *Page) IsTranslated() bool { return !p.isRepeated }

// linkLanguages connects each page with the same page in other locales.
func (s Site) linkLanguages() {
	if len(s.Editions) == 1 {
		return
	}
	groups := make(map[route.Ref]*[]InLocale, len(s.Editions[0].Pages))
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			ref := inAnyLocale(page.Route.Ref)
			if groups[ref] == nil {
				groups[ref] = &[]InLocale{}
			}
			*groups[ref] = append(*groups[ref], InLocale{page, edition})
		}
	}
	source := s.Editions[0]
	hasher := fingerprint.NewHasher()
	for _, edition := range s.Editions {
		edition.Original = source
		for _, page := range edition.Pages {
			page.Languages = *groups[inAnyLocale(page.Route.Ref)]
			if first := page.Languages[0]; edition != source && first.Edition == source {
				page.Source = first.Page
				page.isRepeated = edition.repeats(page)
			}
			hasher.Texts([]string{edition.Locale, page.Route.ID, page.Route.Path})
			hasher.Number(int64(page.Route.Kind))
			if page.isRepeated {
				hasher.Number(1)
			}
		}
	}
	hash := hasher.Sum()
	for _, edition := range s.Editions {
		edition.Languages = hash
	}
	source.Original = nil
}

// inAnyLocale returns a reference that a page shares with its translations.
func inAnyLocale(ref route.Ref) route.Ref {
	ref.Set.Locale = ""
	return ref
}

// repeats reports whether a page is in the language of its source. A script is translated if the
// locale has texts for code; a generated page, if its own words or one of the docs that it lists
// are.
func (e *Edition) repeats(page *Page) bool {
	switch {
	case page.Text != nil:
		return !page.Text.IsTranslated()
	case page.Script != nil:
		return page.Source.Script != nil && page.Script.File == page.Source.Script.File && len(e.Messages.Own()) == 0
	case page.Category != nil && page.Source.Category != nil:
		own, source := page.Category, page.Source.Category
		return own.Title == source.Title && own.Description == source.Description && !page.Set.listsTranslation(own.Key)
	case page.Blog != nil:
		return !page.Blog.hasTranslation()
	case page.Tag != nil:
		return !page.Set.hasTranslation(page.Tag.Docs)
	case page.Set != nil:
		return !page.Set.hasTranslation(docsOf(page.Set.Docs))
	}
	return false
}

// listsTranslation reports whether a translated doc is among the items of a category.
func (s *DocSet) listsTranslation(key string) bool {
	return slices.ContainsFunc(s.Navigation.Below(key), func(id string) bool { return s.translatedIDs()[id] })
}

// hasTranslation reports whether one of the docs is translated.
func (s *DocSet) hasTranslation(docs []content.Doc) bool {
	return slices.ContainsFunc(docs, func(doc content.Doc) bool { return s.translatedIDs()[doc.ID] })
}

// translatedIDs returns the ids of the translated docs.
func (s *DocSet) translatedIDs() map[string]bool {
	if s.translations == nil {
		s.translations = map[string]bool{}
		for _, page := range s.Docs {
			if page.Text.IsTranslated() {
				s.translations[page.Text.ID] = true
			}
		}
	}
	return s.translations
}

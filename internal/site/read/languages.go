package read

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/site"
)

// linkLanguages connects each page with the same page in other locales.
func linkLanguages(s site.Site) {
	if len(s.Editions) == 1 {
		return
	}
	groups := make(map[route.Ref]*[]site.InLocale, len(s.Editions[0].Pages))
	for _, edition := range s.Editions {
		for _, page := range edition.Pages {
			ref := inAnyLocale(page.Route.Ref)
			if groups[ref] == nil {
				groups[ref] = &[]site.InLocale{}
			}
			*groups[ref] = append(*groups[ref], site.InLocale{Page: page, Edition: edition})
		}
	}
	source := s.Editions[0]
	hasher, known := fingerprint.NewHasher(), translations{}
	for _, edition := range s.Editions {
		edition.Original = source
		for _, page := range edition.Pages {
			page.Languages = *groups[inAnyLocale(page.Route.Ref)]
			if first := page.Languages[0]; edition != source && first.Edition == source {
				page.Source = first.Page
				page.IsRepeated = known.repeats(edition, page)
			}
			hasher.Texts([]string{edition.Locale, page.Route.ID, page.Route.Path})
			hasher.Number(int64(page.Route.Kind))
			if page.IsRepeated {
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
func (t translations) repeats(e *site.Edition, page *site.Page) bool {
	switch {
	case page.Text != nil:
		return !page.Text.IsTranslated()
	case page.Script != nil:
		return page.Source.Script != nil && page.Script.File == page.Source.Script.File && len(e.Messages.Own()) == 0
	case page.Category != nil && page.Source.Category != nil:
		category, source := page.Category, page.Source.Category
		return category.Title == source.Title && category.Description == source.Description && !t.lists(page.Set, category.Key)
	case page.Blog != nil:
		return !hasTranslatedPost(page.Blog)
	case page.Tag != nil:
		return !t.has(page.Set, page.Tag.Docs)
	case page.Set != nil:
		return !t.has(page.Set, docsOf(page.Set.Docs))
	}
	return false
}

// translations has the ids of the translated docs of sets.
type translations map[*site.DocSet]map[string]bool

func (t translations) translated(set *site.DocSet) map[string]bool {
	if t[set] == nil {
		t[set] = map[string]bool{}
		for _, page := range set.Docs {
			if page.Text.IsTranslated() {
				t[set][page.Text.ID] = true
			}
		}
	}
	return t[set]
}

// lists reports whether a translated doc is among the items of a category.
func (t translations) lists(set *site.DocSet, key string) bool {
	return slices.ContainsFunc(set.Navigation.Below(key), func(id string) bool { return t.translated(set)[id] })
}

// has reports whether one of the docs of a set is translated.
func (t translations) has(set *site.DocSet, docs []content.Doc) bool {
	return slices.ContainsFunc(docs, func(doc content.Doc) bool { return t.translated(set)[doc.ID] })
}

// hasTranslatedPost reports whether one of the posts is translated.
func hasTranslatedPost(b *site.Blog) bool {
	return slices.ContainsFunc(b.Posts, func(post *site.Page) bool { return post.Text.IsTranslated() })
}

package indexer

import (
	"github.com/docgen-cli/docgen/internal/search/words"
)

// pageLanguages are the languages of the pages that a search finds.
type pageLanguages struct {
	all      []words.Language // the locale's own first
	byLocale map[string]words.Language
}

// ofPage returns the language of a page's text.
func (l pageLanguages) ofPage(page searchedPage) words.Language { return l.byLocale[page.locale] }

// languages returns the languages of pages. A text without a translation has the language of the
// default locale.
func (s Searcher) languages(pages []searchedPage) pageLanguages {
	found := pageLanguages{byLocale: map[string]words.Language{}}
	add := func(locale string) {
		if _, known := found.byLocale[locale]; known {
			return
		}
		language := words.Of(s.Assembler.Config.SearchLanguage(locale))
		for _, other := range found.all {
			if other.Tag == language.Tag {
				found.byLocale[locale] = other
				return
			}
		}
		found.all, found.byLocale[locale] = append(found.all, language), language
	}
	add(s.Assembler.Edition.Locale)
	for _, page := range pages {
		add(page.locale)
	}
	return found
}

// stemmers returns the URLs of the stemmer scripts.
func (s Searcher) stemmers() map[string]string {
	urls := make(map[string]string, len(s.Stemmers))
	for language, name := range s.Stemmers {
		urls[language] = s.Assembler.Edition.Root + name
	}
	return urls
}

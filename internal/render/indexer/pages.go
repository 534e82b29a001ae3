package indexer

import (
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/search/words"
	"github.com/docgen-cli/docgen/internal/site"
)

// searchedPage is a page that the search finds.
type searchedPage struct {
	search.Page // without sections if text has them
	page        *site.Page
	text        *site.Text // nil for a generated page
	locale      string     // of the text
}

// searchedPages returns the pages of an index that the search finds: docs, Markdown pages of
// src/pages, pages of categories, and posts. Pages of tags and lists have no text of their own.
func searchedPages(a assemble.Assembler, index site.SearchIndex) []searchedPage {
	var docs, texts, categories, posts []searchedPage
	for _, page := range a.Edition.Pages {
		switch {
		case page.IsNotFound(), !index.Has(page), page.Text != nil && !isSearched(page.Text.FrontMatter):
		case page.IsDoc():
			found := searchedText(a, page)
			found.Version, found.Trail = page.Set.Label, labelsAbove(page.Set, page.Text.ID)
			docs = append(docs, found)
		case page.Post != nil:
			found := searchedText(a, page)
			found.Blog = page.Blog.Title
			posts = append(posts, found)
		case page.Text != nil:
			texts = append(texts, searchedText(a, page))
		case page.Category != nil:
			index := page.Category
			categories = append(categories, searchedPage{page: page, locale: a.Edition.Locale, Page: search.Page{
				Title: index.Title, URL: page.Route.Path, Keywords: index.Keywords, Version: page.Set.Label, Trail: labelsAbove(page.Set, index.Key),
				Sections: []markdown.Section{{Text: index.Description}},
			}})
		}
	}
	return slices.Concat(docs, texts, categories, posts)
}

func searchedText(a assemble.Assembler, page *site.Page) searchedPage {
	metadata := page.Text.FrontMatter
	boost := 1.0
	if metadata.SearchBoost != nil {
		boost = *metadata.SearchBoost
	}
	summary := ""
	if metadata.Description != nil {
		summary = *metadata.Description
	}
	locale := a.Edition.Locale
	if !page.Text.IsTranslated() {
		locale = a.Config.I18n.DefaultLocale
	}
	return searchedPage{page: page, text: page.Text, locale: locale, Page: search.Page{
		Title: page.Text.Title, URL: page.Route.Path, Summary: summary, Keywords: metadata.Keywords, Boost: boost,
	}}
}

// isSearched reports whether front matter lets the search find a page.
func isSearched(metadata content.FrontMatter) bool {
	return !metadata.Unlisted && (metadata.Search == nil || *metadata.Search)
}

// labelsAbove returns the labels of the categories that contain a page.
func labelsAbove(set *site.DocSet, id string) []string {
	var labels []string
	trail := set.Navigation.Trail(id)
	for _, item := range trail[:max(0, len(trail)-1)] {
		labels = append(labels, item.Label)
	}
	return labels
}

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

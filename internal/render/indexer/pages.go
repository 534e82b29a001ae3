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
	language    words.Language
}

// searchedPages returns the pages of an index that the search finds: docs, Markdown pages of
// src/pages, pages of categories, and posts. Pages of tags and lists have no text of their own.
func searchedPages(a assemble.Assembler, index site.SearchIndex, spoken languages) []searchedPage {
	var docs, texts, categories, posts []searchedPage
	for _, page := range a.Edition.Pages {
		switch {
		case page.IsNotFound(), !index.Has(page), page.Text != nil && !isSearched(page.Text.FrontMatter):
		case page.IsDoc():
			found := searchedText(a, page, spoken)
			found.Version, found.Trail = page.Set.Label, labelsAbove(page.Set, page.Text.ID)
			docs = append(docs, found)
		case page.Post != nil:
			found := searchedText(a, page, spoken)
			found.Blog = page.Blog.Title
			posts = append(posts, found)
		case page.Text != nil:
			texts = append(texts, searchedText(a, page, spoken))
		case page.Category != nil:
			index := page.Category
			categories = append(categories, searchedPage{page: page, locale: a.Edition.Locale, language: spoken.locale, Page: search.Page{
				Title: index.Title, URL: page.Route.Path, Keywords: index.Keywords, Version: page.Set.Label, Trail: labelsAbove(page.Set, index.Key),
				Sections: []markdown.Section{{Text: index.Description}},
			}})
		}
	}
	return slices.Concat(docs, texts, categories, posts)
}

func searchedText(a assemble.Assembler, page *site.Page, spoken languages) searchedPage {
	metadata := page.Text.FrontMatter
	boost := 1.0
	if metadata.SearchBoost != nil {
		boost = *metadata.SearchBoost
	}
	summary := ""
	if metadata.Description != nil {
		summary = *metadata.Description
	}
	locale, language := a.Edition.Locale, spoken.locale
	if !page.Text.IsTranslated() {
		locale, language = a.Config.I18n.DefaultLocale, spoken.original
	}
	return searchedPage{page: page, text: page.Text, locale: locale, language: language, Page: search.Page{
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

// languages are the languages of a locale. Texts without a translation have that of the default locale.
type languages struct{ locale, original words.Language }

func languagesOf(a assemble.Assembler) languages {
	locale := words.Of(a.Config.SearchLanguage(a.Edition.Locale))
	original := a.Config.SearchLanguage(a.Config.I18n.DefaultLocale)
	if words.Base(original) == locale.Tag {
		return languages{locale, locale} // they share what they have learned
	}
	return languages{locale, words.Of(original)}
}

// used returns the languages of pages, the locale's own first.
func (l languages) used(pages []searchedPage) []words.Language {
	isOther := func(page searchedPage) bool { return page.language.Tag != l.locale.Tag }
	if slices.ContainsFunc(pages, isOther) {
		return []words.Language{l.locale, l.original}
	}
	return []words.Language{l.locale}
}

// stemmers returns the URLs of the stemmer scripts.
func (s Searcher) stemmers() map[string]string {
	urls := make(map[string]string, len(s.Stemmers))
	for language, name := range s.Stemmers {
		urls[language] = s.Assembler.Edition.Root + name
	}
	return urls
}

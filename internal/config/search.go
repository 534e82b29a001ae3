package config

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
)

// Search configures the search.
type Search struct {
	Path     string         `yaml:"path" default:"search" example:"find" doc:"Path of the page that lists all search results, below the root of the docs."`
	Budget   int            `yaml:"budget" default:"1024" example:"2048" doc:"Maximum compressed size of the search files, in kilobytes. If they are larger, docgen splits them into parts, and readers download only the parts that a query needs."`
	Language SearchLanguage `yaml:"language" example:"de" doc:"Language of the search in the default locale. Its rules reduce words to their stems, so that timers also finds timer. By default, it is the locale's language. Other locales have the search in their languages."`
	Synonyms [][]string     `yaml:"synonyms" example:"[[shortcut, hotkey], [full screen, fullscreen]]" doc:"Lists of words and phrases that mean the same, such as [shortcut, hotkey]. Each can have up to four words."`
	Popular  []string       `yaml:"popular" example:"[/install, /reference/options]" doc:"Paths of pages that the search dialog offers before readers type, and when it finds nothing. By default, docgen takes the pages that most other pages link to."`
}

// longestSynonym is the maximum number of words in a synonym. theme/search/synonyms.ts compares
// as many.
const longestSynonym = 4

// SearchLanguage is the BCP 47 tag of a language that the search has rules for.
type SearchLanguage string

// Allowed returns the possible values.
func (SearchLanguage) Allowed() []string {
	return []string{"ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hi", "hu", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ro", "ru", "sv", "th", "tr",
		"uk", "zh"}
}

// SearchLanguage returns the BCP 47 tag of the language in which texts of a locale are searched.
func (c Config) SearchLanguage(locale string) string {
	if c.Search.Language != "" && locale == c.I18n.DefaultLocale {
		return string(c.Search.Language)
	}
	return cmp.Or(c.I18n.LocaleConfigs[locale].HTMLLang, locale)
}

func (c *checker) search() {
	search := c.config.Search
	if clean := strings.Trim(search.Path, "/"); clean == "" || path.Clean(clean) != clean || strings.ContainsAny(clean, "?#%\\") || !fs.ValidPath(clean) {
		c.report(fmt.Sprintf("search.path must be a path, found %q", search.Path), `for example, "search"`, "search", "path")
	}
	if search.Budget < 0 {
		c.report(fmt.Sprintf("search.budget must be at least 0, found %d", search.Budget), "with 0, docgen always splits the index into parts", "search", "budget")
	}
	for i, group := range search.Synonyms {
		place := []any{"search", "synonyms", i}
		if len(group) < 2 {
			c.report("a list of synonyms needs at least two words or phrases", "", place...)
		}
		for j, word := range group {
			if words := len(strings.Fields(word)); words < 1 || words > longestSynonym {
				c.report(fmt.Sprintf("a synonym must have 1 to %d words, found %q", longestSynonym, word), "", append(place, j)...)
			}
		}
	}
}

// Algolia configures Algolia DocSearch.
type Algolia struct {
	AppID                       string         `yaml:"appId" required:"true" example:"YOUR_APP_ID" doc:"ID of the application that Algolia shows."`
	APIKey                      string         `yaml:"apiKey" required:"true" example:"YOUR_SEARCH_API_KEY" doc:"Key of the application for searching. It is public."`
	IndexName                   string         `yaml:"indexName" required:"true" example:"docs" doc:"Name of the index."`
	ContextualSearch            bool           `yaml:"contextualSearch" default:"true" doc:"Whether to search only the language and the versions that the reader has chosen."`
	SearchParameters            map[string]any `yaml:"searchParameters" example:"{hitsPerPage: 5}" doc:"Parameters for each query, such as facetFilters. Algolia's documentation lists them."`
	Placeholder                 string         `yaml:"placeholder" example:"Search the docs" doc:"Text in the empty search field."`
	ExternalURLRegex            string         `yaml:"externalUrlRegex" example:"forum\\.example\\.com" doc:"Regular expression of JavaScript for the URLs of results that are on other sites."`
	ReplaceSearchResultPathname *Replacement   `yaml:"replaceSearchResultPathname" example:"{from: /docs/, to: /}" doc:"What to replace in the path of each result."`
	Insights                    bool           `yaml:"insights" default:"false" doc:"Whether to tell Algolia which results readers open."`
}

// Replacement replaces a part of a text.
type Replacement struct {
	From string `yaml:"from" required:"true" example:"/docs/" doc:"Regular expression of JavaScript for the part to replace."`
	To   string `yaml:"to" example:"/" doc:"Text in its place."`
}

func (c *checker) algolia() {
	algolia := c.config.ThemeConfig.Algolia
	if algolia == nil {
		return
	}
	place := []any{"themeConfig", "algolia"}
	c.expression(algolia.ExternalURLRegex, below(place, "externalUrlRegex")...)
	if replacement := algolia.ReplaceSearchResultPathname; replacement != nil {
		c.expression(replacement.From, below(place, "replaceSearchResultPathname", "from")...)
	}
}

// lookaround matches what regular expressions of JavaScript have and those of Go lack.
var lookaround = regexp.MustCompile(`\(\?<?[=!]|\\[1-9k]`)

// expression checks a regular expression of JavaScript, as far as Go can read it.
func (c *checker) expression(text string, path ...any) {
	if lookaround.MatchString(text) {
		return
	}
	if _, err := regexp.Compile(text); err != nil {
		c.report(fmt.Sprintf("%s is not a regular expression: %q", dotted(path), text), "", path...)
	}
}

package config

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
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

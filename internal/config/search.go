package config

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Search configures the search.
type Search struct {
	Path     string         `yaml:"path" default:"search" doc:"Path of the page that lists all search results, below the root of the docs."`
	Budget   int            `yaml:"budget" default:"1024" doc:"Maximum compressed size of the search files, in kilobytes. If they are larger, docgen splits them into parts, and readers download only the parts that a query needs."`
	Language SearchLanguage `yaml:"language" doc:"Language of the search. Its rules reduce words to their stems, so that timers also finds timer. By default, it is the default locale's language, or English if the search does not support that."`
	Synonyms [][]string     `yaml:"synonyms" doc:"Lists of words and phrases that mean the same, such as [shortcut, hotkey]. Each can have up to four words."`
}

// longestSynonym is the maximum number of words in a synonym. theme/search/synonyms.ts compares
// as many.
const longestSynonym = 4

// SearchLanguage is the BCP 47 tag of a language that the search has a stemmer for.
type SearchLanguage string

// Allowed returns the possible values.
func (SearchLanguage) Allowed() []string {
	return []string{"da", "de", "en", "es", "fi", "fr", "hu", "it", "nb", "nl", "pt", "ro", "ru", "sv", "tr"}
}

// SearchLanguage returns the language of the search.
func (c Config) SearchLanguage() SearchLanguage {
	if c.Search.Language != "" {
		return c.Search.Language
	}
	language, _, _ := strings.Cut(c.I18n.DefaultLocale, "-")
	if slices.Contains(SearchLanguage("").Allowed(), language) {
		return SearchLanguage(language)
	}
	return "en"
}

func (c *checker) search() {
	search := c.config.Search
	if clean := strings.Trim(search.Path, "/"); clean == "" || path.Clean(clean) != clean || strings.ContainsAny(clean, "?#%\\") || !fs.ValidPath(clean) {
		c.at(fmt.Sprintf("search.path must be a path, found %q", search.Path), `for example, "search"`, "search", "path")
	}
	if search.Budget < 0 {
		c.at(fmt.Sprintf("search.budget must be at least 0, found %d", search.Budget), "with 0, docgen always splits the index into parts", "search", "budget")
	}
	for i, group := range search.Synonyms {
		place := []any{"search", "synonyms", i}
		if len(group) < 2 {
			c.at("a list of synonyms needs at least two words or phrases", "", place...)
		}
		for j, word := range group {
			if words := len(strings.Fields(word)); words < 1 || words > longestSynonym {
				c.at(fmt.Sprintf("a synonym must have 1 to %d words, found %q", longestSynonym, word), "", append(place, j)...)
			}
		}
	}
}

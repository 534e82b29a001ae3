package config

import (
	"fmt"
	"regexp"
)

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

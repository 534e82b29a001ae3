package config

import (
	"fmt"
	"strings"
)

// Search says how the site is searched.
type Search struct {
	Budget   int        `yaml:"budget" default:"1024" doc:"Most kilobytes that the search index and its texts may have, compressed, to be fetched as a whole. Beyond it a reader fetches the parts that a query needs."`
	Synonyms [][]string `yaml:"synonyms" doc:"Words that mean the same to readers: lists of them, each a single word."`
}

func (c *checker) search() {
	search := c.config.Search
	if search.Budget < 0 {
		c.at(fmt.Sprintf("search.budget cannot be %d", search.Budget), "0 always divides the index into parts", "search", "budget")
	}
	for i, group := range search.Synonyms {
		path := []any{"search", "synonyms", i}
		if len(group) < 2 {
			c.at("a list of synonyms needs two words or more", "", path...)
		}
		for j, word := range group {
			if len(strings.Fields(word)) != 1 {
				c.at(fmt.Sprintf("a synonym must be a single word, found %q", word), "", append(path, j)...)
			}
		}
	}
}

package words

import (
	_ "embed"
	"strings"
)

// common lists words that are in most texts, by language: articles, prepositions, conjunctions,
// pronouns and auxiliary verbs.
//
//go:embed common.txt
var common string

// commonWords returns the common words of a language. English has lunr's, which browsers also
// have.
func commonWords(name string) []string {
	for line := range strings.Lines(common) {
		if list, found := strings.CutPrefix(line, name+": "); found {
			return strings.Fields(list)
		}
	}
	return nil
}

package words

import (
	"strings"
	"unicode"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/danish"
	"github.com/blevesearch/snowballstem/dutch"
	"github.com/blevesearch/snowballstem/finnish"
	"github.com/blevesearch/snowballstem/french"
	"github.com/blevesearch/snowballstem/german"
	"github.com/blevesearch/snowballstem/hungarian"
	"github.com/blevesearch/snowballstem/italian"
	"github.com/blevesearch/snowballstem/norwegian"
	"github.com/blevesearch/snowballstem/portuguese"
	"github.com/blevesearch/snowballstem/romanian"
	"github.com/blevesearch/snowballstem/russian"
	"github.com/blevesearch/snowballstem/spanish"
	"github.com/blevesearch/snowballstem/swedish"
	"github.com/blevesearch/snowballstem/turkish"
)

// stemmers are the stemmers by language. The algorithms are those of the Snowball project
// (snowballstem.org), which the theme also has for browsers.
var stemmers = map[string]func(*snowballstem.Env) bool{
	"da": danish.Stem, "de": german.Stem, "es": spanish.Stem, "fi": finnish.Stem, "fr": french.Stem, "hu": hungarian.Stem, "it": italian.Stem,
	"nb": norwegian.Stem, "nl": dutch.Stem, "pt": portuguese.Stem, "ro": romanian.Stem, "ru": russian.Stem, "sv": swedish.Stem, "tr": turkish.Stem,
}

// HasStemmer reports whether the theme has a stemmer script for a language.
func HasStemmer(name string) bool { return stemmers[name] != nil }

// snowball returns the stemmer of a language, or nil.
func snowball(name string) func(word string) string {
	stem := stemmers[name]
	if stem == nil {
		return nil
	}
	return func(word string) string {
		if strings.IndexFunc(word, func(char rune) bool { return isForeign(name, char) }) >= 0 {
			return word
		}
		state := snowballstem.NewEnv(word)
		stem(state)
		return state.Current()
	}
}

// isForeign reports whether a character is not one that a stemmer is made for, as in names and
// numbers. Versions of a stemmer differ in what they do with those.
func isForeign(name string, char rune) bool {
	switch name {
	case "da":
		return (char < 'a' || char > 'z') && !strings.ContainsRune("æøå", char)
	case "fi":
		return (char < 'a' || char > 'z') && !strings.ContainsRune("åäö", char)
	}
	return !unicode.In(char, unicode.Latin, unicode.Cyrillic)
}

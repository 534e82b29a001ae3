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

// snowball returns the stemmer of a language, or nil. The algorithms are those of the Snowball
// project (snowballstem.org), which the theme also has for browsers.
func snowball(name string) func(word string) string {
	stem := stemmer(name)
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

// HasStemmer reports whether the theme has a stemmer script for a language.
func HasStemmer(name string) bool { return stemmer(name) != nil }

func stemmer(name string) func(*snowballstem.Env) bool {
	switch name {
	case "da":
		return danish.Stem
	case "de":
		return german.Stem
	case "es":
		return spanish.Stem
	case "fi":
		return finnish.Stem
	case "fr":
		return french.Stem
	case "hu":
		return hungarian.Stem
	case "it":
		return italian.Stem
	case "nb":
		return norwegian.Stem
	case "nl":
		return dutch.Stem
	case "pt":
		return portuguese.Stem
	case "ro":
		return romanian.Stem
	case "ru":
		return russian.Stem
	case "sv":
		return swedish.Stem
	case "tr":
		return turkish.Stem
	}
	return nil
}

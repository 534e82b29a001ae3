package search

import (
	"cmp"
	"strings"
	"sync"
	"sync/atomic"

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

	"docgen/internal/lunr"
)

// Language is how the words of a language are reduced to terms. It may be used by
// several goroutines at a time.
type Language struct {
	Name     string // BCP 47 tag
	pipeline string // name of the stemmer in lunr and lunr-languages
	stem     func(word string) string
	common   func(word string) bool // nil when none is left out
	known    *knownWords
}

// English is the language of lunr itself.
func English() Language {
	return Language{Name: "en", pipeline: "stemmer", stem: lunr.Stem, common: lunr.IsStopWord, known: &knownWords{}}
}

// LanguageOf gives a language by its BCP 47 tag; English for one that it does not
// know. Words of all but English are reduced by the algorithms of the Snowball
// project (snowballstem.org), and lunr knows them with lunr-languages.
func LanguageOf(name string) Language {
	stem := stemmer(name)
	if stem == nil {
		return English()
	}
	label := name
	if name == "nb" {
		label = "no" // as lunr-languages has it
	}
	return Language{Name: name, pipeline: "stemmer-" + label, known: &knownWords{}, stem: func(word string) string {
		state := snowballstem.NewEnv(word)
		stem(state)
		return cmp.Or(state.Current(), word) // an ending by itself is a word too
	}}
}

// stemmer gives the algorithm of a language; nil for none.
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

// knownWords remembers the terms of words, which come again and again.
type knownWords struct {
	terms sync.Map // string to []wordTerm
	count atomic.Int64
}

// mostKnown is the most words that are remembered. A site has fewer; what has more
// is data.
const mostKnown = 200_000

// of gives the terms of a word, found by find when they are not known.
func (k *knownWords) of(word string, find func(word string) []wordTerm) []wordTerm {
	if terms, found := k.terms.Load(word); found {
		return terms.([]wordTerm)
	}
	terms := find(word)
	if k.count.Load() < mostKnown {
		k.count.Add(1)
		k.terms.Store(strings.Clone(word), terms) // a clone, because the word would keep its whole text
	}
	return terms
}

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

	"github.com/docgen-cli/docgen/internal/lunr"
)

// Language reduces the words of a language to terms. It is safe for concurrent use.
type Language struct {
	Name     string // BCP 47 tag
	pipeline string // name of the stemmer in lunr and lunr-languages
	stem     func(word string) string
	common   func(word string) bool // nil if no words are left out
	known    *knownWords
}

// English is the language of lunr itself.
func English() Language {
	return Language{Name: "en", pipeline: "stemmer", stem: lunr.Stem, common: lunr.IsStopWord, known: &knownWords{}}
}

// LanguageOf returns a language by its BCP 47 tag, or English if it is unknown. Languages other
// than English use the algorithms of the Snowball project (snowballstem.org), which lunr
// supports with lunr-languages.
func LanguageOf(name string) Language {
	stem := stemmer(name)
	if stem == nil {
		return English()
	}
	label := name
	if name == "nb" {
		label = "no" // the name in lunr-languages
	}
	return Language{Name: name, pipeline: "stemmer-" + label, known: &knownWords{}, stem: func(word string) string {
		state := snowballstem.NewEnv(word)
		stem(state)
		return cmp.Or(state.Current(), word) // an ending alone is a word too
	}}
}

// stemmer returns the stemmer of a language, or nil.
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

// knownWords caches the terms of words, which occur again and again.
type knownWords struct {
	terms sync.Map // string to []wordTerm
	count atomic.Int64
}

// mostKnown is the maximum number of cached words. Sites have fewer; anything with more is
// data.
const mostKnown = 200_000

// of returns the terms of a word. It calls find if they are not cached.
func (k *knownWords) of(word string, find func(word string) []wordTerm) []wordTerm {
	if terms, found := k.terms.Load(word); found {
		return terms.([]wordTerm)
	}
	terms := find(word)
	if k.count.Load() < mostKnown {
		k.count.Add(1)
		k.terms.Store(strings.Clone(word), terms) // a clone, because the word would keep its whole text in memory
	}
	return terms
}

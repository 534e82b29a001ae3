package search

import (
	"strings"
	"sync"
	"sync/atomic"

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

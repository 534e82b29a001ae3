package words

import (
	"strings"
	"sync"
	"sync/atomic"
)

// knownWords caches the terms of words, which occur again and again.
type knownWords struct {
	terms sync.Map // string to []Term
	count atomic.Int64
}

// mostKnown is the maximum number of cached words. Most sites have fewer; anything with more is
// data.
const mostKnown = 50_000

// lookup returns the terms of a word. It calls find if they are not cached.
func (k *knownWords) lookup(word string, find func(word string) []Term) []Term {
	if terms, found := k.terms.Load(word); found {
		return terms.([]Term)
	}
	terms := find(word)
	if k.count.Load() < mostKnown {
		k.count.Add(1)
		k.terms.Store(strings.Clone(word), terms) // a clone, because the word would keep its whole text in memory
	}
	return terms
}

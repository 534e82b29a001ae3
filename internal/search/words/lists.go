package words

import (
	"cmp"
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// affixes are the beginnings and endings of words in a language for which no stemmer is at hand.
type affixes struct {
	prefixes, suffixes []string // folded, the longest first
	least              int      // characters that remain
}

// affixList lists articles, particles and endings of nouns, adjectives and the commonest verbs, by
// language: the characters that remain, beginnings and endings.
//
//go:embed affixes.txt
var affixList string

// affixesOf returns the affixes of a language.
func affixesOf(name string) affixes {
	for line := range strings.Lines(affixList) {
		head, lists, _ := strings.Cut(line, ":")
		tag, least, _ := strings.Cut(head, " ")
		if tag != name {
			continue
		}
		prefixes, suffixes, _ := strings.Cut(lists, "|")
		count, _ := strconv.Atoi(least) // always a number
		return affixes{prefixes: longestFirst(prefixes), suffixes: longestFirst(suffixes), least: count}
	}
	return affixes{}
}

func longestFirst(list string) []string {
	words := strings.Fields(list)
	for i, word := range words {
		words[i] = fold(word)
	}
	slices.SortFunc(words, func(a, b string) int {
		return cmp.Or(cmp.Compare(utf8.RuneCountInString(b), utf8.RuneCountInString(a)), cmp.Compare(a, b))
	})
	return slices.Compact(words)
}

// strip removes the longest ending, then beginnings as long as there are any. A word with an
// article or a particle thus becomes the same as the word without it.
func (a affixes) strip(word string) string {
	for _, suffix := range a.suffixes {
		if rest, found := strings.CutSuffix(word, suffix); found && utf8.RuneCountInString(rest) >= a.least {
			word = rest
			break
		}
	}
	for {
		before := word
		for _, prefix := range a.prefixes {
			if rest, found := strings.CutPrefix(word, prefix); found && utf8.RuneCountInString(rest) >= a.least {
				word = rest
				break
			}
		}
		if word == before {
			return word
		}
	}
}

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

package words

import (
	"iter"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"
	"unicode/utf8"
)

// words returns the words of a text as written. A word consists of letters, marks, digits and
// underscores, with single dots and apostrophes inside; or of a run of letters of a script
// without spaces.
func words(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for at := 0; at < len(text); {
			kind, size := kindAt(text, at)
			if kind == other {
				at += size
				continue
			}
			end := at + size
			for {
				next, size := kindAt(text, end)
				if next != kind && kind == letter && isJoint(text, end) {
					_, joint := utf8.DecodeRuneInString(text[end:])
					next, size = kindAt(text, end+joint)
					if next == letter {
						size += joint
					}
				}
				if next != kind {
					break
				}
				end += size
			}
			if !yield(text[at:end]) {
				return
			}
			at = end
		}
	}
}

// kind is the kind of a character in words.
type kind int

const (
	other     kind = iota
	letter         // or a digit, a mark, an underscore, an invisible character
	spaceless      // of a script without spaces
)

// kindAt returns the kind and the size of the character at a byte offset; at the end of the
// text, the kind is other.
func kindAt(text string, at int) (kind, int) {
	if at >= len(text) {
		return other, 0
	}
	if b := text[at]; b < utf8.RuneSelf {
		if 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || '0' <= b && b <= '9' || b == '_' {
			return letter, 1
		}
		return other, 1
	}
	char, size := utf8.DecodeRuneInString(text[at:])
	switch {
	case isSpaceless(char):
		return spaceless, size
	case unicode.In(char, unicode.L, unicode.M, unicode.N), char == softHyphen, char == joiner:
		return letter, size
	}
	return other, size
}

// isSpaceless reports whether a character belongs to a script that does not separate words by
// spaces, or that builds words by adding suffixes.
func isSpaceless(char rune) bool {
	return char >= firstSpaceless && (char == longVowel || unicode.In(char,
		unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul,
		unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar))
}

const (
	firstSpaceless = 'ก' // first character of all these scripts
	longVowel      = 'ー' // Japanese; Unicode assigns it to no script
)

// Characters in words that readers do not see.
const (
	softHyphen = '\u00ad'
	joiner     = '\u200d'
)

// isJoint reports whether there is a dot or an apostrophe at a byte offset.
func isJoint(text string, at int) bool {
	if at >= len(text) {
		return false
	}
	return text[at] == '.' || text[at] == '\'' || text[at] == 0xE2 && len(text) > at+2 && text[at:at+3] == "’"
}

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

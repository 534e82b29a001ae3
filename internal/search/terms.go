package search

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/lunr"
)

// longestTerm is the maximum number of characters in a term. Longer words are data.
const longestTerm = 64

// terms returns the terms of a field. A name is found as a whole and by its parts:
// Window.setFrame becomes window.setframe, window, setframe, set and frame, each of them
// stemmed. In texts, common words are left out; names may consist of them.
func (l Language) terms(field int, text string) iter.Seq[lunr.Term] {
	return func(yield func(lunr.Term) bool) {
		for word := range words(text) {
			for _, term := range l.known.of(word, l.termsOf) {
				if field == textField && term.isCommon {
					continue
				}
				if !yield(lunr.Term{Text: term.text}) {
					return
				}
			}
		}
	}
}

// wordTerm is a term by which a word is found.
type wordTerm struct {
	text     string
	isCommon bool
}

// termsOf returns the terms of a word.
func (l Language) termsOf(word string) []wordTerm {
	var terms []wordTerm
	for unit := range units(word) {
		if term := l.term(unit); term != "" {
			terms = append(terms, wordTerm{text: term, isCommon: l.isCommon(unit)})
		}
	}
	return terms
}

// term returns the form of a unit in the index, or "".
func (l Language) term(unit string) string {
	if len(unit) > longestTerm && utf8.RuneCountInString(unit) > longestTerm {
		return ""
	}
	return l.stem(plain(unit))
}

// plain returns a unit in lower case with uniform apostrophes.
func plain(unit string) string { return strings.ReplaceAll(lunr.Lower(unit), "’", "'") }

func (l Language) isCommon(unit string) bool {
	return l.common != nil && len(unit) <= longestCommon && l.common(plain(unit))
}

// longestCommon is the maximum number of bytes in a common word.
const longestCommon = 8

// units returns the units by which a word is found: the word, its pieces between dots, and the
// parts of these. In scripts without spaces they are the pairs of letters, and the last letter.
func units(word string) iter.Seq[string] {
	return func(yield func(string) bool) {
		if kind, _ := kindAt(word, 0); kind == spaceless {
			pairs(word, yield)
			return
		}
		word = strings.Trim(withoutPossessive(word), "_")
		if word == "" || strings.Contains(word, ".") && !yield(word) {
			return
		}
		for piece := range strings.SplitSeq(word, ".") {
			piece = strings.Trim(piece, "_")
			if piece == "" {
				continue
			}
			if !yield(piece) {
				return
			}
			if isPlain(piece) {
				continue
			}
			for part := range parts(piece) {
				if len(part) < len(piece) && utf8.RuneCountInString(part) > 1 && !yield(part) {
					return
				}
			}
		}
	}
}

func pairs(word string, yield func(string) bool) {
	for at := 0; at < len(word); {
		_, size := utf8.DecodeRuneInString(word[at:])
		_, more := utf8.DecodeRuneInString(word[at+size:])
		if !yield(word[at : at+size+more]) {
			return
		}
		at += size
	}
}

// withoutPossessive removes the s of "the screen's".
func withoutPossessive(word string) string {
	for _, ending := range []string{"'s", "’s"} {
		if before, found := strings.CutSuffix(word, ending); found {
			return before
		}
	}
	return word
}

// isPlain reports whether a piece has only one part, as most do.
func isPlain(piece string) bool {
	for i := range len(piece) {
		if b := piece[i]; b >= utf8.RuneSelf || b == '_' || 'A' <= b && b <= 'Z' && i > 0 {
			return false
		}
	}
	return true
}

// parts splits a name into its words: set_frame, setFrame, HTMLElement.
func parts(piece string) iter.Seq[string] {
	return func(yield func(string) bool) {
		first := 0
		var before rune
		for at, char := range piece {
			_, size := utf8.DecodeRuneInString(piece[at:])
			after, _ := utf8.DecodeRuneInString(piece[at+size:])
			isStart := unicode.IsUpper(char) && (unicode.IsLower(before) || unicode.Is(unicode.N, before) || unicode.IsUpper(before) && unicode.IsLower(after))
			if at > first && (char == '_' || isStart) {
				if !yield(piece[first:at]) {
					return
				}
				first = at
			}
			if char == '_' {
				first = at + size
			}
			before = char
		}
		if first < len(piece) {
			yield(piece[first:])
		}
	}
}

package search

import (
	"iter"
	"unicode"
	"unicode/utf8"
)

// The rules of this file and the next are those of theme/search/words.ts, to the
// letter: what the index has must be what a query asks for. A test compares them.

// words gives the words of a text as they are written. A word is letters, marks,
// digits and underscores, with single dots and apostrophes within it; or a run of
// letters of a script that does without spaces.
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
					if next, size = kindAt(text, end+joint); next == letter {
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

// kind is what a character is for words.
type kind int

const (
	other     kind = iota
	letter         // or a digit, a mark, an underscore
	spaceless      // of a script that does without spaces
)

// kindAt is the kind of the character at a byte of a text, and its size; other
// at the end of the text.
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
	case unicode.In(char, unicode.L, unicode.M, unicode.N):
		return letter, size
	}
	return other, size
}

// isSpaceless reports whether a character is of a script whose words are not
// separated by spaces, or grow by what is attached to them.
func isSpaceless(char rune) bool {
	return char >= firstSpaceless && (char == longVowel || unicode.In(char,
		unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul,
		unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar))
}

const (
	firstSpaceless = 'ก' // of all characters of these scripts
	longVowel      = 'ー' // of Japanese, which Unicode counts to no script
)

// isJoint reports whether a dot or an apostrophe stands at a byte of a text.
func isJoint(text string, at int) bool {
	if at >= len(text) {
		return false
	}
	return text[at] == '.' || text[at] == '\'' || text[at] == 0xE2 && len(text) > at+2 && text[at:at+3] == "’"
}

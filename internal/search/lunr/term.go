package lunr

import (
	"iter"
	"unicode/utf8"
)

// Term is a word of a text in the form in which the index contains it.
type Term struct {
	Text   string
	Start  int // start of the word as written, in UTF-16 units of the lower-cased text
	Length int // its length, in the same units
}

// English returns the terms of a text as lunr finds them. It splits the text at white space and
// hyphens, lower-cases the words, trims punctuation, drops the most common words, and stems the
// rest. A word that consists only of punctuation or of non-ASCII letters becomes the empty
// term.
func English(text string) iter.Seq[Term] {
	return func(yield func(Term) bool) {
		for word := range split(Lower(text)) {
			word.Text = trim(word.Text)
			if IsStopWord(word.Text) {
				continue
			}
			word.Text = Stem(word.Text)
			if !yield(word) {
				return
			}
		}
	}
}

// split returns the words of a text as written.
func split(text string) iter.Seq[Term] {
	return func(yield func(Term) bool) {
		first, start := 0, 0 // start of the word, in bytes and in UTF-16 units
		for at, unit := 0, 0; at <= len(text); {
			char, size, units := characterAt(text, at)
			if isSeparator(char) {
				if at > first && !yield(Term{Text: text[first:at], Start: start, Length: unit - start}) {
					return
				}
				first, start = at+size, unit+units
			}
			at, unit = at+size, unit+units
		}
	}
}

// characterAt returns the character at a byte offset, with its size in bytes and in UTF-16
// units. The end of the text counts as a space.
func characterAt(text string, at int) (char rune, size, units int) {
	if at == len(text) {
		return ' ', 1, 1
	}
	if text[at] < utf8.RuneSelf {
		return rune(text[at]), 1, 1
	}
	char, size = utf8.DecodeRuneInString(text[at:])
	if char > lastUnit {
		return char, size, 2
	}
	return char, size, 1
}

// lastUnit is the last character that is a single UTF-16 unit.
const lastUnit = 0xFFFF

// isSeparator reports whether JavaScript's [\s\-] matches a character.
func isSeparator(char rune) bool {
	switch char {
	case '\t', '\n', '\v', '\f', '\r', ' ', '-',
		0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
		return true
	}
	return 0x2000 <= char && char <= 0x200A
}

// trim removes characters that match JavaScript's \W from both ends of a word.
func trim(word string) string {
	for word != "" && !isWordByte(word[0]) {
		word = word[1:]
	}
	for word != "" && !isWordByte(word[len(word)-1]) {
		word = word[:len(word)-1]
	}
	return word
}

// isWordByte reports whether a byte is a character that matches JavaScript's \w.
func isWordByte(b byte) bool {
	return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || '0' <= b && b <= '9' || b == '_'
}

package markdown

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// countWords counts words as Unicode divides a text (UAX #29), markup included, since Docusaurus
// estimates the reading time from that number. Languages without spaces between words need a
// dictionary; for them, it divides the number of characters by the usual length of a word.
func countWords(text []byte) int {
	var words, ideographs, letters int // letters of languages such as Thai
	var before rune                    // the character before if it is part of a word, else 0
	for len(text) > 0 {
		char, size := utf8.DecodeRune(text)
		text = text[size:]
		part := before
		before = 0
		switch {
		case char < utf8.RuneSelf && !isWordPart(char):
			if next, _ := utf8.DecodeRune(text); part != 0 && joins(char, part, next) {
				before = char
			}
		case unicode.In(char, unicode.Han, unicode.Hiragana):
			ideographs++
		case unicode.In(char, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar):
			letters++
		case isWordPart(char):
			if part == 0 {
				words++
			}
			before = char
		case unicode.IsMark(char) || unicode.Is(unicode.Cf, char) || char == '’' || char == '·':
			before = part
		}
	}
	return words + (5*ideographs+7)/8 + (letters+3)/4
}

func isWordPart(char rune) bool {
	return unicode.IsLetter(char) || unicode.IsDigit(char) || char == '_' || char == 'ー'
}

// joins reports whether an ASCII character between two others belongs to their word.
func joins(char, before, after rune) bool {
	if unicode.IsDigit(before) && unicode.IsDigit(after) && strings.ContainsRune(".,;'", char) {
		return true
	}
	return isWordPart(before) && unicode.IsLetter(after) && strings.ContainsRune(".:'", char)
}

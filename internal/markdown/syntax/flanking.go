package syntax

import (
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/util"
	"golang.org/x/text/width"
)

// neighbor is a character beside a run of "*", "_" or "~".
type neighbor struct{ isSpace, isPunctuation, isCJK bool }

// isForeign reports whether the neighbor is punctuation that CommonMark sets apart from words.
func (n neighbor) isForeign() bool { return n.isPunctuation && !n.isCJK }

func neighborOf(char rune) neighbor {
	return neighbor{util.IsSpaceRune(char), util.IsPunctRune(char), isCJK(char)}
}

// neighborBefore returns the last character of a text. A character that selects the form of
// another one counts as part of that.
func neighborBefore(text []byte, last rune) neighbor {
	isSelector := last >= '\uFE00' && last <= '\uFE0E'
	if !isSelector {
		return neighborOf(last)
	}
	char, _ := utf8.DecodeLastRune(text[:len(text)-utf8.RuneLen(last)])
	before := neighborOf(char)
	before.isCJK = before.isCJK || last == '\uFE01' && (char == '“' || char == '”' || char == '‘' || char == '’')
	return before
}

// flankCJK decides whether a run beside Chinese, Japanese or Korean text can open and close
// emphasis. CommonMark's rules expect spaces between words, so that the second run in
// "**大事。**です" closes nothing. The rules of markdown-cjk-friendly are the same for other text.
func flankCJK(run *parser.Delimiter, before neighbor, line []byte) {
	after := neighborOf(' ')
	if run.OriginalLength < len(line) {
		after = neighborOf(util.ToRune(line, run.OriginalLength))
	}
	if !before.isCJK && !after.isCJK {
		return
	}
	isLeft := !after.isSpace && (!after.isForeign() || before.isSpace || before.isForeign() || before.isCJK)
	isRight := !before.isSpace && (!before.isForeign() || after.isSpace || after.isForeign() || after.isCJK)
	run.CanOpen, run.CanClose = isLeft, isRight
	if run.Char == '_' {
		run.CanOpen, run.CanClose = isLeft && (!isRight || before.isPunctuation), isRight && (!isLeft || after.isPunctuation)
	}
}

// isCJK reports whether a character belongs to Chinese, Japanese or Korean text. Most wide
// characters do, but not emoji.
func isCJK(char rune) bool {
	switch {
	case char < '\u1100':
		return false
	case char >= 0xE0100 && char <= 0xE01EF: // they select the form of an ideograph
		return true
	case char >= '\u2300' && char <= '\u2BFF' && char != '\u2329' && char != '\u232A', char >= 0x1F000 && char <= 0x1FAFF && char>>8 != 0x1F2:
		return false
	}
	switch width.LookupRune(char).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth, width.EastAsianHalfwidth:
		return true
	}
	return unicode.Is(unicode.Hangul, char)
}

// endsCJKPhrase reports whether a character is punctuation of Chinese, Japanese or Korean text
// that is not within words.
func endsCJKPhrase(char rune) bool {
	return isCJK(char) && unicode.In(char, unicode.Po, unicode.Ps, unicode.Pe, unicode.Pi, unicode.Pf) && char != '・' && char != '･'
}

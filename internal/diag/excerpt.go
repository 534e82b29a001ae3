package diag

import (
	"strings"
	"unicode"
)

// The most characters that an excerpt of a line has, and the fewest that are useful, even if
// the terminal is narrower.
const (
	longestExcerpt  = 100
	shortestExcerpt = 20
)

// excerpt returns at most limit characters of the line around the column, and two parts of the
// line to print below: the white space before the column, with the tabs of the original so that
// both lines align, and the marks.
func (d Diagnostic) excerpt(limit int) (shown, indent, marks string) {
	runes := []rune(Printable(d.Source))
	at := max(0, min(d.Column-1-d.Skipped, len(runes)))
	if len(runes) > limit || d.Skipped > 0 {
		start := max(0, min(at-limit/3, len(runes)-limit))
		end := min(start+limit, len(runes))
		isCut := end < len(runes)
		runes, at = runes[start:end], at-start
		if start+d.Skipped > 0 && at > 0 {
			runes[0] = '…'
		}
		if isCut {
			runes[len(runes)-1] = '…'
		}
	}
	var before strings.Builder
	for _, char := range runes[:at] {
		if char == '\t' {
			before.WriteByte('\t')
			continue
		}
		before.WriteString(strings.Repeat(" ", width(char)))
	}
	shown = strings.TrimRight(string(runes), " \t")
	underlined := 0
	for _, char := range runes[at:min(at+max(d.Length, 1), max(at, len([]rune(shown))))] {
		underlined += width(char)
	}
	return shown, before.String(), strings.Repeat("^", max(1, underlined))
}

// Printable replaces control characters, which a terminal could take for commands, and indents
// all lines but the first.
func Printable(text string) string {
	text = strings.Map(func(char rune) rune {
		if unicode.IsControl(char) && char != '\t' && char != '\n' {
			return unicode.ReplacementChar
		}
		return char
	}, text)
	return strings.ReplaceAll(text, "\n", "\n    ")
}

// width is how many columns a terminal uses for a character.
func width(char rune) int {
	switch {
	case unicode.In(char, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	case unicode.In(char, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Bopomofo, unicode.Yi),
		char >= 0x3000 && char <= 0x303e,                                                                           // CJK punctuation
		char >= 0xff01 && char <= 0xff60,                                                                           // full-width forms
		char >= 0x1f300 && char <= 0x1f64f, char >= 0x1f680 && char <= 0x1f6ff, char >= 0x1f900 && char <= 0x1faff: // emoji
		return 2
	}
	return 1
}

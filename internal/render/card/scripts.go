package card

import (
	"slices"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Missing returns the scripts of the letters in a text that no font has, in the order of the text. Names
// are those of Unicode, such as "Han" and "Arabic".
func (f Fonts) Missing(text string) []string {
	var missing []string
	known := map[string]bool{}
	for _, letter := range norm.NFC.String(text) {
		if !unicode.In(letter, unicode.L, unicode.Nd) || f.has(letter) {
			continue
		}
		if script := scriptOf(letter); !known[script] {
			known[script], missing = true, append(missing, script)
		}
	}
	return missing
}

func (f Fonts) has(letter rune) bool {
	return slices.ContainsFunc(f.fonts, func(each weighted) bool {
		_, has := each.NominalGlyph(letter)
		return has
	})
}

// shown returns a text without the signs that no font has, such as emoji, or "" if there are letters
// among them.
func (f Fonts) shown(text string) string {
	if len(f.Missing(text)) > 0 {
		return ""
	}
	var kept []rune
	for _, letter := range norm.NFC.String(text) {
		if f.has(letter) || unicode.IsSpace(letter) || isJoiner(letter) {
			kept = append(kept, letter)
		}
	}
	return collapse(string(kept))
}

// isJoiner reports whether a sign is invisible and changes how those around it are drawn.
func isJoiner(sign rune) bool {
	return sign == '\u200c' || sign == '\u200d' || unicode.Is(unicode.Bidi_Control, sign)
}

// scriptOf returns the name of the script of a letter.
func scriptOf(letter rune) string {
	for name, table := range unicode.Scripts {
		if name != "Common" && name != "Inherited" && unicode.Is(table, letter) {
			return name
		}
	}
	return "Common"
}

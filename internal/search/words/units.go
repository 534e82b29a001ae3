package words

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

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

// pairs yields the pairs of adjacent letters with their marks, and the last letter.
func pairs(word string, yield func(string) bool) {
	for at := 0; at < len(word); {
		next := at + letterLength(word[at:])
		end := next + letterLength(word[next:])
		if !yield(word[at:end]) {
			return
		}
		at = next
	}
}

// letterLength returns the number of bytes of the first letter of a text and its marks.
func letterLength(text string) int {
	for at, char := range text {
		if at > 0 && !unicode.Is(unicode.M, char) {
			return at
		}
	}
	return len(text)
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

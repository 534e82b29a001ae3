package lunr

import (
	"strings"
	"unicode/utf8"
)

// Stem reduces an English word, lower-cased and trimmed, to its stem. It is Porter's algorithm
// (An algorithm for suffix stripping, 1980) as lunr implements it. Non-ASCII letters count as
// consonants; those beyond the first plane count as two.
func Stem(word string) string {
	if len(word) < 3 {
		return word
	}
	word = withoutPlural(word)
	word = withoutTense(word)
	if n := len(word); n > 2 && word[n-1] == 'y' && !isVowel(word[n-2]) {
		word = word[:n-1] + "i"
	}
	word = withShorterSuffix(word)
	word = withoutAdjectiveSuffix(word)
	word = withoutSuffix(word)
	return withoutFinal(word)
}

// withoutPlural is step 1a.
func withoutPlural(word string) string {
	n := len(word)
	switch {
	case n < 3 || word[n-1] != 's':
		return word
	case n > 4 && strings.HasSuffix(word, "sses"), n > 3 && strings.HasSuffix(word, "ies"):
		return word[:n-2]
	case word[n-2] != 's':
		return word[:n-1]
	}
	return word
}

// withoutTense is step 1b.
func withoutTense(word string) string {
	if before, found := cutSuffix(word, "eed"); found {
		if measure(before) > 0 {
			return word[:len(word)-1]
		}
		return word
	}
	before, found := cutSuffix(word, "ed")
	if !found {
		before, found = cutSuffix(word, "ing")
	}
	if !found || !hasVowel(before) {
		return word
	}
	last, size := utf8.DecodeLastRuneInString(before)
	switch {
	case strings.HasSuffix(before, "at"), strings.HasSuffix(before, "bl"), strings.HasSuffix(before, "iz"):
		return before + "e"
	case endsInDouble(before) && !strings.ContainsRune("aeiouylsz", last):
		return before[:len(before)-size]
	case isShort(before):
		return before + "e"
	}
	return before
}

// withoutFinal is step 5.
func withoutFinal(word string) string {
	if before, found := cutSuffix(word, "e"); found {
		if m := measure(before); m > 1 || m == 1 && !isShort(before) {
			word = before
		}
	}
	if strings.HasSuffix(word, "ll") && measure(word) > 1 {
		return word[:len(word)-1]
	}
	return word
}

// cutSuffix removes a suffix from a word that is longer than the suffix.
func cutSuffix(word, suffix string) (before string, found bool) {
	if len(word) <= len(suffix) {
		return word, false
	}
	return strings.CutSuffix(word, suffix)
}

// measure counts the transitions from vowels to consonants. A y is a vowel after a consonant.
func measure(word string) int {
	count, inVowels := 0, false
	for i := range len(word) {
		vowel := isVowel(word[i]) || word[i] == 'y' && i > 0 && !inVowels
		if inVowels && !vowel {
			count++
		}
		inVowels = vowel
	}
	return count
}

// hasVowel reports whether a word contains a vowel, or a y after its start.
func hasVowel(word string) bool {
	return word != "" && (isVowel(word[0]) || strings.ContainsAny(word[1:], "aeiouy"))
}

// lastUnit is the last character that is a single UTF-16 unit.
const lastUnit = 0xFFFF

// isShort reports whether a word consists of consonants, one vowel, and one consonant other
// than w, x and y.
func isShort(word string) bool {
	last, size := utf8.DecodeLastRuneInString(word)
	if last > lastUnit || strings.ContainsRune("aeiouwxy", last) {
		return false
	}
	word = word[:len(word)-size]
	n := len(word)
	return n > 1 && (isVowel(word[n-1]) || word[n-1] == 'y') && !hasVowel(word[:n-1])
}

// endsInDouble reports whether the last two characters of a word are the same.
func endsInDouble(word string) bool {
	last, size := utf8.DecodeLastRuneInString(word)
	before, _ := utf8.DecodeLastRuneInString(word[:len(word)-size])
	return last == before && last <= lastUnit
}

func isVowel(b byte) bool {
	return b == 'a' || b == 'e' || b == 'i' || b == 'o' || b == 'u'
}

package lunr

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lower is JavaScript's toLowerCase. It differs from [strings.ToLower] in two letters: İ
// becomes i and a combining dot, and Σ becomes ς at the end of a word. Invalid UTF-8 becomes
// U+FFFD.
func Lower(text string) string {
	if IsASCII(text) {
		return strings.ToLower(text)
	}
	var out strings.Builder
	out.Grow(len(text))
	for at, char := range text {
		switch char {
		case 'İ':
			out.WriteString("i\u0307")
		case 'Σ':
			if endsWord(text[:at], text[at+len("Σ"):]) {
				out.WriteRune('ς')
			} else {
				out.WriteRune('σ')
			}
		default:
			out.WriteRune(unicode.ToLower(char))
		}
	}
	return out.String()
}

// IsASCII reports whether a text has no other characters.
func IsASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// endsWord reports whether a letter between two texts is at the end of a word by the rule of
// the Unicode standard (3.13, Final_Sigma).
func endsWord(before, after string) bool {
	for {
		char, size := utf8.DecodeLastRuneInString(before)
		if size > 0 && isCaseIgnorable(char) {
			before = before[:len(before)-size]
			continue
		}
		if size == 0 || !isCased(char) {
			return false
		}
		break
	}
	for _, char := range after {
		if !isCaseIgnorable(char) {
			return !isCased(char)
		}
	}
	return true
}

// isCased reports whether a character has Unicode's property Cased.
func isCased(char rune) bool {
	return unicode.In(char, unicode.Lu, unicode.Ll, unicode.Lt, unicode.Other_Lowercase, unicode.Other_Uppercase)
}

// isCaseIgnorable reports whether a character has Unicode's property Case_Ignorable.
func isCaseIgnorable(char rune) bool {
	switch char {
	case '\'', '.', ':', 0xB7, 0x387, 0x55F, 0x5F4, 0x2018, 0x2019, 0x2024, 0x2027,
		0xFE13, 0xFE52, 0xFE55, 0xFF07, 0xFF0E, 0xFF1A:
		return true
	}
	return unicode.In(char, unicode.Mn, unicode.Me, unicode.Cf, unicode.Lm, unicode.Sk)
}

// IsStopWord reports whether a word is too common to be searched for.
func IsStopWord(word string) bool {
	switch word {
	case "a", "able", "about", "across", "after", "all", "almost", "also", "am", "among", "an", "and",
		"any", "are", "as", "at", "be", "because", "been", "but", "by", "can", "cannot", "could", "dear",
		"did", "do", "does", "either", "else", "ever", "every", "for", "from", "get", "got", "had", "has",
		"have", "he", "her", "hers", "him", "his", "how", "however", "i", "if", "in", "into", "is", "it",
		"its", "just", "least", "let", "like", "likely", "may", "me", "might", "most", "must", "my",
		"neither", "no", "nor", "not", "of", "off", "often", "on", "only", "or", "other", "our", "own",
		"rather", "said", "say", "says", "she", "should", "since", "so", "some", "than", "that", "the",
		"their", "them", "then", "there", "these", "they", "this", "tis", "to", "too", "twas", "us",
		"wants", "was", "we", "were", "what", "when", "where", "which", "while", "who", "whom", "why",
		"will", "with", "would", "yet", "you", "your":
		return true
	}
	return false
}

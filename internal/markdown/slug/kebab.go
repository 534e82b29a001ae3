package slug

import (
	"strings"
	"unicode"
)

// Kebab returns the words of a text in lower case, joined with "-". A change of case starts a
// word, and so does a change between letters and digits. The result is that of lodash's
// kebabCase; it is "" for a text without words.
func Kebab(text string) string {
	letters := []rune(deburr(text))
	var words []string
	for at := 0; at < len(letters); {
		length := word(letters[at:])
		if length == 0 {
			at++
			continue
		}
		words = append(words, strings.ToLower(string(letters[at:at+length])))
		at += length
	}
	return strings.Join(words, "-")
}

// class is the kind of a character for the purpose of splitting words.
type class int

const (
	none class = iota // between words
	upper
	lower
	other // a letter or number of another script
	digit
	emoji
)

func classOf(char rune) class {
	switch {
	case char >= 'A' && char <= 'Z':
		return upper
	case char >= 'a' && char <= 'z':
		return lower
	case char >= '0' && char <= '9':
		return digit
	case char > 0xFFFF || char >= 0x2700 && char <= 0x27BF:
		return emoji
	case char < 0xC0, char == '×', char == '÷', char >= 0x2000 && char <= 0x206F, unicode.IsSpace(char), char == 0x180E, char == 0xFEFF:
		return none
	}
	return other
}

// word returns the length of the word at the start of a text, or 0 if the text does not start
// with a word.
func word(text []rune) int {
	at := func(i int) class {
		if i >= len(text) {
			return none
		}
		return classOf(text[i])
	}
	run := func(from int, kinds ...class) int {
		for at(from) != none && (at(from) == kinds[0] || at(from) == kinds[len(kinds)-1]) {
			from++
		}
		return from
	}
	switch at(0) {
	case none:
		return 0
	case digit:
		end := run(0, digit)
		if isOrdinal(text[:min(end+3, len(text))], end) {
			return end + 2
		}
		return end
	case emoji:
		return emojiLength(text)
	}
	capital := 0
	if at(0) == upper {
		capital = 1
	}
	if end := run(capital, lower); end > capital && (at(end) == none || at(end) == upper) {
		return end // "Word", "word"
	}
	for end := run(0, upper, other); end > 0; end-- {
		if at(end) == none || at(end) == upper && (at(end+1) == lower || at(end+1) == other) {
			return end // "ABC" in "ABCword"
		}
	}
	if end := run(capital, lower, other); end > capital {
		return end
	}
	return run(0, upper)
}

// isOrdinal reports whether a number that ends at a place is an ordinal, as in "1st".
func isOrdinal(text []rune, end int) bool {
	if len(text) < end+2 {
		return false
	}
	ending := string(text[end : end+2])
	endings := map[rune]string{'1': "st", '2': "nd", '3': "rd"}
	wanted, special := endings[text[end-1]]
	if !special {
		wanted = "th"
	}
	if ending != wanted && ending != strings.ToUpper(wanted) {
		return false
	}
	if len(text) == end+2 {
		return true
	}
	after := classOf(text[end+2])
	return after == none || after == other || after == upper && ending == wanted || after == lower && ending != wanted
}

// emojiLength returns the length of an emoji, including its modifiers and joined emoji.
func emojiLength(text []rune) int {
	length := 1
	for length < len(text) {
		switch char := text[length]; {
		case char == 0xFE0E || char == 0xFE0F || char >= 0x1F3FB && char <= 0x1F3FF:
			length++
		case char == 0x200D && length+1 < len(text):
			length += 2
		default:
			return length
		}
	}
	return length
}

// Capitalize returns a text with its first letter in upper case and all others in lower case.
func Capitalize(text string) string {
	letters := []rune(strings.ToLower(text))
	if len(letters) == 0 {
		return ""
	}
	return strings.ToUpper(string(letters[:1])) + string(letters[1:])
}

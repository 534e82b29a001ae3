package code

import "strings"

// wordAt returns the word at a position, and whether it ends at an ASCII character or at the end of the text.
func wordAt(text []rune, at int) (word string, isASCII bool) {
	end := runEnd(text, at, func(char rune) bool { return isLetter(char) || isDigit(char) })
	return string(text[at:end]), end == len(text) || text[end] < ascii
}

// wordLength is the matcher of rules for words.
func wordLength(text []rune, at int) int {
	word, _ := wordAt(text, at)
	return len(word)
}

// lineStart matches the start of a line where a regular expression may start.
func lineStart(text []rune, at int) int {
	if text[at] == '<' && !hasAt(text, at, "<!--") {
		return -1
	}
	return 0
}

// noElement rules out elements: an operator has no name, slash or ">" after its "<".
func noElement(text []rune, at int) int {
	if at+1 < len(text) && (text[at+1] == '/' || text[at+1] == '>' || text[at+1] >= ascii || isLetter(text[at+1])) {
		return unsure
	}
	return -1
}

// quoted matches a text in quotes. A backslash escapes a quote or a backslash.
func quoted(text []rune, at int) int {
	for i := at + 1; i < len(text); i++ {
		switch {
		case text[i] == text[at]:
			return i + 1 - at
		case text[i] == '\\' && i+1 < len(text) && (text[i+1] == '\\' || text[i+1] == text[at]):
			i++
		}
	}
	return unsure
}

// name matches a name, unless it has an escape or letters that are not ASCII.
func name(text []rune, at int) int {
	if text[at] == '\\' {
		return unsure
	}
	end := runEnd(text, at+1, func(char rune) bool { return isLetter(char) && char != '_' || isDigit(char) || char == '$' })
	if end < len(text) && (text[end] >= ascii || text[end] == '\\') {
		return unsure
	}
	return end - at
}

// float matches a number with a fraction or an exponent.
func float(text []rune, at int) int {
	end := runEnd(text, at, isDigit)
	switch {
	case end == len(text):
		return -1
	case text[end] >= ascii:
		return unsure
	case text[end] == '.':
		end = runEnd(text, end+1, isDigit)
	case text[end] == 'e' || text[end] == 'E':
		if end++; end < len(text) && (text[end] == '+' || text[end] == '-') {
			end++
		}
		if end == len(text) || text[end] < ascii && !isDigit(text[end]) {
			return -1
		}
		end = runEnd(text, end, isDigit)
	default:
		return -1
	}
	if end < len(text) && text[end] >= ascii {
		return unsure
	}
	return end - at
}

// digits returns the matcher of numbers with a base.
func digits(base, digits string) matcher {
	return func(text []rune, at int) int {
		if at+1 == len(text) || !strings.ContainsRune(base, text[at+1]) {
			return -1
		}
		end := runEnd(text, at+2, func(char rune) bool { return strings.ContainsRune(digits, char) })
		if end == at+2 {
			return -1
		}
		return end - at
	}
}

// operator returns the matcher of operators, some of which "=" may follow.
func operator() matcher {
	whole, start := literal("++", "--", "~", "&&", "?", ":", "||"), literal("<<", ">>>", ">>", "==", "!=")
	return func(text []rune, at int) int {
		if length := whole(text, at); length > 0 {
			return length
		}
		if text[at] == '\\' {
			if hasAt(text, at, "\\\n") {
				return 1
			}
			return -1
		}
		end := at + max(1, start(text, at))
		if hasAt(text, end, "=") {
			end++
		}
		return end - at
	}
}

func isLetter(char rune) bool {
	return char >= 'a' && char <= 'z' || char >= 'A' && char <= 'Z' || char == '_'
}

func isDigit(char rune) bool { return char >= '0' && char <= '9' }

func isSpace(char rune) bool { return char == ' ' || char >= '\t' && char <= '\r' }

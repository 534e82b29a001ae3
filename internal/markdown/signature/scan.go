package signature

import "strings"

// closing returns the offset of the bracket that closes the one at an offset, or -1.
func closing(text string, open int) int {
	var brackets []byte
	for at := open; at < len(text); at++ {
		switch char := text[at]; char {
		case '"', '\'', '`':
			at = quoteEnd(text, at)
			if at < 0 {
				return -1
			}
		case '(', '[', '{':
			brackets = append(brackets, char)
		case '<':
			if isAngle(text, at) {
				brackets = append(brackets, char)
			}
		case '>':
			if last := len(brackets) - 1; last >= 0 && brackets[last] == '<' && text[at-1] != '=' {
				brackets = brackets[:last]
			}
		case ')', ']', '}':
			for len(brackets) > 1 && brackets[len(brackets)-1] == '<' { // it compares numbers
				brackets = brackets[:len(brackets)-1]
			}
			brackets = brackets[:max(0, len(brackets)-1)]
		}
		if len(brackets) == 0 {
			return at
		}
	}
	return -1
}

// isBalanced reports whether every bracket and quote is closed by one of its kind.
func isBalanced(text string) bool {
	var open []byte
	for at := 0; at < len(text); at++ {
		switch char := text[at]; char {
		case '"', '\'', '`':
			at = quoteEnd(text, at)
			if at < 0 {
				return false
			}
		case '(':
			open = append(open, ')')
		case '[':
			open = append(open, ']')
		case '{':
			open = append(open, '}')
		case ')', ']', '}':
			last := len(open) - 1
			if last < 0 || open[last] != char {
				return false
			}
			open = open[:last]
		}
	}
	return len(open) == 0
}

// quoteEnd returns the offset of the quote that closes the one at an offset, or -1.
func quoteEnd(text string, open int) int {
	for at := open + 1; at < len(text); at++ {
		switch text[at] {
		case '\\':
			at++
		case text[open]:
			return at
		}
	}
	return -1
}

// isAngle reports whether "<" opens type arguments, as opposed to comparing numbers.
func isAngle(text string, at int) bool {
	return at+1 < len(text) && text[at+1] != ' ' && text[at+1] != '='
}

// find returns the offset of the first of some characters outside of brackets and quotes, from an
// offset on, or the end.
func find(text string, from, end int, chars string) int {
	compares := false // "<" does, because the last one is not closed
	for at := from; at < end; at++ {
		char := text[at]
		if strings.IndexByte(chars, char) >= 0 && (char != '=' || at+1 >= end || text[at+1] != '>') {
			return at
		}
		if strings.IndexByte("([{\"'`", char) < 0 && (char != '<' || compares || !isAngle(text, at)) {
			continue
		}
		closed := closing(text, at)
		if strings.IndexByte("\"'`", char) >= 0 {
			closed = quoteEnd(text, at)
		}
		compares = char == '<' && (closed < 0 || closed >= end)
		if compares {
			continue
		}
		if closed < 0 || closed >= end {
			return end
		}
		at = closed
	}
	return end
}

// split returns the parts of a span between separators.
func split(text string, span Span, separators string) []Span {
	var parts []Span
	for from := span.Start; from <= span.Stop; {
		end := find(text, from, span.Stop, separators)
		if part := trim(text, Span{from, end}); !part.Empty() {
			parts = append(parts, part)
		}
		from = end + 1
	}
	return parts
}

// trim removes white space from both ends of a span.
func trim(text string, span Span) Span {
	for span.Start < span.Stop && isSpace(text[span.Start]) {
		span.Start++
	}
	for span.Start < span.Stop && isSpace(text[span.Stop-1]) {
		span.Stop--
	}
	return span
}

func isSpace(char byte) bool { return char == ' ' || char == '\t' || char == '\n' || char == '\r' }

// nameEnd returns the end of a name, which may have dots: "Window.at".
func nameEnd(text string, at int) int {
	for at < len(text) && isNameByte(text[at]) {
		at++
	}
	return at
}

func isNameByte(char byte) bool {
	return char >= 0x80 || char == '_' || char == '$' || char == '#' || char == '.' ||
		'0' <= char && char <= '9' || 'a' <= char|0x20 && char|0x20 <= 'z'
}

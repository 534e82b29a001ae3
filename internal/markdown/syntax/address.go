package syntax

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// A bare address is a link without any syntax: "https://example.com", "www.example.com" or
// "me@example.com". The rules are those of Docusaurus's parser, which differ from those of GitHub
// in details. Unlike there, an address ends at Chinese, Japanese and Korean punctuation.

// maxAddress limits the length of an address, in bytes.
const maxAddress = 4_096

// addressKind is a kind of bare address.
type addressKind int

const (
	noAddress addressKind = iota
	webAddress
	wwwAddress
	emailAddress
)

// addressAt returns the kind and the length of the address at the start of a text. before is
// the character before it.
func addressAt(text []byte, before rune) (addressKind, int) {
	if len(text) < 4 { // w.de
		return noAddress, 0
	}
	text = text[:min(len(text), maxAddress)]
	switch text[0] | 0x20 {
	case 'h', 'f':
		if length := webLength(text); length > 0 && !isASCIILetter(before) {
			return webAddress, length
		}
	case 'w':
		if hasPrefixFold(text, "www.") && (unicode.IsSpace(before) || bytes.ContainsRune([]byte("(*_[]~"), before)) {
			if length := hostLength(text); length > 0 {
				return wwwAddress, length + pathLength(text[length:])
			}
		}
	}
	if length := emailLength(text); length > 0 && before != '/' && !isEmailRune(before) {
		return emailAddress, length
	}
	return noAddress, 0
}

// webLength returns the length of an address with a scheme, or zero.
func webLength(text []byte) int {
	for _, scheme := range []string{"https://", "http://", "ftp://"} {
		if !hasPrefixFold(text, scheme) {
			continue
		}
		first, size := utf8.DecodeRune(text[len(scheme):])
		if size == 0 || first < ' ' || endsAddress(first) || isPunctuation(first) {
			return 0
		}
		length := hostLength(text[len(scheme):])
		if length == 0 {
			return 0
		}
		length += len(scheme)
		return length + pathLength(text[length:])
	}
	return 0
}

// hostLength returns the length of the host at the start of a text, or zero. As on GitHub, the
// last two parts of a host have no underscores.
func hostLength(text []byte) int {
	length, hasName := 0, false
	var last, beforeLast bool // whether these parts have underscores
	for length < len(text) {
		char, size := utf8.DecodeRune(text[length:])
		isMark := char == '.' || char == '_'
		if isMark && isTrail(text[length:]) || !isMark && char != '-' && (endsAddress(char) || isPunctuation(char)) {
			break
		}
		switch char {
		case '.':
			last, beforeLast = false, last
		case '_':
			last = true
		default:
			hasName = true
		}
		length += size
	}
	if !hasName || last || beforeLast {
		return 0
	}
	return length
}

// pathLength returns the length of the path, the query and the fragment at the start of a text,
// without the punctuation at the end.
func pathLength(text []byte) int {
	opened, closed := 0, 0
	for at := 0; at < len(text); {
		char, size := utf8.DecodeRune(text[at:])
		switch {
		case char == '(':
			opened++
		case char == ')' && closed < opened:
			closed++
		case bytes.ContainsRune([]byte(`!"&'),.:;<?]*_~`), char) && isTrail(text[at:]), endsAddress(char):
			return at
		case char == ')':
			closed++
		}
		at += size
	}
	return len(text)
}

// isTrail reports whether a text begins with punctuation that ends an address, and nothing else
// up to the next space.
func isTrail(text []byte) bool {
	for at := 0; at < len(text); {
		char, size := utf8.DecodeRune(text[at:])
		switch {
		case char == '<' || endsAddress(char):
			return true
		case char == '&':
			length := entityLength(text[at:])
			if length == 0 {
				return false
			}
			at += length
			continue
		case char == ']':
			if next := text[at+1:]; len(next) == 0 || next[0] == '(' || next[0] == '[' {
				return true // of a link
			}
		case !bytes.ContainsRune([]byte(`!"'),.:;?*_~`), char):
			return false
		}
		at += size
	}
	return true
}

// entityLength returns the length of "&name;" at the start of a text, or zero.
func entityLength(text []byte) int {
	end := 1
	for end < len(text) && isASCIILetter(rune(text[end])) {
		end++
	}
	if end == 1 || end == len(text) || text[end] != ';' {
		return 0
	}
	return end + 1
}

// emailLength returns the length of the email address at the start of a text, or zero.
func emailLength(text []byte) int {
	at := 0
	for at < len(text) && isEmailRune(rune(text[at])) {
		at++
	}
	if at == 0 || at == len(text) || text[at] != '@' {
		return 0
	}
	end, hasDot := at+1, false
	for end < len(text) {
		char := rune(text[end])
		if char == '.' {
			if end+1 == len(text) || !isASCIILetter(rune(text[end+1])) && !isDigit(rune(text[end+1])) {
				break
			}
			hasDot = end > at+1
		} else if char != '-' && char != '_' && !isASCIILetter(char) && !isDigit(char) {
			break
		}
		end++
	}
	if !hasDot || !isASCIILetter(rune(text[end-1])) {
		return 0
	}
	return end
}

func endsAddress(char rune) bool { return unicode.IsSpace(char) || endsCJKPhrase(char) }

func isPunctuation(char rune) bool { return unicode.IsPunct(char) || unicode.IsSymbol(char) }

func isASCIILetter(char rune) bool { return char|0x20 >= 'a' && char|0x20 <= 'z' }

func isDigit(char rune) bool { return char >= '0' && char <= '9' }

// isEmailRune reports whether a character can be in an email address before "@".
func isEmailRune(char rune) bool {
	return char == '+' || char == '-' || char == '.' || char == '_' || isASCIILetter(char) || isDigit(char)
}

func hasPrefixFold(text []byte, prefix string) bool {
	return len(text) >= len(prefix) && bytes.EqualFold(text[:len(prefix)], []byte(prefix))
}

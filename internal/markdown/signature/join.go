package signature

import "strings"

// join returns the signatures in a text, each on one line. A line end inside brackets, or next to an
// operator, does not end a signature.
func join(text string) []string {
	var lines []string
	var line strings.Builder
	finish := func() {
		if joined := strings.TrimRight(strings.TrimSpace(line.String()), "; "); joined != "" {
			lines = append(lines, joined)
		}
		line.Reset()
	}
	depth := 0
	for at := 0; at < len(text); at++ {
		char := text[at]
		switch char {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth--
		case '"', '\'', '`':
			if end := quoteEnd(text, at); end > 0 {
				line.WriteString(text[at : end+1])
				at = end
				continue
			}
		}
		if char != '\n' {
			line.WriteByte(char)
			continue
		}
		rest := strings.TrimLeft(text[at:], " \t\r\n")
		at = len(text) - len(rest) - 1
		before := strings.TrimRight(line.String(), " \t\r")
		if depth <= 0 && !continues(before, rest) {
			finish()
			continue
		}
		line.Reset()
		line.WriteString(joint(before, rest))
	}
	finish()
	return lines
}

// continues reports whether a signature goes on after a line end outside of brackets.
func continues(before, rest string) bool {
	for _, mark := range []string{"|", "&", "=", "=>", ":", ",", "extends", "implements"} {
		if before != "" && (strings.HasSuffix(before, mark) || strings.HasPrefix(rest, mark)) {
			return true
		}
	}
	return false
}

// joint returns what replaces a line and its end. A comma at the end of a list disappears with the line.
func joint(before, rest string) string {
	opens := strings.HasSuffix(before, "(") || strings.HasSuffix(before, "[") || strings.HasSuffix(before, "<")
	closes := strings.HasPrefix(rest, ")") || strings.HasPrefix(rest, "]") || strings.HasPrefix(rest, ">")
	if closes || strings.HasPrefix(rest, "}") {
		before = strings.TrimRight(before, ",; ")
	}
	if opens || closes {
		return before
	}
	return before + " "
}

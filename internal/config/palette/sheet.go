package palette

import (
	"regexp"
	"strings"
)

// Declaration is a color that a style sheet sets for a token, in one mode or both.
type Declaration struct {
	Token  string
	Colors [2]*Color // by mode; nil if the mode has no color of its own, or an unknown one
	At     int       // offset of the value in the text
	Length int
}

var (
	comment  = regexp.MustCompile(`(?s)/\*.*?\*/`)
	setsMode = regexp.MustCompile(`\[data-theme=["']?(light|dark)["']?\]`)
	property = regexp.MustCompile(`(--(?:color|code)-[a-z-]+)\s*:\s*([^;{}]+)`)
)

// WithoutComments returns a style sheet with spaces in place of its comments.
func WithoutComments(sheet string) string {
	return comment.ReplaceAllStringFunc(sheet, func(text string) string { return strings.Repeat(" ", len(text)) })
}

// Declarations returns the colors that a style sheet sets for the whole page, in layers too. It leaves out
// those inside conditions such as @media, because they do not hold for all readers.
func Declarations(sheet string) []Declaration {
	plain := WithoutComments(sheet)
	var found []Declaration
	var open []string // selector or at-rule before each open brace
	start := 0
	for i := range len(plain) {
		switch plain[i] {
		case '{':
			if block := strings.TrimSpace(plain[start:i]); !strings.HasPrefix(block, "@layer") || len(open) > 0 {
				open = append(open, block)
			}
			start = i + 1
		case ';', '}':
			if len(open) == 1 {
				found = append(found, declared(plain[start:i], start, open[0])...)
			}
			start = i + 1
			if plain[i] == '}' && len(open) > 0 {
				open = open[:len(open)-1]
			}
		}
	}
	return found
}

// declared parses a declaration inside a selector.
func declared(text string, offset int, selector string) []Declaration {
	match := property.FindStringSubmatchIndex(text)
	mode := setsMode.FindStringSubmatch(selector)
	isPage := mode != nil || strings.Contains(selector, ":root") || selector == "html" || selector == "body"
	if match == nil || !isPage || strings.HasPrefix(selector, "@") {
		return nil
	}
	value := strings.TrimSpace(text[match[4]:match[5]])
	result := Declaration{Token: text[match[2]:match[3]], At: offset + match[4], Length: len(value)}
	for i, written := range byMode(value) {
		if color, known := Parse(written); known && (mode == nil || mode[1] == Mode(i).String()) {
			result.Colors[i] = &color
		}
	}
	return []Declaration{result}
}

// byMode splits light-dark(a, b); any other value is used for both modes.
func byMode(value string) [2]string {
	inner, isPair := strings.CutPrefix(value, "light-dark(")
	if !isPair || !strings.HasSuffix(inner, ")") {
		return [2]string{value, value}
	}
	inner = strings.TrimSuffix(inner, ")")
	depth := 0
	for i, char := range inner {
		switch char {
		case '(':
			depth++
		case ')':
			depth--
		case ',':
			if depth == 0 {
				return [2]string{inner[:i], inner[i+1:]}
			}
		}
	}
	return [2]string{}
}

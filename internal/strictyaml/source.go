package strictyaml

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"docgen/internal/diag"
)

// source is the text with its lines, as an editor counts them.
type source struct {
	options Options
	lines   []string
	text    string // without byte order mark, lines ended by "\n"
}

// Place is a stretch of one line.
type Place struct {
	Line   int // 1-based
	Column int // 1-based, in characters; 0 when the whole line is meant
	Length int // characters
}

func newSource(text []byte, options Options) source {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	unix := strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(string(text))
	return source{options: options, text: unix, lines: strings.Split(unix, "\n")}
}

// notText finds the first byte that is not UTF-8.
func (s source) notText() (Place, bool) {
	for i, line := range s.lines {
		if utf8.ValidString(line) {
			continue
		}
		column := 1
		for rest := line; ; column++ {
			char, size := utf8.DecodeRuneInString(rest)
			if char == utf8.RuneError && size < 2 {
				break
			}
			rest = rest[size:]
		}
		return Place{Line: i + 1, Column: column, Length: 1}, true
	}
	return Place{}, false
}

// line returns the text of a line, and "" when there is no such line.
func (s source) line(number int) string {
	if number < 1 || number > len(s.lines) {
		return ""
	}
	return s.lines[number-1]
}

// inFile shifts a place from the text to the file that holds it.
func (s source) inFile(place Place) Place {
	place.Line += max(s.options.Line, 1) - 1
	return place
}

// diagnostic makes a diagnostic of a place in the text.
func (s source) diagnostic(place Place, severity diag.Severity, text, hint string) diag.Diagnostic {
	finding := diag.Diagnostic{
		Severity: severity,
		Code:     s.options.Code,
		File:     s.options.File,
		Line:     s.inFile(place).Line,
		Column:   place.Column,
		Length:   place.Length,
		Text:     text,
		Hint:     hint,
	}
	if place.Column > 0 {
		finding.Source = s.line(place.Line)
	}
	return finding
}

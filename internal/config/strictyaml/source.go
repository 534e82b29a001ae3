package strictyaml

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
)

// source is the text with its lines, as an editor counts them.
type source struct {
	options Options
	lines   []string
	plain   []bool // by line: whether all characters are ASCII
	text    string // without byte order mark; lines end in "\n"
}

// Place is a part of a line.
type Place struct {
	Line   int // 1-based
	Column int // 1-based, in characters; 0 for the whole line
	Length int // characters
}

func newSource(text []byte, options Options) source {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	unix := strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(string(text))
	result := source{options: options, text: unix, lines: strings.Split(unix, "\n")}
	result.plain = make([]bool, len(result.lines))
	for i, line := range result.lines {
		result.plain[i] = utf8.RuneCountInString(line) == len(line)
	}
	return result
}

// notText returns the place of the first byte that is not UTF-8.
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

// line returns a line, or "" if it does not exist.
func (s source) line(number int) string {
	if number < 1 || number > len(s.lines) {
		return ""
	}
	return s.lines[number-1]
}

// inFile converts a place in the text to a place in the file that contains the text.
func (s source) inFile(place Place) Place {
	place.Line += max(s.options.Line, 1) - 1
	return place
}

// diagnostic returns a diagnostic at a place in the text.
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
		finding.Source, finding.Skipped = s.around(place)
	}
	if s.options.Origin != nil {
		return s.options.Origin(finding)
	}
	return finding
}

// excerptSide is the maximum number of bytes that a diagnostic quotes on each side of its
// place. It bounds the memory of many diagnostics on one long line.
const excerptSide = 512

// around returns the line of a place, shortened around the place if it is long, and the number
// of characters cut off at the start.
func (s source) around(place Place) (excerpt string, skipped int) {
	line := s.line(place.Line)
	if len(line) <= 2*excerptSide {
		return line, 0
	}
	at := s.byteOffset(place.Line, place.Column-1)
	from, to := max(0, at-excerptSide), min(len(line), at+excerptSide)
	for from > 0 && !utf8.RuneStart(line[from]) {
		from--
	}
	for to < len(line) && !utf8.RuneStart(line[to]) {
		to++
	}
	return line[from:to], s.characters(place.Line, from)
}

// byteOffset returns the byte offset of the character with this 0-based number.
func (s source) byteOffset(number, character int) int {
	line := s.line(number)
	if number <= len(s.plain) && s.plain[number-1] {
		return max(0, min(character, len(line)))
	}
	for offset := range line {
		if character <= 0 {
			return offset
		}
		character--
	}
	return len(line)
}

// characters returns the number of characters in a line before an offset.
func (s source) characters(number, offset int) int {
	if s.plain[number-1] {
		return offset
	}
	return utf8.RuneCountInString(s.lines[number-1][:offset])
}

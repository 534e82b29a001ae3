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
	plain   []bool // by line: every character is one byte
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
	made := source{options: options, text: unix, lines: strings.Split(unix, "\n")}
	made.plain = make([]bool, len(made.lines))
	for i, line := range made.lines {
		made.plain[i] = utf8.RuneCountInString(line) == len(line)
	}
	return made
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
		finding.Source, finding.Skipped = s.around(place)
	}
	return finding
}

// excerptSide is how many bytes of a line a finding has on each side of its place. Each of
// many findings on a long line has an excerpt of its own.
const excerptSide = 512

// around returns the line of a place, cut around the place if it is long, and how many
// characters of it are left out before.
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

// byteOffset returns where the character with this 0-based number begins in a line.
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

// characters counts the characters of a line before an offset.
func (s source) characters(number, offset int) int {
	if s.plain[number-1] {
		return offset
	}
	return utf8.RuneCountInString(s.lines[number-1][:offset])
}

package translation

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/diag"
)

// original is the text of a file, for the places of diagnostics.
type original struct {
	name string
	text []byte
}

// excerptLength is the number of bytes before a place up to which a diagnostic quotes its line.
const excerptLength = 512

// diagnostic returns a diagnostic at a range of bytes. Only the part on the first line counts.
func (s original) diagnostic(at, length int, severity diag.Severity, text, hint string) diag.Diagnostic {
	at = min(at, len(s.text))
	start := bytes.LastIndexByte(s.text[:at], '\n') + 1
	line, _, _ := strings.Cut(string(s.text[start:]), "\n")
	line = strings.TrimSuffix(line, "\r")
	covered := line[min(at-start, len(line)):]
	finding := diag.Diagnostic{
		Severity: severity, Code: Code, File: s.name, Text: text, Hint: hint,
		Line: 1 + bytes.Count(s.text[:at], []byte("\n")), Column: 1 + utf8.RuneCount(s.text[start:at]),
		Length: max(1, utf8.RuneCountInString(covered[:min(length, len(covered))])),
	}
	if len(line) <= excerptLength {
		finding.Source = line
	}
	return finding
}

package content

import (
	"strings"

	"docgen/internal/diag"
)

// at makes a diagnostic about a front matter field, at the field's name.
func (f File) at(field string, severity diag.Severity, text, hint string) diag.Diagnostic {
	finding := diag.Diagnostic{Severity: severity, Code: "front-matter", File: f.Name, Line: 1, Text: text, Hint: hint}
	if number, line := f.fieldLine(field); number > 0 {
		finding.Line, finding.Source = number, line
		finding.Column, finding.Length = strings.Index(line, field)+1, len([]rune(field))
	}
	return finding
}

// fieldLine finds the line of a front matter field; its number is 0 when the
// field is written in an uncommon way.
func (f File) fieldLine(field string) (number int, line string) {
	for line := range strings.SplitSeq(string(f.Text), "\n") {
		number++
		if number > 1 && strings.TrimRight(line, " \t") == "---" {
			break
		}
		name, _, isField := strings.Cut(line, ":")
		name = strings.TrimRight(name, " \t")
		if isField && (name == field || name == `"`+field+`"` || name == "'"+field+"'") {
			return number, line
		}
	}
	return 0, ""
}

// asYAML12 gives back the words that YAML 1.1 takes for true and false, such as
// yes and off: in YAML 1.2, and so in Docusaurus, they are texts.
func (f File) asYAML12(field string, value any) any {
	if _, isBool := value.(bool); !isBool {
		return value
	}
	_, line := f.fieldLine(field)
	_, written, _ := strings.Cut(line, ":")
	written, _, _ = strings.Cut(written, " #")
	written = strings.TrimSpace(written)
	if written == "" || strings.EqualFold(written, "true") || strings.EqualFold(written, "false") {
		return value
	}
	return written
}

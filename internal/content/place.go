package content

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

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
	inBraces := inBraces.Match(f.Text)
	for line := range strings.SplitSeq(string(f.Text), "\n") {
		number++
		if number > 1 && isFence(line) {
			break
		}
		name, _, isField := strings.Cut(line, ":")
		name = strings.TrimRight(name, " \t")
		if inBraces {
			name = strings.TrimLeft(name, " \t{,")
		}
		if isField && (name == field || name == `"`+field+`"` || name == "'"+field+"'") {
			return number, line
		}
	}
	return 0, ""
}

// inBraces is front matter that is JSON, or looks like it.
var inBraces = regexp.MustCompile(`^---[ \t]*\n\s*\{`)

// repeatedFields reports fields that are written twice: YAML's parser keeps the
// last and says nothing.
func (f File) repeatedFields() []diag.Diagnostic {
	var findings []diag.Diagnostic
	lines, number := map[string]int{}, 0
	for line := range bytes.Lines(f.Text) {
		line = bytes.TrimRight(line, " \t\n")
		if number++; number > 1 && string(line) == "---" || number == 1 && string(line) != "---" {
			break
		}
		match := fieldName.FindSubmatchIndex(line)
		if match == nil {
			continue
		}
		name := string(line[match[2]:match[3]])
		if first, taken := lines[name]; taken {
			findings = append(findings, diag.Diagnostic{
				Severity: diag.Error, Code: "front-matter", File: f.Name, Line: number, Column: utf8.RuneCount(line[:match[2]]) + 1,
				Length: utf8.RuneCountInString(name), Source: string(line),
				Text: fmt.Sprintf("front matter field %q is given twice", name), Hint: fmt.Sprintf("the first one is on line %d", first),
			})
			continue
		}
		lines[name] = number
	}
	return findings
}

// fieldName is a key at the start of a line: those of mappings in fields are
// indented.
var fieldName = regexp.MustCompile(`^["']?([^\s"'#:\[\]{},-][^"'#:\[\]{},]*?)["']?\s*:(?:\s|$)`)

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
	if inBraces.Match(f.Text) {
		written = strings.TrimRight(written, " \t,}")
	}
	if written == "" || strings.EqualFold(written, "true") || strings.EqualFold(written, "false") {
		return value
	}
	return written
}

// head is the file without what stands behind its front matter.
func (f File) head() File {
	end := 0
	for number := 1; ; number++ {
		line, _, more := bytes.Cut(f.Text[end:], []byte("\n"))
		if number == 1 && !isFence(string(line)) || !more || number > 1 && isFence(string(line)) {
			break
		}
		end += len(line) + 1
	}
	f.Text = bytes.Clone(f.Text[:end])
	return f
}

// isFence reports whether a line opens or closes the front matter.
func isFence(line string) bool { return strings.TrimRight(line, " \t") == "---" }

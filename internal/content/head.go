package content

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/docgen-cli/docgen/internal/config/strictyaml"
	"github.com/docgen-cli/docgen/internal/diag"
)

// frontMatterCode is the code of diagnostics about front matter.
const frontMatterCode = "front-matter"

// isFence reports whether a line opens or closes front matter.
func isFence(line []byte) bool { return string(bytes.TrimRight(line, " \t\n")) == "---" }

// head returns the file without what follows its front matter.
func (f File) head() File {
	_, end, _ := fences(f.Text)
	f.Text = bytes.Clone(f.Text[:end])
	return f
}

// fences returns the start and end of the YAML in front matter. Both are 0 if there is no
// front matter. It reports false if the front matter is never closed.
func fences(text []byte) (start, end int, closed bool) {
	for line := range bytes.Lines(text) {
		switch {
		case start == 0 && !isFence(line):
			return 0, 0, true
		case start == 0:
			start = len(line)
		case isFence(line):
			return start, end, true
		}
		end += len(line)
	}
	return start, end, start == 0
}

// yamlOptions returns the options for the YAML of a file, which starts on line 2.
func (f File) yamlOptions() strictyaml.Options {
	return strictyaml.Options{File: f.Name, Code: frontMatterCode, Line: 2, Keys: "front matter field", Tokens: strictyaml.FrontMatterTokens}
}

// positions returns the positions of the values in the front matter.
func (f File) positions() strictyaml.Positions {
	start, end, _ := fences(f.Text)
	positions, _ := strictyaml.Decode(f.Text[start:end], &ignored{}, f.yamlOptions())
	return positions
}

// diagnostic returns a diagnostic at the name of a front matter field.
func (f File) diagnostic(field string, severity diag.Severity, text, hint string) diag.Diagnostic {
	positions := f.positions()
	if !positions.Has(field) {
		return diag.Diagnostic{Severity: severity, Code: frontMatterCode, File: f.Name, Line: 1, Text: text, Hint: hint}
	}
	return positions.NameDiagnostic(severity, text, hint, field)
}

// ignored accepts any value and drops it.
type ignored struct{}

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (*ignored) UnmarshalYAML(strictyaml.Value) {}

// unclosed reports front matter that is never closed.
func (f File) unclosed() []diag.Diagnostic {
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: frontMatterCode, File: f.Name, Line: 1, Column: 1, Length: 3, Source: f.Line(1),
		Text: `invalid front matter: the opening "---" is never closed`, Hint: `close it with "---" on its own line`,
	}}
}

var fenceWithLanguage = regexp.MustCompile(`^---[ \t]*([a-z]+)[ \t]*(?:\n|$)`)

// otherLanguage reports front matter in a language other than YAML. Without the report, the
// page would show it as text.
func (f File) otherLanguage() []diag.Diagnostic {
	match := fenceWithLanguage.FindSubmatchIndex(f.Text)
	if match == nil {
		return nil
	}
	language := string(f.Text[match[2]:match[3]])
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: frontMatterCode, File: f.Name, Line: 1, Column: match[2] + 1, Length: len(language), Source: f.Line(1),
		Text: fmt.Sprintf("docgen does not read front matter in %s", language), Hint: `write it in YAML, between two "---" lines`,
	}}
}

// Format returns the format that the front matter of a file sets: "md", "mdx" or "detect", or
// "" if it sets none.
func Format(file File) string {
	start, end, closed := fences(file.Text)
	if !closed || !strings.Contains(string(file.Text[start:end]), "mdx") {
		return ""
	}
	frontMatter, _, _ := ReadFrontMatter(file)
	if frontMatter.MDX == nil {
		return ""
	}
	return frontMatter.MDX.Format
}

// AllFields returns the front matter of a doc with the fields that docgen does not have, as
// encoding/json decodes values. It is nil if there is none.
func (d Doc) AllFields() map[string]any {
	start, end, _ := fences(d.source.Text)
	return File{Name: d.source.Name, Text: d.source.Text[start:end]}.Fields()
}

// Fields returns the fields of a YAML file as encoding/json decodes values. It is nil if there are
// none, or if they are invalid.
func (f File) Fields() map[string]any {
	var fields map[string]any
	strictyaml.Decode(f.Text, &fields, f.yamlOptions())
	return fields
}

// RawFrontMatter returns the front matter of a file as written; it is empty if there is none.
func RawFrontMatter(file File) []byte { return file.head().Text }

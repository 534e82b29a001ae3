package content

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"docgen/internal/diag"
	"docgen/internal/strictyaml"
)

// frontMatterCode names diagnostics about front matter.
const frontMatterCode = "front-matter"

// isFence reports whether a line opens or closes front matter.
func isFence(line []byte) bool { return string(bytes.TrimRight(line, " \t\n")) == "---" }

// head returns the file without what follows its front matter.
func (f File) head() File {
	_, end, _ := fences(f.Text)
	f.Text = bytes.Clone(f.Text[:end])
	return f
}

// fences returns where the YAML of front matter begins and ends. Both are 0 if a text begins
// with none. It reports false if the front matter is never closed.
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

// yamlOptions are for the YAML of a file, which begins on the second line.
func (f File) yamlOptions() strictyaml.Options {
	return strictyaml.Options{File: f.Name, Code: frontMatterCode, Line: 2, Keys: "front matter field", Tokens: strictyaml.FrontMatterTokens}
}

// at makes a diagnostic at the name of a front matter field.
func (f File) at(field string, severity diag.Severity, text, hint string) diag.Diagnostic {
	start, end, _ := fences(f.Text)
	positions, _ := strictyaml.Decode(f.Text[start:end], &ignored{}, f.yamlOptions())
	if !positions.Has(field) {
		return diag.Diagnostic{Severity: severity, Code: frontMatterCode, File: f.Name, Line: 1, Text: text, Hint: hint}
	}
	return positions.NameDiagnostic(severity, text, hint, field)
}

// ignored is a value that nobody reads.
type ignored struct{}

// UnmarshalYAML implements strictyaml.Unmarshaler.
func (*ignored) UnmarshalYAML(strictyaml.Value) {}

// unclosed reports front matter that opens and never closes.
func (f File) unclosed() []diag.Diagnostic {
	return []diag.Diagnostic{{
		Severity: diag.Error, Code: frontMatterCode, File: f.Name, Line: 1, Column: 1, Length: 3, Source: f.Line(1),
		Text: `invalid front matter: the opening "---" is never closed`, Hint: `close it with "---" on its own line`,
	}}
}

var fenceWithLanguage = regexp.MustCompile(`^---[ \t]*([a-z]+)[ \t]*(?:\n|$)`)

// otherLanguage reports front matter in another language than YAML, which would be shown
// as text.
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

// Format returns the language that the front matter of a file names: "md", "mdx" or
// "detect", and "" if it names none.
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

// RawFrontMatter is the front matter of a file as it is written; empty when there is none.
func RawFrontMatter(file File) []byte { return file.head().Text }

package content

import (
	"path"
	"strings"

	"docgen/internal/diag"
)

// isPartial reports whether a file is a piece of Markdown for docs to take in: it
// or a folder that it is in begins with an underscore.
func isPartial(file string) bool {
	extension := path.Ext(file)
	return (extension == ".md" || extension == ".mdx") && strings.Contains("/"+file, "/_")
}

// CheckPartial reports the front matter of a partial, which has no page of its own.
func CheckPartial(file File, severity diag.Severity) []diag.Diagnostic {
	if start, _, closed := fences(file.Text); start == 0 || !closed {
		return nil
	}
	return []diag.Diagnostic{{
		Severity: severity, Code: frontMatterCode, File: file.Name, Line: 1, Column: 1, Length: 3, Source: file.Line(1),
		Text: "docgen ignores the front matter of a partial", Hint: "remove it, or remove the underscore from the path to turn the file into a doc",
	}}
}

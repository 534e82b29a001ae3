package content

import (
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/diag"
)

// isPartial reports whether a file is Markdown for docs to include: its name, or that of a
// folder on its path, starts with an underscore.
func isPartial(file string) bool {
	extension := path.Ext(file)
	return (extension == ".md" || extension == ".mdx") && strings.Contains("/"+file, "/_")
}

// CheckPartial reports front matter in a partial, which has no page.
func CheckPartial(file File, severity diag.Severity) []diag.Diagnostic {
	if start, _, closed := fences(file.Text); start == 0 || !closed {
		return nil
	}
	return []diag.Diagnostic{{
		Severity: severity, Code: frontMatterCode, File: file.Name, Line: 1, Column: 1, Length: 3, Source: file.Line(1),
		Text: "docgen ignores the front matter of a partial", Hint: "remove it, or remove the underscore from the path to turn the file into a doc",
	}}
}

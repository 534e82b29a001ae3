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

// CheckPartial reports the front matter of a partial: it has no page to be of.
func CheckPartial(file File, severity diag.Severity) []diag.Diagnostic {
	lines := strings.Split(string(file.Text), "\n")
	isFence := func(line string) bool { return strings.TrimRight(line, " \t") == "---" }
	if !isFence(lines[0]) {
		return nil
	}
	for _, line := range lines[1:] {
		if isFence(line) {
			return []diag.Diagnostic{{
				Severity: severity, Code: "front-matter", File: file.Name, Line: 1, Column: 1, Length: 3, Source: lines[0],
				Text: "a partial has no use for front matter", Hint: "remove it, or the underscore that keeps the file from being a doc",
			}}
		}
	}
	return nil
}

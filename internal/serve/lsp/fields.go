package lsp

import (
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
)

// fieldBegun finds the name of a field that ends at the cursor.
var fieldBegun = regexp.MustCompile(`^[A-Za-z_]*$`)

// inFrontMatter reports whether a text ends within its front matter.
func inFrontMatter(before string) bool {
	lines := strings.Split(strings.ReplaceAll(before, "\r\n", "\n"), "\n")
	return lines[0] == "---" && !slices.Contains(lines[1:], "---")
}

// fields proposes the front matter fields that the lines before do not have.
func fields(before string, replaced textRange) []completionItem {
	var items []completionItem
	for _, name := range content.FieldNames() {
		if !strings.Contains(before, "\n"+name+":") {
			items = append(items, completionItem{Label: name, Kind: kindField, TextEdit: textEdit{replaced, name + ": "}})
		}
	}
	return items
}

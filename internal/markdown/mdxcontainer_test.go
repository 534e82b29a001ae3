package markdown_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// In Markdown, a line that is indented by four columns or more belongs to the list above it, or is code.
func TestContainersOfMDXBeginAndEndAtAnyIndentation(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		name, text string
		findings   int // in Markdown
	}{
		{name: "end below a nested list", text: ":::note\n\n- a\n  - b\n    :::\n", findings: 2},
		{name: "end below a table in a list", text: ":::note\n\n1. a\n   - b\n\n     | a |\n     | - |\n     | b |\n     :::\n", findings: 2},
		{name: "end below a table", text: ":::note\n\n| a |\n| - |\n| b |\n    :::\n", findings: 1},
		{name: "end after a tab", text: ":::note\n\n- a\n  - b\n\t:::\n", findings: 2},
		{name: "both ends", text: "- a\n\n      :::note\n      b\n      :::\n", findings: 0},
		{name: "one in the other", text: ":::note\n\n- a\n\n      ::::tip\n      b\n      ::::\n    :::\n", findings: 2},
	} {
		text := []byte("# T\n\n" + row.text)
		if found := markdown.With(markdown.Options{}).ParseMDX("a.mdx", text).Findings; len(found) > 0 {
			t.Errorf("%s: MDX has findings %v\n%s", row.name, found, text)
		}
		if found := markdown.With(markdown.Options{}).ParseFile("a.md", text).Findings; len(found) != row.findings {
			t.Errorf("%s: Markdown has findings %v, want %d\n%s", row.name, found, row.findings, text)
		}
	}
}

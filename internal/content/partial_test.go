package content_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// authoring 3.1.2
func TestPartialsAreListedSeparately(t *testing.T) {
	t.Parallel()
	tree, _ := scan(t, defaults(t, site(t, map[string]string{
		"content/a.md": "", "content/_b.md": "", "content/c/_d.mdx": "", "content/_e/f.md": "", "content/_g.js": "", "content/__tests__/h.txt": "",
		"content/i_.md": "",
	})))
	compare(t, "partials", tree.Partials, []string{"_b.md", "_e/f.md", "c/_d.mdx"})
	compare(t, "docs", tree.Docs, []string{"a.md", "i_.md"})
}

// authoring 3.1.2
func TestFrontMatterOfAPartialIsReported(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{name: "front matter", text: "---\ntitle: x\n---\nText\n", want: []string{
			"warning docs/_a.md:1:1+3 docgen ignores the front matter of a partial (remove it, or remove the underscore from the path to turn the file into a doc)"}},
		{name: "none", text: "Text\n\n---\n"},
		{name: "line across", text: "---\nText\n"},
		{name: "empty", text: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			file := content.File{Path: "_a.md", Name: "docs/_a.md", Text: []byte(test.text)}
			compare(t, test.text, lines(content.CheckPartial(file, diag.Warning)), test.want)
		})
	}
}

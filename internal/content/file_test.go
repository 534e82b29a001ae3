package content_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestReadNormalizesByteOrderMarkAndLineEnds(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{name: "plain", text: "a\nb\n", want: "a\nb\n"},
		{name: "byte order mark", text: "\ufeff---\na: b\n---\n", want: "---\na: b\n---\n"},
		{name: "byte order mark inside stays", text: "a\ufeffb", want: "a\ufeffb"},
		{name: "Windows' line ends", text: "\ufeffa\r\n\r\nb\r\n", want: "a\n\nb\n"},
		{name: "old Mac's line ends", text: "a\rb\r", want: "a\nb\n"},
		{name: "mixed", text: "a\r\nb\nc\r\r\n", want: "a\nb\nc\n\n"},
		{name: "empty", text: "", want: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			docs := source.Site(site(t, map[string]string{"docs/x/a.md": test.text}), "docs")
			file, findings, ok := content.Read(docs, "x/a.md")
			sitetest.Compare(t, test.name, lines(findings), []string(nil))
			sitetest.Compare(t, test.name, ok, true)
			sitetest.Compare(t, test.name, string(file.Text), test.want)
			sitetest.Compare(t, test.name, []string{file.Path, file.Name}, []string{"x/a.md", "docs/x/a.md"})
		})
	}
}

func TestFileThatIsNotUTF8IsReportedAtItsFirstInvalidByte(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{name: "first byte", text: "\xff\xfea\x00", want: "1:1"},
		{name: "Latin-1", text: "# Title\n\nca\xe9", want: "3:3"},
		{name: "columns are characters", text: "日本\xff", want: "1:3"},
		{name: "replacement character is valid", text: "\ufffd\n\xff", want: "2:1"},
		{name: "places count neither byte order mark nor carriage returns", text: "\ufeffa\r\nb\xff", want: "2:2"},
		{name: "byte order mark takes no column", text: "\ufeffa\xff", want: "1:2"},
		{name: "cut character", text: "a\xe6\x97", want: "1:2"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			docs := source.Site(site(t, map[string]string{"docs/a.md": test.text}), "docs")
			_, findings, ok := content.Read(docs, "a.md")
			sitetest.Compare(t, test.name, ok, false)
			sitetest.Compare(t, test.name, lines(findings), []string{
				"error docs/a.md:" + test.want + "+0 the file is not valid UTF-8 (save it as UTF-8)",
			})
		})
	}
}

// authoring 3.1.2
func TestPartialsAreListedSeparately(t *testing.T) {
	t.Parallel()
	tree, _ := scan(t, defaults(t, site(t, map[string]string{
		"content/a.md": "", "content/_b.md": "", "content/c/_d.mdx": "", "content/_e/f.md": "", "content/_g.js": "", "content/__tests__/h.txt": "",
		"content/i_.md": "",
	})))
	sitetest.Compare(t, "partials", tree.Partials, []string{"_b.md", "_e/f.md", "c/_d.mdx"})
	sitetest.Compare(t, "docs", tree.Docs, []string{"a.md", "i_.md"})
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
			sitetest.Compare(t, test.text, lines(content.CheckPartial(file, diag.Warning)), test.want)
		})
	}
}

package markdown_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"docgen/internal/markdown"
)

func FuzzAnyTextIsParsedAndRendered(f *testing.F) {
	inputs, err := filepath.Glob("testdata/golden/*.md")
	if err != nil {
		f.Fatal(err)
	}
	for _, input := range inputs {
		source, err := os.ReadFile(input)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(source)
	}
	for _, seed := range []string{
		"```İ x\n```", "```K title=\n```", "\x00", "\xff\xfe", "---\n---\n---", "- ---\n  a: b\n  ---", "> ---\n> ---",
		"#\t{#a}", "-\t# x {#a}", "{#a}\n===", ":::note\n:::note\n:::", ":::note[", ":::note {title=\"", "[](", "![](<a\n>)", "[a]: <b>\n[a]",
		"[^a]: [^a]", "a[^a]\n\n[^a]: ```js\n", "|a|\n|-|\n|`|`|", "## <a id='", "<a id=\"\n", "\t\t- [ ] \\", "&#xffffffff;", "## &#0;",
	} {
		f.Add([]byte(seed))
	}
	parser := markdown.New()
	f.Fuzz(func(t *testing.T, source []byte) {
		document := parser.Parse(source)
		html, err := parser.HTML(document, asWritten)
		if err != nil {
			t.Fatalf("%q\n%v", source, err)
		}
		if again, _ := parser.HTML(document, asWritten); again != html {
			t.Errorf("%q\nfirst  %s\nsecond %s", source, html, again)
		}
		for _, heading := range document.Headings {
			checkPlace(t, source, heading.Place)
			if heading.ID == "" || !document.Anchors[heading.ID] || strings.Contains(heading.HTML, "<a ") {
				t.Errorf("%q\ngot heading %+v", source, heading)
			}
		}
		for _, link := range document.Links {
			checkPlace(t, source, link.Place)
		}
		for _, language := range document.Languages {
			checkPlace(t, source, language.Place)
		}
	})
}

func checkPlace(t *testing.T, source []byte, place markdown.Place) {
	t.Helper()
	lines := bytes.Split(source, []byte("\n"))
	if place.Line < 1 || place.Line > len(lines) || place.Column < 1 ||
		place.Column-1+place.Length > utf8.RuneCount(lines[place.Line-1]) {
		t.Errorf("%q\ngot place %+v beyond the text", source, place)
	}
}

package markdown_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func FuzzAnyTextIsParsedAndRendered(f *testing.F) {
	inputs, err := filepath.Glob("testdata/*/*.md")
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
		"[^a]: [^a]", "a[^a]\n\n[^a]: ```js\n", "|a|\n|-|\n|`|`|", ":::note {", "::::tabs\n:::tab [", ":::code-group\n```\n", "> [!NOTE]", "$$", "$$\n",
		"{{a}}", "[{{a}}]({{a}})",
		"[[+]]", "[[++]]", ":+1:", "```x file=\"a#b\"\n", "```js {1\n", "```js //\n", "```\n// highlight-start", "\t:::note\n\t:::", "## <a id='", "<a id=\"\n",
		"\t\t- [ ] \\", "&#xffffffff;", "## &#0;",
		"::include{file=\"a.md\"}", "::include{file=\"a.md#b\"}\n[^1]\n\n[^1]: x", "> ::include{file=a.md}\n- ::include{file=a.md}", "::include{", "::x{a",
		"::note[",
	} {
		f.Add([]byte(seed))
	}
	parser := markdown.With(markdown.Options{
		Math: true, Mermaid: true, Typographer: true, Variables: map[string]string{"a": "<b> *c* [d]"},
		Types: map[string]string{"Point": "a.md", "Window": "https://b", "a": "c.md"},
		Read: func(string) ([]byte, error) {
			return []byte("// #region b\n\ta\n// #endregion\n# [a](b)[^1] $\n\n::include{file=\"other.md\"}\n::include{file=\"x.md#b\"}\n\n[^1]: *x*"), nil
		},
	})
	f.Fuzz(func(t *testing.T, source []byte) {
		document := parser.Parse(source)
		html, err := parser.HTML(document, asWritten)
		if err != nil {
			t.Fatalf("%.1000q\n%v", source, err)
		}
		if again, _ := parser.HTML(document, asWritten); again != html {
			t.Errorf("%.1000q\nfirst  %.1000s\nsecond %.1000s", source, html, again)
		}
		places := places{t, source, document}
		for _, heading := range document.Headings {
			places.check(heading.Place)
			if heading.ID == "" || !document.Anchors.Has(heading.ID) || strings.Contains(heading.HTML, "<a ") {
				t.Errorf("%.1000q\ngot heading %+v", source, heading)
			}
		}
		for _, link := range document.Links {
			places.check(link.Place)
		}
		for _, language := range document.Languages {
			places.check(language.Place)
		}
		for _, formula := range document.Formulas {
			places.check(formula.Place)
		}
		for _, finding := range document.Findings {
			places.check(finding.Place)
		}
	})
}

func FuzzAnyTextMayFollowALanguage(f *testing.F) {
	for _, seed := range []string{
		"", `title="a" {1,3-5} showLineNumbers=10`, `/a/ /b c/ wrap vars`, `file="x#y"`, "{", "{}", "{-}", "{1-}", "{,}", "=", `title=`, `title="`, "//", "/",
		"a=b=c",
		strings.Repeat("{1-9}", 1<<12), strings.Repeat("a=", 1<<12), strings.Repeat("/a", 1<<12), strings.Repeat(`title="`, 1<<12),
	} {
		f.Add(seed)
	}
	parser := markdown.With(markdown.Options{})
	f.Fuzz(func(t *testing.T, meta string) {
		if strings.ContainsAny(meta, "\n`\r") || !utf8.ValidString(meta) {
			t.Skip("not possible after a fence")
		}
		document := parser.Parse([]byte("```js " + meta + "\nlet a\n\nlet b\n```"))
		html, err := parser.HTML(document, asWritten)
		if err != nil {
			t.Fatalf("%q\n%v", meta, err)
		}
		if strings.Count(html, "<span") != strings.Count(html, "</span>") || strings.Count(html, "<mark>") != strings.Count(html, "</mark>") {
			t.Errorf("%q\ngot unbalanced %s", meta, html)
		}
	})
}

// places checks places against the lines of a text.
type places struct {
	t      *testing.T
	source []byte
	of     markdown.Document
}

func (p places) check(place markdown.Place) {
	p.t.Helper()
	if place.Line < 1 || place.Column < 1 {
		p.t.Errorf("%.1000q\ngot place %+v beyond the text", p.source, place)
		return
	}
	// Of a long line, an excerpt has at least 512 bytes. It has at most as many characters as bytes.
	end := place.Column - 1 + place.Length
	around := p.of.Around(place)
	if isWhole := len(around.Text) < 512; isWhole && end > utf8.RuneCountInString(around.Text) || place.Column-1 > around.Skipped+len(around.Text) {
		p.t.Errorf("%.1000q\ngot place %+v beyond the line", p.source, place)
	}
}

package markdown_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"docgen/internal/markdown"
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
		"[^a]: [^a]", "a[^a]\n\n[^a]: ```js\n", "|a|\n|-|\n|`|`|", ":::note {", "::::tabs\n:::tab [", ":::code-group\n```\n", "> [!NOTE]", "$$", "$$\n", "{{a}}", "[{{a}}]({{a}})",
		"[[+]]", "[[++]]", ":+1:", "```x file=\"a#b\"\n", "```js {1\n", "```js //\n", "```\n// highlight-start", "\t:::note\n\t:::", "## <a id='", "<a id=\"\n", "\t\t- [ ] \\", "&#xffffffff;", "## &#0;",
		"::include{file=\"a.md\"}", "::include{file=\"a.md#b\"}\n[^1]\n\n[^1]: x", "> ::include{file=a.md}\n- ::include{file=a.md}", "::include{", "::x{a", "::note[",
	} {
		f.Add([]byte(seed))
	}
	if flag.Lookup("test.fuzz").Value.String() == "" { // changing a megabyte here and there finds nothing
		for _, text := range hostile() {
			f.Add([]byte(text))
		}
	}
	parser := markdown.With(markdown.Options{
		Math: true, Mermaid: true, Typographer: true, Variables: map[string]string{"a": "<b> *c* [d]"},
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
			if heading.ID == "" || !document.Anchors[heading.ID] || strings.Contains(heading.HTML, "<a ") {
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

// hostile are texts for which the time must not grow with the square of their
// size: a fault shows by the test's deadline.
func hostile() []string {
	const size = 1 << 20
	var texts []string
	for _, unit := range []string{"[", ">", ":::", "<a", "{", "|"} {
		texts = append(texts, strings.Repeat(unit, size/len(unit)))
	}
	for _, unit := range []string{
		"> ", "1. ", ":::note\n", ":::x\n", ":::\n", "- :::note\n", ":::note {", "[a](", "[](", "[a](<", "[]()", "![", "[x\n]", "![x]\n", "*a_",
		"[a]: b\n", "[^a]: ", "[^a]: b\n", "> [!NOTE]\n", "$a ", "$$a", "{{a}} ", "{{b}} ", "[[a", "[[a+b]]", ":a", "a\n: b\n", "[![a](1)](2) ", "<!--", "'a",
	} {
		texts = append(texts, strings.Repeat(unit, size/8/len(unit)))
	}
	return append(texts,
		strings.Repeat("[", size/8)+strings.Repeat("]", size/8),
		strings.Repeat("|a", 1<<12)+"\n"+strings.Repeat("|-", 1<<12)+"\n"+strings.Repeat("|\n", 1<<14),
		strings.Repeat(":::note\n", 100)+strings.Repeat("a\n", 1<<14),
		"```js {"+strings.Repeat("1-100000,", 1<<10)+"} "+strings.Repeat("/a/ ", 1<<10)+"\n"+strings.Repeat("a", 1<<10),
	)
}

func FuzzAnyTextMayFollowALanguage(f *testing.F) {
	for _, seed := range []string{
		"", `title="a" {1,3-5} showLineNumbers=10`, `/a/ /b c/ wrap vars`, `file="x#y"`, "{", "{}", "{-}", "{1-}", "{,}", "=", `title=`, `title="`, "//", "/", "a=b=c",
		strings.Repeat("{1-9}", 1<<12), strings.Repeat("a=", 1<<12), strings.Repeat("/a", 1<<12), strings.Repeat(`title="`, 1<<12),
	} {
		f.Add(seed)
	}
	parser := markdown.New()
	f.Fuzz(func(t *testing.T, meta string) {
		if strings.ContainsAny(meta, "\n`\r") || !utf8.ValidString(meta) {
			t.Skip("cannot stand there")
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
	// no more characters than bytes: counting them is for where that leaves a doubt
	end := place.Column - 1 + place.Length
	if line := p.of.Line(place); end > len(line) || len(line) < 1<<10 && end > utf8.RuneCountInString(line) {
		p.t.Errorf("%.1000q\ngot place %+v beyond the line", p.source, place)
	}
}

package markdown_test

import (
	"flag"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// If the parser reports no findings, the module must have balanced brackets. esbuild may
// report an invalid expression, but not an unexpected end of the text.
func FuzzAnyTextMayBeMDX(f *testing.F) {
	for _, snippet := range readCorpus(f) {
		f.Add([]byte(snippet.source))
	}
	if flag.Lookup("test.fuzz").Value.String() == "" {
		for _, text := range hostileMDX() {
			f.Add([]byte(text))
		}
	}
	parser := markdown.With(markdown.Options{Math: true, Mermaid: true, Typographer: true})
	f.Fuzz(func(t *testing.T, source []byte) {
		document := parser.ParseMDX("", source)
		wrong := false
		places := places{t, source, document}
		for _, finding := range document.Findings {
			places.check(finding.Place)
			wrong = wrong || finding.Code == markdown.MDXCode
		}
		for _, heading := range document.Headings {
			places.check(heading.Place)
		}
		links := make([]markdown.Resolved, len(document.Links))
		module := parser.Module(document, markdown.ModuleOptions{Title: "T"}, links)
		if again := parser.Module(document, markdown.ModuleOptions{Title: "T"}, links); again.Text != module.Text {
			t.Errorf("%.1000q\nfirst  %.1000s\nsecond %.1000s", source, module.Text, again.Text)
		}
		if wrong || len(source) > 1<<12 {
			return
		}
		result := api.Transform(module.Text, api.TransformOptions{Loader: api.LoaderTSX, JSX: api.JSXAutomatic})
		for _, failure := range result.Errors {
			if strings.Contains(failure.Text, "end of file") {
				t.Errorf("%.1000q\n%s in\n%.2000s", source, failure.Text, module.Text)
			}
		}
	})
}

// hostileMDX returns texts for which a naive parser needs time that grows with the square of
// their size. A slow parser exceeds the deadline of the test.
func hostileMDX() []string {
	size := sitetest.Size(1<<15, 1<<17)
	var texts []string
	for _, unit := range []string{
		"{", "<", "<a", "<a>", "<a/>", "</a>", "{1}", "{1} ", "{1}\n", "<a/>\n", "<a>\n", "> {1}\n", "> <a/>\n", "{`", "{'", "{/", "{/*", "{//\n", "<a b=\"",
		"<a b={", "<a {...",
		"import a from 'b'\n", "import a from 'b'\n\n", "export const a = [\n\n", "export const a = 1\n", "import ", "{<a>", "{<a/>}", "{a/b}", "<!--",
		"<!-- -->\n", "- <a>\n", "a {b}\nc <d/>\n",
		"<a>\n    b\n", "<a\n", "{(", "{[", "{{", "{`${", "|{1}|\n|-|\n",
	} {
		texts = append(texts, strings.Repeat(unit, size/len(unit)))
	}
	return append(texts,
		strings.Repeat("<a>\n", 60)+strings.Repeat("b\n\n", size/8),
		strings.Repeat("> ", 60)+"{"+strings.Repeat("\n> 1,", size/8),
		strings.Repeat("{1}", 1<<10)+"\n\n"+strings.Repeat("{", size/2)+strings.Repeat("}", size/2),
	)
}

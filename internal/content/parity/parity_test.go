package parity_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/content/parity"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// differences returns the findings for a translation, each in a line. Bare documents must differ
// in the same places.
func differences(t *testing.T, source, translation string, asMDX bool) []string {
	t.Helper()
	parser := markdown.With(markdown.Options{Translated: true, Variables: map[string]string{"version": "1", "name": "x"}})
	parse := func(parser *markdown.Parser, text string) markdown.Document {
		if asMDX {
			return parser.ParseMDX("", []byte(text))
		}
		return parser.Parse([]byte(text))
	}
	original := parse(parser, source)
	translated := parse(parser.Translating(original.Outline()), translation)
	var found []string
	for _, finding := range parity.Compare(parity.Text{File: "en.md", Document: original}, parity.Text{File: "de.md", Document: translated}) {
		line := fmt.Sprintf("%d: %s", finding.Line, finding.Text)
		if file, place, isPlace := strings.Cut(finding.Hint, "en.md:"); isPlace && file == "compare with " {
			line += " (" + place + ")"
		}
		found = append(found, line)
	}
	bare := parity.Compare(parity.Text{Document: original.Bare()}, parity.Text{Document: translated.Bare()})
	if (len(bare) == 0) != (len(found) == 0) {
		t.Errorf("bare documents have other findings: %v", bare)
	}
	return found
}

func TestEachDifferenceIsOneFinding(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, source, translation string
		want                      []string
	}{
		{"nothing", "A [b](c.md) `d`.\n\n## E\n\n```\nf\n```\n", "Ein `d` und [b](./c.md).\n\n## F\n\n```\nf\n```\n", nil},
		{"a heading", "# A\n\n## B\n", "# A\n", []string{"1: the outline differs from that of the original, en.md"}},
		{"a level", "## A\n### B\n## C\n", "## A\n## B\n## C\n", []string{"2: the outline differs from that of the original, en.md"}},
		{"code", "## A\n\n```sh\nnpm i\nnpm run\n```\n", "## B\n\n```sh\nnpm i\nnpm lauf\n```\n",
			[]string{`3: line 2 of the code block is "npm lauf", but "npm run" in the original (3)`}},
		{"a line less", "```\na\nb\n```\n", "```\na\n```\n", []string{`1: the code block lacks line 2 of the original, "b" (1)`}},
		{"a line more", "```\na\n```\n", "```\na\nb\n```\n", []string{`1: line 2 of the code block, "b", is not in the original (1)`}},
		{"a code block less", "## A\n\n```\na\n```\n", "## B\n\ntext\n", []string{`1: this section lacks the code block that starts with "a" (3)`}},
		{"a code block more", "## A\n", "## B\n\n```\na\n```\n",
			[]string{`3: the original does not have the code block that starts with "a" in this section (1)`}},
		{"the order of code blocks", "```\na\n```\n\n```\nb\n```\n", "```\nb\n```\n\n```\na\n```\n",
			[]string{`1: the code block that starts with "b" is at another place than in the original (1)`}},
		{"labels of a diagram", "```mermaid\nflowchart\nA[yes]\n```\n", "```mermaid\nflowchart\nA[ja]\n```\n", nil},
		{"the kind of a diagram", "```mermaid\nflowchart\nA[yes]\n```\n", "```mermaid\npie\nA[ja]\n```\n",
			[]string{`1: the diagram "pie" differs from the original, which has the diagram "flowchart" (1)`}},
		{"a link", "[a](b.md) [c](d.md)\n", "[c](d.md) [a](e.md)\n",
			[]string{`1: the link to "e.md" differs from the original, which has the link to "b.md" (1)`}},
		{"the order of links", "[a](b.md) [c](d.md)\n", "[c](d.md) [a](b.md)\n", nil},
		{"a link less", "# T\n\n[a](b.md) [c](d.md)\n", "# T\n\n[c](d.md)\n", []string{`1: this section lacks the link to "b.md" (3)`}},
		{"a link in another section", "[a](b.md)\n\n## A\n", "A\n\n## B\n\n[a](b.md)\n",
			[]string{`1: this section lacks the link to "b.md" (1)`, `5: the original does not have the link to "b.md" in this section (3)`}},
		{"a bare address", "https://a.org\n", "https://b.org\n",
			[]string{`1: the link to "https://b.org" differs from the original, which has the link to "https://a.org" (1)`}},
		{"a link to an id of the translator", "[a](#b)\n\n## B\n", "[a](#eigene)\n\n## B {#eigene}\n", nil},
		{"an image", "![a](a.png)\n", "![a](b.png)\n", []string{`1: the image "b.png" differs from the original, which has the image "a.png" (1)`}},
		{"a variable", "{{version}}\n", "{{name}}\n", []string{"1: the variable {{name}} differs from the original, which has the variable {{version}} (1)"}},
		{"a translated variable", "{{version}}\n", "{{fassung}}\n", []string{"1: this section lacks the variable {{version}} (1)"}},
		{"a container", ":::note\n\na\n\n:::\n", ":::tip\n\na\n\n:::\n",
			[]string{`1: the directive ":::tip" differs from the original, which has the directive ":::note" (1)`}},
		{"the title of a container", ":::note[Read]\n\na\n\n:::\n", ":::note[Lesen]\n\na\n\n:::\n", nil},
		{"a tag", "a <kbd>b</kbd>\n", "a <b>b</b>\n", []string{"1: the tag <b> differs from the original, which has the tag <kbd> (1)"}},
		{"text in attributes", `<a href="b" title="c">d</a>`, `<a href="b" title="e">f</a>`, nil},
		{"translated inline code", "Set `--output`.\n", "Setzen Sie `--ausgabe`.\n", []string{`1: the original does not have the code "--ausgabe"`}},
		{"repeated inline code", "Set `a` or `b`.\n", "Setzen Sie `b`. Oder `b`.\n", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			if got := differences(t, test.source, test.translation, false); !slices.Equal(got, test.want) {
				t.Errorf("%q, which translates %q\n got %q\nwant %q", test.translation, test.source, got, test.want)
			}
		})
	}
}

func TestComponentsKeepTheirNamesAndAttributes(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, source, translation string
		want                      []string
	}{
		{"text", `<Card title="Start" href="/a">Go</Card>`, `<Card title="Beginn" href="/a">Los</Card>`, nil},
		{"a target", `<Card title="Start" href="/a"/>`, `<Card title="Beginn" href="/b"/>`,
			[]string{`1: the tag <Card href="/b" title> differs from the original, which has the tag <Card href="/a" title> (1)`}},
		{"a name", "<Tabs>\n\na\n\n</Tabs>", "<Reiter>\n\na\n\n</Reiter>",
			[]string{"1: the tag <Reiter> differs from the original, which has the tag <Tabs> (1)"}},
		{"code", `<Chart data={numbers}/>`, `<Chart data={zahlen}/>`,
			[]string{"1: the tag <Chart data={zahlen}> differs from the original, which has the tag <Chart data={numbers}> (1)"}},
		{"text in code", `<Chart label={"a"}/>`, `<Chart label={"b"}/>`, nil},
		{"an attribute", `<Chart wide/>`, `<Chart breit/>`, []string{"1: the tag <Chart breit> differs from the original, which has the tag <Chart wide> (1)"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			if got := differences(t, test.source, test.translation, true); !slices.Equal(got, test.want) {
				t.Errorf("%q, which translates %q\n got %q\nwant %q", test.translation, test.source, got, test.want)
			}
		})
	}
}

func TestDifferentOutlinesAreShownNextToEachOther(t *testing.T) {
	t.Parallel()
	parser := markdown.With(markdown.Options{Translated: true})
	source := parser.Parse([]byte("## One\n## Two\n## Three\n### Install\n### Uninstall\n## Use\n## Last\n"))
	translation := parser.Translating(source.Outline()).Parse([]byte("## Eins\n## Zwei\n## Drei\n### Installieren\n## Nutzen\n## Ende\n### Mehr\n"))
	findings := parity.Compare(parity.Text{File: "en.md", Document: source}, parity.Text{File: "de.md", Document: translation})
	const want = `original          translation
…                 …
4: ### Install    4: ### Installieren
5: ### Uninstall  (none)
6: ## Use         5: ## Nutzen
7: ## Last        6: ## Ende
(none)            7: ### Mehr`
	if len(findings) != 1 || findings[0].Hint != want || findings[0].Line != 4 {
		t.Errorf("findings %+v\nwant the hint\n%s", findings, want)
	}
}

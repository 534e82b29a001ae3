package markdown_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func translatedParser() *markdown.Parser {
	return markdown.With(markdown.Options{Translated: true, Variables: map[string]string{"version": "1.2"}})
}

func ids(document markdown.Document) string {
	var all []string
	for _, heading := range document.Headings {
		all = append(all, heading.ID)
	}
	return strings.Join(all, " ")
}

func TestHeadingsOfTranslationsHaveTheIDsOfTheSource(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, source, translation, want string }{
		{"equal outlines", "# A\n## Install\n### Linux\n## FAQ", "# B\n## Installieren\n### Linux\n## Fragen", "install linux faq"},
		{"an id of the source's author", "## Install {#setup}", "## Installieren", "setup"},
		{"an id of the translator wins", "## Install\n## FAQ", "## Installieren {#einrichten}\n## Fragen", "einrichten faq"},
		{"an id of the translator that another heading has in the source", "## Install\n## FAQ", "## Installieren {#faq}\n## Fragen", "faq fragen"},
		{"repeated headings", "## Example\n## Example", "## Beispiel\n## Beispiel", "example example-1"},
		{"a heading that the source lacks", "## Install\n## FAQ", "## Neu\n### Install\n## Fragen", "install install-1 faq"},
		{"a heading too few", "## Install\n```\nnpm\n```\n## Use\n```\nrun\n```", "## Nutzen\n```\nrun\n```", "use"},
		{"a source without headings", "text", "## Installieren", "installieren"},
		{"deep levels", "## A\n#### B\n##### C", "## X\n#### Y\n##### Z", "a b c"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			for _, parse := range []func(*markdown.Parser, string) markdown.Document{
				func(p *markdown.Parser, text string) markdown.Document { return p.Parse([]byte(text)) },
				func(p *markdown.Parser, text string) markdown.Document { return p.ParseMDX("", []byte(text)) },
			} {
				parser := translatedParser()
				source := parse(parser, test.source)
				parser = parser.Translating(source.Bare().Outline())
				document := parse(parser, test.translation)
				if got := ids(document); got != test.want {
					t.Errorf("ids of %q, which translates %q\n got %s\nwant %s", test.translation, test.source, got, test.want)
				}
				checkIDs(t, parser, document)
			}
		})
	}
}

// checkIDs checks that the ids of headings are the same everywhere.
func checkIDs(t *testing.T, parser *markdown.Parser, document markdown.Document) {
	t.Helper()
	var named []string
	for _, id := range document.IDs {
		named = append(named, id.Name)
	}
	if got := strings.Join(named, " "); got != ids(document) {
		t.Errorf("IDs are %s, those of headings %s", got, ids(document))
	}
	html := ""
	if !document.IsMDX {
		html, _ = parser.HTML(document, asWritten)
	}
	for _, heading := range document.Headings {
		if !document.Anchors.Has(heading.ID) {
			t.Errorf("no anchor %s", heading.ID)
		}
		if want := fmt.Sprintf(`<h%d id="%s"`, heading.Level, heading.ID); html != "" && !strings.Contains(html, want) {
			t.Errorf("the HTML lacks %s:\n%s", want, html)
		}
		isSection := func(section markdown.Section) bool { return section.ID == heading.ID && section.Title == heading.Text }
		if heading.Level <= 3 && !slices.ContainsFunc(document.Sections, isSection) {
			t.Errorf("no section %s in %v", heading.ID, document.Sections)
		}
	}
}

func TestReflowedTextIsTheSamePassage(t *testing.T) {
	t.Parallel()
	const text = "---\ntitle: T\ntags: [a]\n---\nSome *text* here.\n\n> a quote\n> goes on\n\n## Use {#use}\n\n- one\n  two\n\n```js\nif (a) {\n  b()\n}\n```\n\nEnd.\n\n### More\n\nLast.\n"
	for _, test := range []struct{ name, old, new, changed string }{
		{"nothing", "", "", ""},
		{"line breaks", "Some *text* here.", "Some\n*text*   here.", ""},
		{"line breaks in quotes", "> a quote\n> goes on", "> a quote goes\n> on", ""},
		{"line breaks in lists", "- one\n  two", "- one two", ""},
		{"blank lines", "## Use {#use}\n\n", "## Use {#use}\n\n\n\n", ""},
		{"the explicit form of an id", " {#use}", "", ""},
		{"tags", "tags: [a]", "tags: [a, b]", ""},
		{"a comment", "End.", "<!-- docgen-ignore links: because -->\nEnd.", ""},
		{"the title", "title: T", "title: U", "#"},
		{"a word", "Some", "Any", "#"},
		{"a heading", "### More", "### Details", "#more #details"},
		{"a word in a section", "End.", "The end.", "#use"},
		{"emphasis", "Last.", "*Last.*", "#more"},
		{"code", "b()", "c()", "#use"},
		{"indentation of code", "  b()", "    b()", "#use"},
		{"the language of code", "```js", "```ts", "#use"},
		{"a new section", "End.", "#### New\n\nEnd.", "#new #use"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			before, after := hashes(text), hashes(strings.Replace(text, test.old, test.new, 1))
			var changed []string
			for _, hash := range [][2]map[string]string{{before, after}, {after, before}} {
				for id := range hash[0] {
					if hash[0][id] != hash[1][id] {
						changed = append(changed, "#"+id)
					}
				}
			}
			want := strings.Fields(test.changed)
			slices.Sort(changed)
			slices.Sort(want)
			changed = slices.Compact(changed)
			if !slices.Equal(changed, want) {
				t.Errorf("changed passages\n got %q\nwant %q", changed, want)
			}
		})
	}
}

func hashes(text string) map[string]string {
	all := map[string]string{}
	for _, passage := range translatedParser().Parse([]byte(text)).Passages {
		all[passage.ID] = passage.Hash
	}
	return all
}

func TestPassagesLeaveOutIncludedFiles(t *testing.T) {
	t.Parallel()
	parser := markdown.With(markdown.Options{Translated: true, Read: func(string) ([]byte, error) { return []byte("## Inside\n\ntext\n"), nil }})
	document := parser.ParseFile("a.md", []byte("Intro\n\n::include{file=\"b.md\"}\n\n## Last\n\nEnd\n"))
	var got []string
	for _, passage := range document.Passages {
		got = append(got, fmt.Sprint(passage.ID, ":", passage.Place.Line))
	}
	if want := []string{":1", "last:5"}; !slices.Equal(got, want) {
		t.Errorf("passages\n got %q\nwant %q", got, want)
	}
	if got := ids(document); got != "inside last" {
		t.Errorf("headings %s", got)
	}
}

func TestPartsAreCollectedInOrder(t *testing.T) {
	t.Parallel()
	const text = "Use `a` and [b](b.md), {{version}}.\n\n## Two\n\n![c](c.png) <kbd class=\"k\" title=\"t\">x</kbd>\n\n:::note[Title]\n\n```js\nd()\n```\n\n:::\n\n    e\n\n```mermaid\nf\n```\n\n<https://g.h>\n"
	var got []string
	for _, part := range translatedParser().Parse([]byte(text)).Parts {
		got = append(got, fmt.Sprintf("%d %s %d:%d", part.Heading, part.Text, part.Place.Line, part.Place.Column))
	}
	want := []string{
		"0 a 1:6", "0 b.md 1:17", "0 {{version}} 1:24", "1 c.png 5:6", `1 <kbd class="k" title> 5:13`, "1 :::note 7:1", "1 d() 9:4", "1 e\n 15:5", "1 f 17:4",
		"1 https://g.h 21:2",
	}
	if !slices.Equal(got, want) {
		t.Errorf("parts\n got %q\nwant %q", got, want)
	}
	if document := markdown.With(markdown.Options{}).Parse([]byte(text)); document.Parts != nil || document.Passages != nil {
		t.Error("a parser without the option collects parts")
	}
}

package complete

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestRegionsOfMarkdown(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]region{
		"a|":                        inText,
		"```js\na|":                 inCode,
		"```js\na\n```\nb|":         inText,
		"````md\n```js\n```\na|":    inCode,
		"~~~\n```\n|":               inCode,
		"> ```js\n> a|":             inCode,
		"```|":                      inText,
		"a `b|":                     inSpan,
		"a `b` c|":                  inText,
		"```js\nlet a = `b\n```\n|": inText,
	} {
		if got := placed(t, "a.md", text).region(); got != want {
			t.Errorf("%q: got %d, want %d", text, got, want)
		}
	}
}

// A list that is too long has what fits to the letters before the cursor.
func TestLongListsDependOnWhatIsTyped(t *testing.T) {
	t.Parallel()
	all := Items(placed(t, "a.md", ":icon[|"))
	if !all.IsShort || len(all.Items) != most {
		t.Errorf("got %d icons, which are all of them: %v", len(all.Items), !all.IsShort)
	}
	typed := Items(placed(t, "a.md", ":icon[rckt|"))
	if !typed.IsShort || len(typed.Items) == 0 || len(typed.Items) > 20 || typed.From != len(":icon[") {
		t.Errorf("got %d icons", len(typed.Items))
	}
	if best := Items(placed(t, "a.md", ":icon[rocket|")).Items[0]; best.Label != "rocket" {
		t.Errorf("got %q first", best.Label)
	}
}

// Before the first check of a site, nothing is known about it, and a text can have the cursor anywhere.
func TestNoPlaceIsWithoutAnAnswer(t *testing.T) {
	t.Parallel()
	text := strings.Join([]string{
		"---", "tags: [a, {label: b}]", "mdx: {", "---", "", "# A", "", "[a](b.md#c) ![a](/img/b.png) [a][b] {{c}}", "", "[b]: ../../../c.md", "",
		":::card[T]{href=\"a\" icon=rocket}", ":::", "::include{file=\"@site/../a.md#b\"}", "", ":abbr[CI]{title=\"x\"} :term[a]{of=b} :var[c] 🎉 é",
		"", "```rust title=\"x\" file=\"/../a.rs#b\"", "`a", "```", "", "import A from '../../../../a'", "<Tabs groupId=\"a\" values={[]}>", "</Tabs>",
	}, "\n")
	for _, name := range []string{"a.md", "a.mdx", "docgen.yaml", "sidebars.yaml", "content/_category_.yml", "a/b.yml"} {
		for at := range len(text) + 1 {
			place := placed(t, name, text[:at]+"|"+text[at:])
			if found := Items(place); found.From > place.Column {
				t.Errorf("%s: %q replaces what follows", name, text[:at])
			}
			Explain(place)
		}
	}
}

// placed returns the place of "|" in a file of a site that has not been checked yet.
func placed(t *testing.T, name, text string) Place {
	t.Helper()
	before, after, _ := strings.Cut(text, "|")
	line := strings.Count(before, "\n")
	return Place{
		Name: name, ConfigFile: "docgen.yaml", Lines: strings.Split(before+after, "\n"), Line: line, Column: len(before) - strings.LastIndex(before, "\n") - 1,
		Files: source.Site(t.TempDir(), "."), Read: func(string) string { return "" },
	}
}

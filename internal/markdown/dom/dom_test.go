package dom_test

import (
	"strings"
	"testing"

	"golang.org/x/net/html"

	"github.com/docgen-cli/docgen/internal/markdown/dom"
)

func TestContentIsTheInnermostThatThePageMarks(t *testing.T) {
	t.Parallel()
	for page, want := range map[string]string{
		`<main><article><div id="content-body">body</div></article></main>`: "body",
		`<article>first</article><article>second</article>`:                 "first",
		`<nav>no</nav><main>main</main>`:                                    "main",
		`<p>none</p>`:                                                       "",
	} {
		root, err := html.Parse(strings.NewReader(page))
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if content := dom.Content(root); content != nil {
			got = dom.Text(content)
		}
		if got != want {
			t.Errorf("%s: content is %q, want %q", page, got, want)
		}
	}
}

func TestLinesSeparatesBlocksButNotWords(t *testing.T) {
	t.Parallel()
	root, err := html.Parse(strings.NewReader(`<p>a<b>b</b><i class="x y">no</i><br>c</p><ul><li>d</ul>`))
	if err != nil {
		t.Fatal(err)
	}
	got := dom.Lines(root, "|", func(node *html.Node) (string, bool) { return "-", dom.HasClass(node, "z", "y") })
	if parts := strings.FieldsFunc(got, func(char rune) bool { return char == '|' }); strings.Join(parts, " ") != "ab- c d" {
		t.Errorf("text is %q", got)
	}
}

package markdown_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// A cached body outlives changes to the docs that it links to.
func TestBodyIsFilledWithLaterLinkTargets(t *testing.T) {
	t.Parallel()
	parser := markdown.With(markdown.Options{Math: true})
	document := parser.Parse([]byte("[a](./a.md) ![b](b.png) $x$ [c](c)\n\n## [d](d) $y$\n"))
	body, err := parser.Body(document)
	if err != nil {
		t.Fatal(err)
	}
	document = document.Bare()
	document.Formulas[1].HTML = "<math>y</math>"
	links := make([]markdown.Resolved, len(document.Links))
	links[0] = markdown.Resolved{Href: "/a&b", External: true, Width: 1, Height: 1}
	links[1] = markdown.Resolved{Href: "/b.png", External: true, Width: 3, Height: 4}
	got := body.Fill(links, document.Formulas)
	for _, want := range []string{
		`<a href="/a&amp;b" target="_blank" rel="noopener noreferrer">a</a>`,
		`<img src="/b.png" alt="b" width="3" height="4" loading`,
		`<span class="math"><code>x</code></span>`, `<span class="math"><math>y</math></span>`, `<a href="">d</a>`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("got %s\nwant it to have %s", got, want)
		}
	}
	if again := body.Fill(links, document.Formulas); again != got {
		t.Errorf("filled again\n got %s\nwant %s", again, got)
	}
}

// Highlighted code is cached: everything that affects its HTML must be part of the key.
func TestCodeCacheKeyCoversEverythingThatAffectsHTML(t *testing.T) {
	t.Parallel()
	together := markdown.With(markdown.Options{})
	for _, fence := range []string{
		"```js", "```js", "```ts", "```text", "```js showLineNumbers", "```js showLineNumbers=3", "```js {1}", "```js {2}", "```js /let/", "```js /a/ wrap",
		"```js title=x",
	} {
		for _, code := range []string{"let a\nlet b", "let a\nlet b // [!code ++]", "let a"} {
			source := fence + "\n" + code + "\n```\n"
			got, want := render(t, together, source, markdown.Resolved{}), render(t, markdown.With(markdown.Options{}), source, markdown.Resolved{})
			sitetest.Compare(t, source, got, want)
		}
	}
}

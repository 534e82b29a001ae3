package markdown_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestLinksRenderTheirResolvedTargets(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name     string
		source   string
		resolved markdown.Resolved
		want     string
	}{
		{name: "path of the site", source: "[a](./a.md)", resolved: markdown.Resolved{Href: "/base/a"},
			want: `<p><a href="/base/a">a</a></p>`},
		{name: "out of the site", source: "[a](x)", resolved: markdown.Resolved{Href: "https://a.b/?c&d", External: true},
			want: `<p><a href="https://a.b/?c&amp;d" target="_blank" rel="noopener noreferrer">a</a></p>`},
		{name: "quote in the target", source: "[a](x)", resolved: markdown.Resolved{Href: `/a"b<c>`},
			want: `<p><a href="/a%22b%3Cc%3E">a</a></p>`},
		{name: "encoded target stays", source: "[a](x)", resolved: markdown.Resolved{Href: "/a%20b#%C3%A9"},
			want: `<p><a href="/a%20b#%C3%A9">a</a></p>`},
		{name: "target that looks like an entity stays", source: "[a](x)", resolved: markdown.Resolved{Href: "/?a&copy;"},
			want: `<p><a href="/?a&amp;copy;">a</a></p>`},
		{name: "image of known size", source: "![a](x)", resolved: markdown.Resolved{Href: "/i.png", Width: 3, Height: 4},
			want: `<p><img src="/i.png" alt="a" width="3" height="4" loading="lazy" decoding="async"></p>`},
		{name: "image with the width that the author wrote", source: "![a](x)", resolved: markdown.Resolved{Href: "/i.png", Width: 3},
			want: `<p><img src="/i.png" alt="a" width="3" loading="lazy" decoding="async"></p>`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got := render(t, markdown.With(markdown.Options{}), test.source, test.resolved)
			if got != test.want+"\n" {
				t.Errorf("%s as %+v\n got %s\nwant %s", test.source, test.resolved, got, test.want)
			}
		})
	}
}

func render(t *testing.T, parser *markdown.Parser, source string, resolved markdown.Resolved) string {
	t.Helper()
	html, err := parser.HTML(parser.Parse([]byte(source)), func(markdown.Link) markdown.Resolved { return resolved })
	if err != nil {
		t.Fatal(err)
	}
	return html
}

func TestLinksAreResolvedInOrder(t *testing.T) {
	t.Parallel()
	parser := markdown.With(markdown.Options{})
	document := parser.Parse([]byte("[![a](1)](2) [b](3)\n\n[^n] [c][r]\n\n[r]: 4\n[^n]: [d](5)"))
	var asked []string
	if _, err := parser.HTML(document, func(link markdown.Link) markdown.Resolved {
		asked = append(asked, link.Target)
		return markdown.Resolved{}
	}); err != nil {
		t.Fatal(err)
	}
	var listed []string
	for _, link := range document.Links {
		listed = append(listed, link.Target)
	}
	want := []string{"2", "1", "3", "4", "5"}
	sitetest.Compare(t, "asked", asked, want)
	sitetest.Compare(t, "listed", listed, want)
}

// A preview renders a document again if only the targets of its links have changed.
func TestRenderingAgainUsesOnlyTheNewTargets(t *testing.T) {
	t.Parallel()
	parser := markdown.With(markdown.Options{})
	source := "[a](./a.md) ![b](b.png) {#x}\n\n## Head"
	document := parser.Parse([]byte(source))
	first := func(markdown.Link) markdown.Resolved {
		return markdown.Resolved{Href: "https://first", External: true, Width: 1, Height: 1}
	}
	if _, err := parser.HTML(document, first); err != nil {
		t.Fatal(err)
	}
	got, err := parser.HTML(document, asWritten)
	if err != nil {
		t.Fatal(err)
	}
	want, err := parser.HTML(parser.Parse([]byte(source)), asWritten)
	if err != nil {
		t.Fatal(err)
	}
	sitetest.Compare(t, "second rendering", got, want)
}

func TestTitleOfADocWithoutOneIsEscaped(t *testing.T) {
	t.Parallel()
	sitetest.Compare(t, "title", markdown.TitleHTML(`<b> & "c"`), "<h1>&lt;b&gt; &amp; &#34;c&#34;</h1>\n")
}

func TestHugeLineRangeCostsNothing(t *testing.T) {
	t.Parallel()
	got := render(t, markdown.With(markdown.Options{}), "```text {1-999999999999,2}\na\n```", markdown.Resolved{})
	sitetest.Compare(t, "html", got, `<div class="code-block" data-language="text"><pre tabindex="0"><code class="language-text">`+
		`<span class="line highlighted">a</span></code></pre></div>`+"\n")
}

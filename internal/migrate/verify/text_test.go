package verify_test

import (
	"math/rand"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/migrate/verify"
)

func TestTextIsComparedWithoutWhatGeneratorsAdd(t *testing.T) {
	for _, test := range []struct {
		name, old, now string
		want           []string
	}{
		{name: "white space", old: "<p>one\n  two</p>\n<p>three</p>", now: "<p>one two</p><p>three</p>"},
		{name: "inline elements", old: "<p>a<em>b</em>c</p>", now: "<p>a<b>b</b>c</p>"},
		{name: "a lost space", old: "<p>a <em>b</em></p>", now: "<p>a<em>b</em></p>", want: []string{"text | /p | a b | ab"}},
		{name: "line breaks", old: "<p>a<br>b</p>", now: "<p>a</p><p>b</p>"},
		{name: "links of headings", old: "<h2>A<a class=\"hash-link\" href=\"#a\">\u200b</a></h2>",
			now: `<div class="heading-2"><h2>A</h2><a class="heading-anchor" href="#a">#</a></div>`},
		{name: "copy buttons", old: `<pre>x</pre><div class="buttonGroup_a1"><button>Copy</button></div><button class="clean-btn">Wrap</button>`,
			now: "<pre>x</pre>"},
		{name: "own buttons", old: "<button>Try it</button>", now: "", want: []string{"text | /p | Try it | "}},
		{name: "tabs", old: `<ul role="tablist"><li role="tab">A</li></ul><div role="tabpanel">x</div>`,
			now: `<div class="tabs"><p class="tab-title">A</p>x</div>`},
		{name: "titles of admonitions", old: `<div class="admonitionHeading_Gvgb"><span><svg></svg></span>note</div>x`,
			now: `<p class="admonition-title">Note</p>x`},
		{name: "formulas", old: `<span class="katex"><span class="katex-mathml"><math><mi>x</mi><annotation>x</annotation></math></span><span class="katex-html">x</span></span>`, now: "<math><mi>x</mi></math>"},
		{name: "diagrams", old: `<div class="docusaurus-mermaid-container">graph</div>`, now: `<pre class="diagram">graph LR</pre>`},
		{name: "footnotes", old: `<h2 class="sr-only">Footnotes</h2><li>x <a class="data-footnote-backref">↩</a></li>`,
			now: `<h2 class="visually-hidden">Notes</h2><li>x <a class="footnote-backref">↑</a></li>`},
		{name: "a title", old: "<h1>Old</h1>x", now: "<h1>New</h1>x", want: []string{"heading | /p | Old | New", "text | /p | Old | New"}},
		{name: "several words", old: "a b c d e f g h", now: "a x c d e f g y z", want: []string{"text | /p | b | x", "text | /p | h | y z"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			before := outputOf(t, "Docusaurus", map[string]string{"p.html": old("https://a.example/p", test.old)})
			after := outputOf(t, "docgen", map[string]string{"p.html": now("https://a.example/p", test.now)})
			expect(t, differences(verify.Compare(before, after)), test.want)
		})
	}
}

func TestListsOfPostsHaveNoTextToCompare(t *testing.T) {
	list := strings.Replace(old("https://a.example/blog", "<h1>Posts</h1><h2 id=\"x\">Old</h2>"), "docs-doc-page", "plugin-blog blog-list-page", 1)
	before := outputOf(t, "Docusaurus", map[string]string{"blog.html": list})
	after := outputOf(t, "docgen", map[string]string{"blog.html": now("https://a.example/blog", "New")})
	expect(t, differences(verify.Compare(before, after)), []string(nil))
}

func TestPagesOfReactAreComparedWhole(t *testing.T) {
	page := document("Docusaurus v3.10.2", "https://a.example/p",
		`<div class="main-wrapper"><header>Top</header><main>Main <div class="markdown">text</div></main></div><footer class="theme-layout-footer">Foot</footer>`)
	before := outputOf(t, "Docusaurus", map[string]string{"p.html": strings.Replace(page, "docs-doc-page", "plugin-pages", 1)})
	after := outputOf(t, "docgen", map[string]string{"p.html": document("docgen 1", "https://a.example/p",
		`<main id="docgen-main"><header>Top</header><main>Main text</main><button data-print="hidden">Up</button></main><footer>Other</footer>`)})
	expect(t, differences(verify.Compare(before, after)), []string(nil))
}

// Replacing the old words of all differences with the new ones must give the new text, for any two
// texts. Words are unique letters here, so that a difference has one place.
func TestDifferencesLeadFromTheOldTextToTheNew(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 300 {
		words := func() []string {
			list := make([]string, random.Intn(12))
			for i := range list {
				list[i] = string(rune('a' + random.Intn(4)))
			}
			return list
		}
		one, two := words(), words()
		before := outputOf(t, "Docusaurus", map[string]string{"p.html": old("https://a.example/p", strings.Join(one, " "))})
		after := outputOf(t, "docgen", map[string]string{"p.html": now("https://a.example/p", strings.Join(two, " "))})
		removed, added := 0, 0
		for _, difference := range verify.Compare(before, after).Differences {
			removed, added = removed+len(strings.Fields(difference.Old)), added+len(strings.Fields(difference.New))
		}
		if kept := longestCommon(one, two); len(one)-removed != kept || len(two)-added != kept {
			t.Fatalf("%v -> %v: removed %d, added %d, but %d words are common", one, two, removed, added, kept)
		}
	}
}

// longestCommon returns the length of the longest common subsequence, by its definition.
func longestCommon(one, two []string) int {
	switch {
	case len(one) == 0 || len(two) == 0:
		return 0
	case one[0] == two[0]:
		return 1 + longestCommon(one[1:], two[1:])
	}
	return max(longestCommon(one[1:], two), longestCommon(one, two[1:]))
}

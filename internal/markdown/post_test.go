package markdown_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

// post parses a text as a post, and returns its body and its summary.
func post(t *testing.T, text string, options markdown.Options) (markdown.Document, string, string, bool) {
	t.Helper()
	options.Post = true
	parser := markdown.With(options)
	document := parser.Parse([]byte(text))
	body, err := parser.Body(document)
	if err != nil {
		t.Fatal(err)
	}
	links := make([]markdown.Resolved, len(document.Links))
	for i, link := range document.Links {
		links[i].Href = link.Target
	}
	summary, isCut := body.Summary(links, document.Formulas)
	if isCut != document.IsCut {
		t.Errorf("%q: the document says that its summary is cut: %v, the body %v", text, document.IsCut, isCut)
	}
	return document, body.Fill(links, document.Formulas), summary, isCut
}

func TestMarkEndsTheSummary(t *testing.T) {
	for _, test := range []struct{ name, text, summary, body string }{
		{"between blocks", "One.\n\n<!-- truncate -->\n\nTwo.", "<p>One.</p>", "<p>One.</p>\n\n<p>Two.</p>\n"},
		{"without spaces", "One.\n\n<!--truncate-->\n\nTwo.", "<p>One.</p>", "<p>One.</p>\n\n<p>Two.</p>\n"},
		{"over lines", "One.\n\n<!--\n\ttruncate\n-->\n\nTwo.", "<p>One.</p>", "<p>One.</p>\n\n<p>Two.</p>\n"},
		{"of MDX", "One.\n\n{/* truncate */}\n\nTwo.", "<p>One.</p>", "<p>One.</p>\n<p>Two.</p>\n"},
		{"of MDX without spaces", "One.\n\n{/*truncate*/}\n\nTwo.", "<p>One.</p>", "<p>One.</p>\n<p>Two.</p>\n"},
		{"right below a paragraph", "One.\n<!-- truncate -->\nTwo.", "<p>One.</p>", "<p>One.</p>\n\n<p>Two.</p>\n"},
		{"of MDX right below a paragraph", "One.\n{/* truncate */}\nTwo.", "<p>One.</p>", "<p>One.\n\nTwo.</p>\n"},
		{"in a line", "One <!-- truncate --> two.", "<p>One</p>", "<p>One  two.</p>\n"},
		{"of MDX in a line", "One *and {/* truncate */} two*.", "<p>One <em>and</em></p>", "<p>One <em>and  two</em>.</p>\n"},
		{"before text in a line", "One.\n\n<!-- truncate --> two.", "<p>One.</p>", "<p>One.</p>\n two."},
		{"in a list", "* One\n* Two <!-- truncate --> three\n* Four", "<ul>\n<li>One</li>\n<li>Two</li></ul>",
			"<ul>\n<li>One</li>\n<li>Two  three</li>\n<li>Four</li>\n</ul>\n"},
		{"at the start of an item", "* One\n* <!-- truncate -->\n  Two", "<ul>\n<li>One</li></ul>", "<ul>\n<li>One</li>\n<li>\n\nTwo</li>\n</ul>\n"},
		{"in a quote", "> One.\n>\n> <!-- truncate -->\n>\n> Two.", "<blockquote>\n<p>One.</p></blockquote>",
			"<blockquote>\n<p>One.</p>\n\n<p>Two.</p>\n</blockquote>\n"},
		{"in HTML", "<div>\nOne\n<b>two <!-- truncate --> three</b>\n</div>", "<div>\nOne\n<b>two</b></div>", "<div>\nOne\n<b>two  three</b>\n</div>"},
		{"in an admonition", ":::note\nOne.\n\n<!-- truncate -->\n\nTwo.\n:::",
			`<div class="admonition" data-kind="note">` + "\n" + `<p class="admonition-title">Note</p>` + "\n<p>One.</p></div>", ""},
		{"first", "<!-- truncate -->\n\nTwo.", "", "\n<p>Two.</p>\n"},
		{"first below the title", "# Title\n\n{/* truncate */}\n\nTwo.", "", "<p>Two.</p>\n"},
		{"last", "One.\n\n<!-- truncate -->\n", "<p>One.</p>", "<p>One.</p>\n\n"},
		{"after a link and an image", "[a](b.md) ![c](d.png)\n\n<!-- truncate -->\n\n[e](f.md)",
			`<p><a href="b.md">a</a> <img src="d.png" alt="c" loading="lazy" decoding="async"/></p>`, ""},
		{"after an image in HTML", "<p><img src=\"a.png\"> <!-- truncate --> <img src=\"b.png\"></p>",
			`<p><img loading="lazy" decoding="async" src="a.png"/></p>`, ""},
	} {
		_, body, summary, isCut := post(t, test.text, markdown.Options{})
		if !isCut || summary != test.summary {
			t.Errorf("%s: %q has the summary\n%q, want\n%q", test.name, test.text, summary, test.summary)
		}
		if test.body != "" && body != test.body {
			t.Errorf("%s: %q has the body\n%q, want\n%q", test.name, test.text, body, test.body)
		}
		if strings.Contains(body, "truncate") {
			t.Errorf("%s: the mark is on the page: %q", test.name, body)
		}
		sanitized, _, clean, isCut := post(t, test.text, markdown.Options{Sanitize: true})
		if !isCut || strings.Contains(clean, "truncate") || len(sanitized.Findings) > 0 {
			t.Errorf("%s: %q has the sanitized summary %q, findings %v", test.name, test.text, clean, sanitized.Findings)
		}
	}
}

func TestTextThatOnlyLooksLikeAMarkEndsNoSummary(t *testing.T) {
	for _, text := range []string{
		"One.\n\n```html\n<!-- truncate -->\n```\n\nTwo.",
		"One `<!-- truncate -->` and `{/* truncate */}` two.",
		"One.\n\n    <!-- truncate -->\n\nTwo.",
		"One \\<!-- truncate --> two.",
		"---\ntitle: <!-- truncate -->\n---\nOne.",
		"One <!-- do not truncate --> two.",
	} {
		document, body, _, isCut := post(t, text, markdown.Options{})
		if isCut || len(document.Findings) > 0 {
			t.Errorf("%q is cut, or has findings: %v\n%s", text, document.Findings, body)
		}
	}
}

func TestDocsHaveNoSummaries(t *testing.T) {
	parser := markdown.With(markdown.Options{})
	document := parser.Parse([]byte("# Title\n\nOne.\n\n<!-- truncate -->\n<!-- more -->\n\nTwo."))
	body, err := parser.Body(document)
	if err != nil || document.IsCut || len(document.Findings) > 0 || !strings.Contains(body.HTML, "<h1>Title</h1>") ||
		!strings.Contains(body.HTML, "<!-- truncate -->") {
		t.Errorf("a doc is read as a post: %v %+v\n%s", err, document.Findings, body.HTML)
	}
}

func TestPostReportsMarksThatDoNothing(t *testing.T) {
	for _, test := range []struct{ text, want, fix string }{
		{"One.\n\n<!-- truncate -->\n\nTwo.\n\n<!-- truncate -->\n\nThree.",
			"7:1+17 the post has a second truncation mark; remove one; the summary ends at the first, on line 3", ""},
		{"One.\n\n<!--more-->\n\nTwo.", `3:1+11 the comment "<!--more-->" does not end the summary of the post; write "<!-- truncate -->"`,
			"<!-- truncate -->"},
		{"One.\n\n<!-- Truncate -->\n\nTwo.", `3:1+17 the comment "<!-- Truncate -->" does not end the summary of the post; write "<!-- truncate -->"`,
			"<!-- truncate -->"},
		{"One.\n\n<!-- end excerpt -->\n\nTwo.", `3:1+20 the comment "<!-- end excerpt -->" does not end the summary of the post; write "<!-- truncate -->"`,
			"<!-- truncate -->"},
		{"One.\n\n<!-- truncate -->\n<!-- more -->\n\nTwo.", "", ""},
		{"One.\n\n<!-- more details to come -->\n\nTwo.", "", ""},
	} {
		document, _, _, _ := post(t, test.text, markdown.Options{})
		got, fix := "", ""
		for _, found := range document.Findings {
			got, fix = got+place(found.Place)+" "+found.Text+"; "+found.Hint, found.Fix
		}
		if got != test.want || fix != test.fix {
			t.Errorf("%q:\n%s (fix %q), want\n%s (fix %q)", test.text, got, fix, test.want, test.fix)
		}
	}
}

func TestBodyOfAPostHasNoTitle(t *testing.T) {
	for _, test := range []struct{ text, title, body string }{
		{"# The *title*\n\nText.", "The title", "<p>Text.</p>\n"},
		{"The title\n===\n\nText.", "The title", "<p>Text.</p>\n"},
		{"<!-- a comment -->\n\n# The title\n\nText.", "The title", "<!-- a comment -->\n<p>Text.</p>\n"},
		{"Text.\n\n# Not the title\n", "", "<p>Text.</p>\n<h1>Not the title</h1>\n"},
		{"## Section\n\n# Not the title\n", "", ""},
		{"# The title\n\n# Another\n", "The title", "<h1>Another</h1>\n"},
	} {
		document, body, _, _ := post(t, test.text, markdown.Options{})
		if wantHTML := strings.Replace(test.title, "title", "<em>title</em>", 1); strings.Contains(test.text, "*title*") && document.TitleHTML != wantHTML {
			t.Errorf("%q: the title is %q, want %q", test.text, document.TitleHTML, wantHTML)
		}
		if document.Title != test.title || test.body != "" && body != test.body {
			t.Errorf("%q: title %q, body %q; want %q, %q", test.text, document.Title, body, test.title, test.body)
		}
	}
}

// Docusaurus counts with Intl.Segmenter. It finds 3, 31, 33, 43 and 20 words in these texts.
func TestPostCountsItsWords(t *testing.T) {
	for _, test := range []struct {
		text     string
		from, to int
	}{
		{"---\ntitle: not counted\n---\n# Not counted\n\nOne two three.", 3, 3},
		{"Don't use a.b:c foo_bar __ 3.14 1,000 e-mail https://ex.com/a-b?x=1 `code` <!-- truncate --> it’s U.S.A. foo:bar a1b2 ①② ½ 😀 x² naïve café 50% v1.2.3 C++ #tag @me and/or", 31, 31},
		{"このたび、新しいバージョンをリリースしました。ビルドがより速くなり、検索機能も改善されました。ユーザーはプロジェクトごとにテーマを設定できます。", 28, 38},
		{"我们很高兴地宣布新版本发布了。这个版本包含许多改进，例如更快的构建速度和更好的搜索功能。用户现在可以为每个项目配置自己的主题，并且在多种语言之间切换。", 38, 48},
		{"เรายินดีที่จะประกาศเปิดตัวเวอร์ชันใหม่ ซึ่งมีการปรับปรุงมากมาย เช่น การสร้างที่เร็วขึ้น", 17, 23},
		{"", 0, 0},
	} {
		if document, _, _, _ := post(t, test.text, markdown.Options{}); document.Words < test.from || document.Words > test.to {
			t.Errorf("%q has %d words, want %d to %d", test.text, document.Words, test.from, test.to)
		}
	}
}

func TestMarkInMDXIsWhereTheModuleShowsTheEnd(t *testing.T) {
	for _, test := range []struct {
		text  string
		isCut bool
	}{
		{"One.\n\n{/* truncate */}\n\nTwo.", true},
		{"One.\n\n<!-- truncate -->\n\nTwo.", true},
		{"<Note>\n  One.\n\n  {/*truncate*/}\n\n  Two.\n</Note>", true},
		{"One {/* truncate */} two.", true},
		{"* One {/* truncate */} two.", true},
		{"One {/* do not truncate */} two.", false},
		{"One {'/* truncate */'} two.", false},
		{"```\n{/* truncate */}\n```", false},
	} {
		parser := markdown.With(markdown.Options{Post: true})
		document := parser.ParseMDX("post.mdx", []byte("# Title\n\n"+test.text))
		module := parser.Module(document, markdown.ModuleOptions{}, nil).Text
		if document.IsCut != test.isCut || strings.Contains(module, "props.summaryEnd") != test.isCut || len(document.Findings) > 0 {
			t.Errorf("%q: cut %v, want %v; findings %v\n%s", test.text, document.IsCut, test.isCut, document.Findings, module)
		}
		if document.Title != "Title" || strings.Contains(module, `_components.h1`) || !strings.Contains(module, `contentTitle = "Title"`) {
			t.Errorf("%q: title %q in the module\n%s", test.text, document.Title, module)
		}
	}
	parser := markdown.With(markdown.Options{Post: true})
	document := parser.ParseMDX("post.mdx", []byte("One.\n\n{/* more */}\n\nTwo."))
	if len(document.Findings) != 1 || document.Findings[0].Fix != "{/* truncate */}" {
		t.Errorf("the hint for MDX is %+v", document.Findings)
	}
}

func TestHTMLApartFromItsPageHasNoSharedIDs(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"heading", `<div class="heading-2"><h2 id="a">A</h2><a class="heading-anchor" href="#a" aria-label="Link"></a></div>`,
			`<div class="heading-2"><h2>A</h2></div>`},
		{"link to a heading", `<a href="#a">A</a>`, `<a href="/blog/post/#a">A</a>`},
		{"footnote", `<sup id="fnref:1"><a href="#fn:1">1</a></sup>`, `<sup><a href="/blog/post/#fn:1">1</a></sup>`},
		{"relative link", `<a href="../x">A</a> <img src="b.png"> <a href="?c">C</a>`,
			`<a href="/blog/x">A</a> <img src="/blog/post/b.png"> <a href="/blog/post/?c">C</a>`},
		{"other links", `<a href="/a/#b">A</a> <a href="https://x.org/#y">X</a> <a href="mailto:a@b.c">M</a>`, ""},
		{"label", `<label for="a">A</label><input id="a">`, `<label for="ID-a">A</label><input id="ID-a">`},
		{"SVG", `<svg><linearGradient id="a"/><rect fill="url(#a)" style="stroke: url('#a')"/><use href="#a"/></svg>`,
			`<svg><lineargradient id="ID-a"/><rect fill="url(#ID-a)" style="stroke: url(&#39;#ID-a&#39;)"/><use href="#ID-a"/></svg>`},
		{"description", `<b aria-describedby="a b">x</b><i id="a">a</i><i id="c">c</i>`, `<b aria-describedby="ID-a ID-b">x</b><i id="ID-a">a</i><i>c</i>`},
		{"text", `<p>5 &lt; 6 &amp; id="a" <!-- id="b" --></p><pre>#a</pre>`, ""},
		{"unfinished", `<p>a <b`, ""},
	} {
		want := test.want
		if want == "" {
			want = test.text
		}
		got := markdown.Apart(test.text, "/blog/post/")
		if found := prefixOfIDs.FindString(got); found != "" {
			got = strings.ReplaceAll(got, found, "ID-")
		}
		if got != want {
			t.Errorf("%s:\n got %s\nwant %s", test.name, got, want)
		}
	}
	one, two := markdown.Apart(`<i id="a"></i><b for="a">`, "/blog/one"), markdown.Apart(`<i id="a"></i><b for="a">`, "/blog/two")
	if one == two {
		t.Errorf("two pages have the same id: %s", one)
	}
}

var prefixOfIDs = regexp.MustCompile(`p[0-9a-f]{8}-`)

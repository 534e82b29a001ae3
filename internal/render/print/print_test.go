package print_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/render/print"
)

// page returns a finished page of a site with some content.
func page(content string) []byte {
	return []byte(`<!doctype html><html><head><link rel="stylesheet" href="/a.css"></head><body><nav><a href="/x">x</a></nav>` +
		`<main><div class="markdown" id="content-body">` + content + `</div></main></body></html>`)
}

// guide is a document of two pages, the second in a category.
func guide(first, second string) print.Document {
	return print.Document{
		Language: "en", Direction: "ltr", Site: "Acme", Title: "Guide", Contents: "Contents", Origin: "https://acme.test", Path: "/print/guide",
		Facts: []string{"Version: 2 & 3"}, Sheets: []string{"/print.css"}, Logo: print.Image{Source: "/logo.svg", Width: 8, Height: 9},
		Chapters: []print.Chapter{
			{Title: "Start", Path: "/start", HTML: page(first)},
			{Title: "Advanced"},
			{Title: "Set up", Path: "/advanced/setup", Level: 1, HTML: page(second)},
		},
	}
}

func made(t *testing.T, document print.Document) string {
	t.Helper()
	text, err := document.HTML()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestLinksLeadToPlacesInTheDocumentOrToTheSite(t *testing.T) {
	t.Parallel()
	const base = "/start"
	for _, test := range []struct{ name, href, want string }{
		{"anchor of the page", "#one", "#start:one"},
		{"anchor that the page lacks", "#none", "#start"},
		{"other page", "/advanced/setup", "#advanced-setup"},
		{"other page with a slash", "/advanced/setup/", "#advanced-setup"},
		{"other page as a file", "/advanced/setup.html", "#advanced-setup"},
		{"relative", "advanced/setup#two", "#advanced-setup:two"},
		{"full URL of the site", "https://acme.test/advanced/setup#two", "#advanced-setup:two"},
		{"anchor that the other page lacks", "/advanced/setup#three", "#advanced-setup"},
		{"page outside", "/blog/post?x=1#y", "https://acme.test/blog/post?x=1#y"},
		{"relative page outside", "other", "https://acme.test/other"},
		{"another site", "https://example.com/a#b", "https://example.com/a#b"},
		{"another site by the same scheme", "//example.com/a", "//example.com/a"},
		{"mail", "mailto:a@b.test", "mailto:a@b.test"},
		{"not a URL", "http://[", "http://["},
	} {
		text := made(t, guide(`<h1>Start</h1><p id="one"><a href="`+test.href+`">link</a></p>`, `<h1>Set up</h1><h2 id="two">Two</h2>`))
		if want := `<a href="` + test.want + `">link</a>`; !strings.Contains(text, want) {
			t.Errorf("%s: %s on %s\nwant %s\n got %s", test.name, test.href, base, want, text)
		}
	}
}

func TestContentOfAPageIsAdaptedToTheDocument(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, content, want string }{
		{"title is below that of the category", `<h1>Set up</h1>`, `<h2 data-level="1">Set up</h2>`},
		{"headings follow", `<h1>A</h1><h5>E</h5><h6>F</h6>`, `<h6 data-level="5">E</h6><h6 data-level="6">F</h6>`},
		{"page without a title gets one", `<p>A</p>`, `<h2 data-level="1">Set up</h2><p>A</p>`},
		{"ids are unique", `<p id="a"><label for="a" aria-describedby="a b">`,
			`<p id="advanced-setup:a"><label for="advanced-setup:a" aria-describedby="advanced-setup:a b">`},
		{"gradients of drawings", `<svg><g id="g"></g><use href="#g"></use><path fill="url(#g)"></path></svg>`,
			`<svg><g id="advanced-setup:g"></g><use href="#advanced-setup:g"></use><path fill="url(#advanced-setup:g)"></path></svg>`},
		{"relative images", `<img src="a.png" loading="lazy">`, `<img src="/advanced/a.png"/>`},
		{"details are open", `<details name="x"><summary>S</summary></details>`, `<details open=""><summary>S</summary></details>`},
		{"tabs are written out", `<div class="tab" hidden="until-found">T</div>`, `<div class="tab">T</div>`},
		{"what only screens need is gone", `<b>A</b><a class="heading-anchor" href="#a"></a><div class="code-block"><button>Copy</button></div><i data-print="hidden">B</i><!-- C --><script>D</script>`, `<b>A</b><div class="code-block print-whole"></div></div></section>`},
		{"short tables stay together", "<table><tr></tr></table><table>" + strings.Repeat("<tr></tr>", 11) + "</table>",
			`<table class="print-whole"><tbody><tr></tr></tbody></table><table><tbody>`},
		{"long code may break", `<div class="code-block"><pre>` + strings.Repeat("\n", 25) + `</pre></div>`, `<div class="code-block"><pre>`},
		{"an image that zooms is no link", `<a class="zoom" href="/a.png"><img src="/a.png"/></a>`, `<a class="zoom"><img src="/a.png"/></a>`},
	} {
		text := made(t, guide("", test.content))
		if !strings.Contains(text, test.want) {
			t.Errorf("%s: %s\nwant %s\n got %s", test.name, test.content, test.want, text)
		}
	}
}

func TestDocumentHasACoverContentsAndChapters(t *testing.T) {
	t.Parallel()
	text := made(t, guide("<h1>Start</h1>", "<h1>Set up</h1>"))
	for _, want := range []string{
		`<html lang="en" dir="ltr" class="docgen-print" data-theme="light" data-scripts="none">`,
		`<title>Guide | Acme</title>`, `<meta name="robots" content="noindex, nofollow">`,
		"<link rel=\"stylesheet\" href=\"/a.css\"/>\n<link rel=\"stylesheet\" href=\"/print.css\">",
		`<img class="print-logo" src="/logo.svg" alt="" width="8" height="9"><p class="print-site">Acme</p><h1>Guide</h1><p class="print-fact">Version: 2 &amp; 3</p>`,
		`<h1 id="print-contents">Contents</h1><ol><li><a href="#start">Start</a></li><li><a href="#Advanced">Advanced</a><ol><li><a href="#advanced-setup">Set up</a></li></ol></li></ol></nav>`,
		`<div class="print-part" id="Advanced"><h1>Advanced</h1></div>`,
		`<section class="print-chapter print-continues" id="advanced-setup">`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the document lacks %s\n%s", want, text)
		}
	}
	if strings.Contains(text, "<nav><a") {
		t.Error("the document has the navbar of a page")
	}
	known := map[string]bool{}
	for _, id := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(text, -1) {
		if known[id[1]] {
			t.Errorf("the id %q is not unique", id[1])
		}
		known[id[1]] = true
	}
}

func TestPageWithAnotherLayoutGivesItsArticle(t *testing.T) {
	t.Parallel()
	document := guide("", "")
	document.Chapters[0].HTML = []byte("<main><nav>N</nav><article><p>Own</p></article></main>")
	if text := made(t, document); !strings.Contains(text, "<p>Own</p></div></section>") || strings.Contains(text, "<nav>N") {
		t.Error(text)
	}
	document.Chapters[0].HTML = []byte("<p>Nothing</p>")
	if _, err := document.HTML(); err == nil || !strings.Contains(err.Error(), "/start has no main element") {
		t.Errorf("error: %v", err)
	}
}

func TestSheetHasTheTitleAndThePaper(t *testing.T) {
	t.Parallel()
	document := print.Document{Site: "A", Title: `Say "hi" \ </style>`}
	text := string(document.Sheet(print.Letter))
	if want := `@page { size: letter; @bottom-left { color: var(--color-muted); content: "Say \22 hi\22  \5c  \3c /style> | A";`; !strings.Contains(text,
		want) {
		t.Errorf("the sheet lacks %s\n%s", want, text)
	}
	if strings.Contains(string(document.Sheet("")), "@page { size:") {
		t.Error("a page of the site decides on the paper of its readers")
	}
}

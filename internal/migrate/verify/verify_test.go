package verify_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/internal/migrate/verify"
)

// document returns a page as Docusaurus or docgen writes it.
func document(generator, url, body string) string {
	return fmt.Sprintf(`<!doctype html><html class="docs-doc-page"><head><meta name="generator" content="%s"><title>Title</title>`+
		`<link rel="canonical" href="%s"></head><body><nav class="navbar"><a href="/nowhere">x</a></nav>%s</body></html>`, generator, url, body)
}

// outputOf reads pages, by the names of their files. The body of a page is Markdown content as HTML.
func outputOf(t *testing.T, generator string, files map[string]string) verify.Output {
	t.Helper()
	folder := fstest.MapFS{}
	for name, text := range files {
		folder[name] = &fstest.MapFile{Data: []byte(text)}
	}
	read, err := verify.Read(context.Background(), 2, folder, generator)
	if err != nil {
		t.Fatal(err)
	}
	return read
}

func old(url, content string) string {
	return document("Docusaurus v3.10.2", url, `<main><article><div class="markdown">`+content+`</div></article></main>`)
}

func now(url, content string) string {
	return document("docgen 1.0.0", url, `<main id="docgen-main"><div class="markdown" id="content-body">`+content+`</div></main>`)
}

// differences returns the differences as lines, without those of the kinds New and Missing if they
// are of no interest.
func differences(report verify.Report) []string {
	var lines []string
	for _, each := range report.Differences {
		lines = append(lines, strings.Join([]string{string(each.Kind), each.Page, each.Old, each.New}, " | "))
	}
	return lines
}

func expect(t *testing.T, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestPathsDoNotDependOnTrailingSlashes(t *testing.T) {
	before := outputOf(t, "Docusaurus", map[string]string{
		"index.html": old("https://a.example/base/", "Home"), "docs/intro.html": old("https://a.example/base/docs/intro", "Text"),
		"fr/docs/1.0/intro.html": old("https://a.example/base/fr/docs/1.0/intro", "Text"),
	})
	after := outputOf(t, "docgen", map[string]string{
		"index.html": now("https://a.example/base/", "Home"), "docs/intro/index.html": now("https://a.example/base/docs/intro/", "Text"),
		"fr/docs/1.0/intro/index.html": now("https://a.example/base/fr/docs/1.0/intro/", "Text"),
	})
	expect(t, before.Base, "/base/")
	expect(t, differences(verify.Compare(before, after)), []string{
		"canonical | /docs/intro | https://a.example/base/docs/intro | https://a.example/base/docs/intro/",
		"canonical | /fr/docs/1.0/intro | https://a.example/base/fr/docs/1.0/intro | https://a.example/base/fr/docs/1.0/intro/",
	})
}

func TestBaseComesFromStyleSheetsWithoutCanonicalURLs(t *testing.T) {
	page := `<html><head><meta name="generator" content="Docusaurus v2.0.0"><link rel="stylesheet" href="/base/fr/assets/css/styles.css"></head></html>`
	read := outputOf(t, "Docusaurus", map[string]string{"fr/index.html": page, "index.html": strings.ReplaceAll(page, "fr/", "")})
	expect(t, read.Base, "/base/")
}

func TestRedirectsCountAsPresent(t *testing.T) {
	redirect := func(to string) string { return `<meta http-equiv="refresh" content="0; url=` + to + `">` }
	before := outputOf(t, "Docusaurus", map[string]string{
		"a/index.html": old("https://a.example/a/", `<h2 id="one">One</h2>`), "b/index.html": redirect("/a/"), "c/index.html": redirect("/a/"),
	})
	after := outputOf(t, "docgen", map[string]string{
		"new/index.html": now("https://a.example/new/", `<h2 id="two">Two</h2>`), "a/index.html": redirect("/b/"), "b/index.html": redirect("/new/#two"),
	})
	expect(t, differences(verify.Compare(before, after)), []string{
		"missing | /c |  | ", "new | /new |  | ", "anchor | /a | #one | ",
		"text | /a | One | Two", "canonical | /a | https://a.example/a/ | https://a.example/new/",
	})
	after = outputOf(t, "docgen", map[string]string{"x.html": now("", ""), "a/index.html": redirect("/b/"), "b/index.html": redirect("/a/"),
		"c/index.html": redirect("/a/")})
	expect(t, differences(verify.Compare(before, after)), []string{"new | /x |  | "}) // the circle is not a page
}

func TestAnchorsOfHeadingsAndOfLinksMustExist(t *testing.T) {
	before := outputOf(t, "Docusaurus", map[string]string{
		"a/index.html": old("https://a.example/a/", `<h2 id="kept">K</h2><h3 id="gone">G</h3><a name="named"></a><p id="unused">P</p><p id="linked">P</p>`),
		"b/index.html": old("https://a.example/b/", `<a href="/a#linked">x</a><a href="../a/#named">x</a><a href="https://a.example/a/#never">x</a>`),
	})
	after := outputOf(t, "docgen", map[string]string{
		"a/index.html": now("https://a.example/a/", `<h2 id="kept">K</h2><h3 id="went">G</h3><p>P</p><p>P</p>`),
		"b/index.html": now("https://a.example/b/", `x x x`),
	})
	report := verify.Compare(before, after)
	expect(t, differences(report)[:3], []string{"anchor | /a | #gone | ", "anchor | /a | #linked | ", "anchor | /a | #named | "})
	expect(t, report.Counts[1], verify.Count{Kind: verify.Anchor, Compared: 4, Same: 1})
}

func TestSidebarsAreComparedInOrder(t *testing.T) {
	bar := func(links ...string) string {
		text := ""
		for _, link := range links {
			path, label, _ := strings.Cut(link, " ")
			class := "menu__link"
			if category, found := strings.CutPrefix(label, "*"); found {
				label, class = category, "menu__link menu__link--sublist"
			}
			if logo, found := strings.CutPrefix(label, "^"); found {
				label, class = logo, "sidebarLogo_isFc"
			}
			text += `<li><a class="` + class + `" href="` + path + `">` + label + `</a></li>`
		}
		return text
	}
	tests := []struct {
		name     string
		old, now []string
		want     []string
	}{
		{name: "same", old: []string{"/a A", "/b B"}, now: []string{"/a A", "/b B"}},
		{name: "order", old: []string{"/a A", "/b B", "/c C"}, now: []string{"/b B", "/a A", "/c C"},
			want: []string{"sidebar | /p | /a | ", "sidebar | /p |  | /a"}},
		{name: "missing", old: []string{"/a A", "/b B"}, now: []string{"/a A"}, want: []string{"sidebar | /p | B (/b) | "}},
		{name: "new", old: []string{"/a A"}, now: []string{"/a A", "/n N"}, want: []string{"sidebar | /p |  | N (/n)"}},
		{name: "label", old: []string{"/a A"}, now: []string{"/a Other"}, want: []string{"sidebar | /p | A (/a) | Other (/a)"}},
		{name: "collapsed category", old: []string{"/a *Category", "/c C"}, now: []string{"/a A", "/b B", "/c C"}, want: []string{"sidebar | /p |  | B (/b)"}},
		{name: "logo", old: []string{"/ ^Site", "/a A"}, now: []string{"/a A"}},
		{name: "other site", old: []string{"https://b.example/x X"}, now: []string{"https://b.example/x X"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			before := outputOf(t, "Docusaurus", map[string]string{"p.html": document("Docusaurus v2.4.3", "https://a.example/p",
				`<nav class="navbar-sidebar menu"><a href="/z">Z</a></nav><nav class="menu thin-scrollbar"><ul>`+bar(test.old...)+`</ul></nav>`)})
			after := outputOf(t, "docgen", map[string]string{"p.html": document("docgen 1", "https://a.example/p",
				`<aside id="docgen-sidebar"><nav>`+bar(test.now...)+`</nav></aside><div class="markdown" id="content-body"></div>`)})
			var got []string
			for _, difference := range differences(verify.Compare(before, after)) {
				if strings.HasPrefix(difference, "sidebar") {
					got = append(got, difference)
				}
			}
			expect(t, got, test.want)
		})
	}
}

func TestFoldersThatAreNoOutputAreErrors(t *testing.T) {
	for _, test := range []struct {
		name  string
		files fstest.MapFS
		want  error
	}{
		{name: "empty", files: fstest.MapFS{}, want: verify.ErrEmpty},
		{name: "no HTML", files: fstest.MapFS{"a.md": {}}, want: verify.ErrNoPages},
		{name: "other HTML", files: fstest.MapFS{"a.html": {Data: []byte("<p>Text")}}, want: verify.ErrUnknown},
		{name: "other generator", files: fstest.MapFS{"a.html": {Data: []byte(now("", "x"))}}, want: verify.ErrUnknown},
	} {
		if _, err := verify.Read(context.Background(), 1, test.files, "Docusaurus"); !errors.Is(err, test.want) {
			t.Errorf("%s: got %v, want %v", test.name, err, test.want)
		}
	}
}

func TestBaselineAcceptsEachDifferenceOnce(t *testing.T) {
	report := verify.Report{Differences: []verify.Difference{
		{Kind: verify.Text, Page: "/a", Old: "x", Before: "one"}, {Kind: verify.Text, Page: "/a", Old: "x", Before: "two"}, {Kind: verify.Missing, Page: "/b"},
	}}
	text, err := verify.BaselineOf(verify.Report{Differences: report.Differences[1:]}).Format()
	if err != nil {
		t.Fatal(err)
	}
	baseline, err := verify.ParseBaseline(text)
	if err != nil {
		t.Fatal(err)
	}
	left := baseline.Apply(report)
	expect(t, left.Differences, report.Differences[1:2])
	expect(t, left.Accepted, 2)
	for _, wrong := range []string{"", "[]", "{}", `{"version": 2, "accepted": []}`, `{"version": 1}`} {
		if _, err := verify.ParseBaseline([]byte(wrong)); err == nil {
			t.Errorf("%q is accepted as a baseline", wrong)
		}
	}
}

func TestDescriptionsMayGoOn(t *testing.T) {
	t.Parallel()
	compare := func(before, after string) []string {
		page := func(text, description string) string {
			return strings.Replace(text, "<title>", `<meta name="description" content="`+description+`"><title>`, 1)
		}
		return differences(verify.Compare(
			outputOf(t, "", map[string]string{"a/index.html": page(old("https://x.org/a", ""), before)}),
			outputOf(t, "", map[string]string{"a/index.html": page(now("https://x.org/a", ""), after)})))
	}
	expect(t, compare("The first line", "The first line of two"), []string(nil))
	expect(t, compare("The first line", "The line"), []string{"description | /a | The first line | The line"})
	expect(t, compare("", "The line"), []string{"description | /a |  | The line"})
}

func TestFilesThatNobodyLinksToAreNoURLs(t *testing.T) {
	t.Parallel()
	files := map[string]string{"index.html": old("https://example.org/", "a")}
	for _, name := range []string{"blog/rss.xml", "img/a.png", "blog/rss.xsl", "blog/atom.css", "_headers", ".nojekyll", "assets/js/main.js"} {
		files[name] = ""
	}
	expect(t, outputOf(t, "Docusaurus", files).Files, map[string]bool{"/blog/rss.xml": true, "/img/a.png": true})
}

func TestEditLinksAreCompared(t *testing.T) {
	link := func(class, href string) string {
		return `<footer><a class="` + class + `" href="` + href + `">Edit this page</a></footer>`
	}
	before := outputOf(t, "Docusaurus", map[string]string{
		"a.html": old("https://a.example/a", "A") + link("theme-edit-this-page", "https://b.example/edit/docs/a.md"),
		"b.html": old("https://a.example/b", "B") + link("theme-edit-this-page", "https://b.example/edit/docs/b c.md"),
		"c.html": old("https://a.example/c", "C") + link("theme-edit-this-page x_y", "https://b.example/edit/docs/c.md"), "d.html": old("https://a.example/d", "D"),
	})
	after := outputOf(t, "docgen", map[string]string{
		"a.html": now("https://a.example/a", "A") + link("DocFooter_edit", "https://b.example/edit/versioned_docs/a.md"),
		"b.html": now("https://a.example/b", "B") + link("theme-edit-this-page DocFooter_edit", "https://b.example/edit/docs/b%20c.md"),
		"c.html": now("https://a.example/c", "C"), "d.html": now("https://a.example/d", "D"),
	})
	report := verify.Compare(before, after)
	expect(t, differences(report), []string{
		"edit | /a | https://b.example/edit/docs/a.md | https://b.example/edit/versioned_docs/a.md", "edit | /c | https://b.example/edit/docs/c.md | ",
	})
	expect(t, report.Counts[len(report.Counts)-1], verify.Count{Kind: verify.Edit, Compared: 3, Same: 1})
}

func TestColorsAreThoseThatABrowserShows(t *testing.T) {
	page := document("Docusaurus v3.10.2", "https://a.example/base/a", "")
	files := fstest.MapFS{"a/index.html": &fstest.MapFile{Data: []byte(page)}}
	before := outputOf(t, "Docusaurus", map[string]string{"a/index.html": page})
	if got := verify.ColorPages(before, before); !reflect.DeepEqual(got, []string{"/a"}) {
		t.Fatalf("got the pages %q", got)
	}
	browser := func(color string) func(url string) (string, error) {
		return func(address string) (string, error) {
			for _, path := range []string{address, strings.Replace(address, "/__docgen_colors", "/base/a", 1)} {
				answer, err := http.Get(path)
				if err != nil || answer.StatusCode != http.StatusOK {
					return "", fmt.Errorf("%s: %w", path, err)
				}
				answer.Body.Close()
			}
			return `<body>colors:{"/base/a":{"light":{"navbar":` + color + `,"text":[9,9,9]}}}:end</body>`, nil
		}
	}
	after := before
	for output, color := range map[*verify.Output]string{&before: "[255,255,255]", &after: "[255,0,0]"} {
		if err := output.ReadColors(files, []string{"/a"}, browser(color)); err != nil {
			t.Fatal(err)
		}
	}
	expect(t, differences(verify.Compare(before, after)), []string{"color | /a | light: navbar #ffffff | light: navbar #ff0000"})
	if err := before.ReadColors(files, nil, func(string) (string, error) { return "<body></body>", nil }); err == nil {
		t.Error("a page without colors is no error")
	}
}

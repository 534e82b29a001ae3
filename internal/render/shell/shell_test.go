package shell_test

import (
	"encoding/json"
	"errors"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
	"github.com/docgen-cli/docgen/internal/render/shell"
)

// site returns a site with everything.
func site() shell.Site {
	return shell.Site{
		Locale: "en-GB",
		Data: contract.SiteData{
			Title: "Phoenix", TitleDelimiter: "|", BaseURL: "/phoenix/", Home: "/phoenix/", Locale: "en-GB", Direction: contract.LeftToRight,
			Generator: "docgen 1",
			Locales:   []contract.Locale{{Name: "en-GB", Label: "English", Language: "en-GB", Home: "/phoenix/"}}, Docs: []contract.DocsInstance{},
			Navbar: contract.Navbar{Left: []contract.NavbarItem{contract.NavbarLink{Label: "Docs", Href: "/phoenix/"}},
				Right: []contract.NavbarItem{}},
			AnnouncementBar: &contract.AnnouncementBar{ID: "news", Content: "<b>New</b>"},
			ColorMode:       contract.ColorMode{Default: "light", FollowSystem: true, DisableSwitch: true}, Version: "5.0.0",
		},
		Theme: "abc", Client: "/phoenix/assets/client.js", Styles: "/phoenix/assets/style.css", Preload: []string{"/phoenix/assets/react.js"},
		Boot: "boot()", Banner: true, Favicon: "/phoenix/favicon.svg", Image: "https://example.com/site.png",
		Metadata: []map[string]string{{"name": "author", "content": "me"}, {"property": "fb:app_id", "content": "1", "data-x": ""}},
		URL:      "https://example.com",
	}
}

// page returns a doc's page with everything.
func page() shell.Page {
	return shell.Page{
		Data: contract.PageData{
			Kind: contract.DocPage, Path: "/phoenix/api/window", ID: "api/window", Docs: "default", Title: "Window",
			Head: contract.Head{
				Title: "Window | Phoenix", Description: "On screen.", Canonical: "https://example.com/phoenix/api/window", ClassName: "docs-wrapper",
			},
			Content: "<h1>Window</h1>\n<script>content()</script>\n", TOC: []contract.TOCItem{},
			Breadcrumbs: []contract.Breadcrumb{{Label: "API", Href: "/phoenix/api"}, {Label: "Core"}, {Label: "Window"}},
			Version:     &contract.PageVersion{Name: "current", Label: "Next", Banner: contract.NoBanner, Others: []contract.VersionLink{}},
		},
		Body: `<nav></nav><main>` + shell.ContentMarker + `</main>`,
		About: shell.About{Keywords: []string{"frame", "two words"}, Image: "https://example.com/page.png", Alternates: shell.Alternates{
			Pages: []shell.Alternate{{Language: "en-GB", URL: "https://example.com/phoenix/api/window"}}, Default: "https://example.com/phoenix/api/window",
		}},
	}
}

func write(t *testing.T, site shell.Site, page shell.Page) string {
	t.Helper()
	embedded := page.Data
	embedded.Header, embedded.Content, embedded.Footer = "", "", ""
	var errs [2]error
	site.JSON, errs[0] = json.Marshal(site.Data)
	page.JSON, errs[1] = json.Marshal(embedded)
	if err := errors.Join(errs[:]...); err != nil {
		t.Fatal(err)
	}
	html, err := site.HTML(page)
	if err != nil {
		t.Fatal(err)
	}
	return string(html)
}

func TestPageWithEverything(t *testing.T) {
	t.Parallel()
	home := page()
	home.IsHome = true
	golden(t, "testdata/page.html", write(t, site(), home))
}

func TestMinimalPage(t *testing.T) {
	t.Parallel()
	least := shell.Site{Data: contract.SiteData{Title: "Phoenix", Locale: "en", Direction: contract.LeftToRight,
		ColorMode: contract.ColorMode{Default: "dark"}}, Client: "/c.js", Styles: "/s.css"}
	missing := shell.Page{Data: contract.PageData{Kind: contract.NotFoundPage, Path: "/404.html", Head: contract.Head{Title: "Phoenix", NoIndex: true}},
		Body: "<p>Not found</p>"}
	golden(t, "testdata/least.html", write(t, least, missing))
}

// golden compares got with a file, or writes the file if UPDATE is set.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s (UPDATE=1 refreshes)\n got %s\nwant %s", file, got, want)
	}
}

func TestHeadContainsPageAndSiteMetadata(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		change func(*shell.Site, *shell.Page)
		has    []string
		hasNot []string
	}{
		{name: "site kept from search engines", change: func(site *shell.Site, _ *shell.Page) { site.NoIndex = true },
			has: []string{`<meta name="robots" content="noindex, nofollow">`}},
		{name: "page kept from search engines", change: func(_ *shell.Site, page *shell.Page) { page.Data.Head.NoIndex = true },
			has: []string{`<meta name="robots" content="noindex, nofollow">`}},
		{name: "neither", change: func(*shell.Site, *shell.Page) {}, hasNot: []string{"robots"}},
		{name: "site image if the page has none", change: func(_ *shell.Site, page *shell.Page) { page.Image = "" },
			has: []string{`<meta property="og:image" content="https://example.com/site.png">`, `content="summary_large_image"`}},
		{name: "no image", change: func(site *shell.Site, page *shell.Page) { site.Image, page.Image = "", "" },
			has: []string{`<meta name="twitter:card" content="summary">`}, hasNot: []string{"og:image"}},
		{name: "no description", change: func(_ *shell.Site, page *shell.Page) { page.Data.Head.Description = "" },
			hasNot: []string{"description"}},
		{name: "no keywords", change: func(_ *shell.Site, page *shell.Page) { page.Keywords = nil }, hasNot: []string{`name="keywords"`}},
		{name: "no canonical URL, no alternates", change: func(_ *shell.Site, page *shell.Page) { page.Data.Head.Canonical = "" },
			hasNot: []string{"canonical", "hreflang", "og:url"}},
		{name: "alternates in each language, the original for all others", change: func(_ *shell.Site, page *shell.Page) {
			page.Alternates = shell.Alternates{Default: "https://example.com/phoenix/x", Pages: []shell.Alternate{
				{Language: "en-GB", URL: "https://example.com/phoenix/x"}, {Language: "pt-BR", URL: "https://example.br/x"},
			}}
		}, has: []string{
			`<link rel="alternate" href="https://example.com/phoenix/x" hreflang="en-GB">` + "\n" +
				`<link rel="alternate" href="https://example.br/x" hreflang="pt-BR">` + "\n" +
				`<link rel="alternate" href="https://example.com/phoenix/x" hreflang="x-default">`,
			`<meta property="og:locale" content="en_GB">` + "\n" + `<meta property="og:locale:alternate" content="pt_BR">`,
		}},
		{name: "no breadcrumbs", change: func(_ *shell.Site, page *shell.Page) { page.Data.Breadcrumbs = nil }, hasNot: []string{"ld+json"}},
		{name: "page without a version", change: func(_ *shell.Site, page *shell.Page) { page.Data.Version = nil },
			has: []string{
				`<meta name="docusaurus_locale" content="en-GB">`, `<meta name="docusaurus_tag" content="default">`,
				`<meta name="docsearch:language" content="en-GB">`, `<meta name="docsearch:docusaurus_tag" content="default">`,
			}, hasNot: []string{"docusaurus_version", "docsearch:version"}},
		{name: "canonical URL of another page", change: func(_ *shell.Site, page *shell.Page) {
			page.Data.Head.Canonical, page.Alternates = "https://example.com/other", shell.Alternates{}
		}, has: []string{`<link rel="canonical" href="https://example.com/other">`}, hasNot: []string{"hreflang", "og:locale:alternate"}},
		{name: "base URL, for the banner, at home alone", change: func(*shell.Site, *shell.Page) {}, hasNot: []string{"data-base-url"}},
		{name: "no banner wanted", change: func(site *shell.Site, page *shell.Page) { site.Banner, page.IsHome = false, true },
			hasNot: []string{"data-base-url"}},
		{name: "other modes", change: func(site *shell.Site, _ *shell.Page) {
			site.Data.ColorMode, site.Data.AnnouncementBar = contract.ColorMode{Default: "dark"}, nil
		}, has: []string{`data-theme="dark" data-theme-choice="system" data-theme-default="dark">`},
			hasNot: []string{"data-theme-follow", "data-theme-locked", "data-announcement", "data-hover-cards"}},
		{name: "links without cards", change: func(site *shell.Site, _ *shell.Page) { site.PlainLinks = true },
			has: []string{` data-hover-cards="off"`}},
		{name: "right to left", change: func(site *shell.Site, _ *shell.Page) {
			site.Data.Locale, site.Data.Direction = "ar", contract.RightToLeft
		},
			has: []string{`<html lang="ar" dir="rtl"`}},
		{name: "names that are no attributes", change: func(site *shell.Site, _ *shell.Page) {
			site.Metadata = []map[string]string{{"name": "a", "x y": "1", "on>": "2", `q"`: "3", "": "4", "z=": "5", "content": "b"}}
		}, has: []string{`<meta content="b" name="a">`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			site, page := site(), page()
			test.change(&site, &page)
			html := write(t, site, page)
			html, _, _ = strings.Cut(html, `<script type="application/json"`)
			for _, want := range test.has {
				if !strings.Contains(html, want) {
					t.Errorf("got %s\nwant in it %s", html, want)
				}
			}
			for _, unwanted := range test.hasNot {
				if strings.Contains(html, unwanted) {
					t.Errorf("got %s\nwant without %s", html, unwanted)
				}
			}
		})
	}
}

func TestContentReplacesTheMarker(t *testing.T) {
	t.Parallel()
	html := write(t, site(), page())
	want := `<body><div id="docgen"><nav></nav><main>` + page().Data.Content + `</main></div><script`
	if !strings.Contains(html, want) || strings.Contains(html, shell.ContentMarker) {
		t.Errorf("got %s\nwant in it %s", html, want)
	}
}

func TestPageWithSidebarIsPaintedOnceTheSidebarIsComplete(t *testing.T) {
	t.Parallel()
	const link = `<link rel="expect" href="#docgen-sidebar" blocking="render">`
	with, without := page(), page()
	with.Data.Sidebar = &contract.Sidebar{ID: "docs"}
	if !strings.Contains(write(t, site(), with), link) {
		t.Errorf("a page with a sidebar lacks %s", link)
	}
	if strings.Contains(write(t, site(), without), link) {
		t.Errorf("a page without a sidebar has %s", link)
	}
}

func TestMissingContentMarkerIsAnError(t *testing.T) {
	t.Parallel()
	page := page()
	page.Body = "<main></main>"
	_, err := site().HTML(page)
	if err == nil || err.Error() != "the theme rendered no content for /phoenix/api/window" {
		t.Errorf("got %v", err)
	}
}

// embedded returns the data that the browser hydrates from.
func embedded(t *testing.T, html string) (theme string, page map[string]any) {
	t.Helper()
	_, after, _ := strings.Cut(html, `<script type="application/json" id="docgen-data">`)
	data, _, _ := strings.Cut(after, "</script>")
	var hydration struct {
		Theme string         `json:"theme"`
		Page  map[string]any `json:"page"`
	}
	if err := json.Unmarshal([]byte(data), &hydration); err != nil {
		t.Fatalf("%s\n%v", data, err)
	}
	return hydration.Theme, hydration.Page
}

func TestEmbeddedDataOmitsTheContent(t *testing.T) {
	t.Parallel()
	theme, page := embedded(t, write(t, site(), page()))
	if _, found := page["content"]; found || theme != "abc" || page["id"] != "api/window" {
		t.Errorf("got %s %v", theme, page)
	}
}

// hostile would close any text, attribute or script if it were not escaped.
const hostile = "\"'`><x-evil>&amp;</title></script><!--\u2028"

func TestAuthorTextIsEscaped(t *testing.T) {
	t.Parallel()
	site, page := site(), page()
	page.IsHome, page.Keywords, page.Image = true, []string{hostile}, hostile
	page.Data.Tags = []contract.PageLink{{}}
	fill(reflect.ValueOf(&site.Data).Elem())
	fill(reflect.ValueOf(&page.Data).Elem())
	page.Data.Content = ""
	site.Data.Navbar.Left = []contract.NavbarItem{contract.NavbarHTML{Value: hostile}}
	for _, field := range []*string{&site.Theme, &site.Client, &site.Styles, &site.Favicon, &site.Image, &site.URL, &site.Preload[0]} {
		*field = hostile
	}
	site.Metadata = []map[string]string{{"name": hostile, "content": hostile}}
	html := write(t, site, page)
	for _, part := range []string{"<x-evil", "<!--"} {
		if strings.Contains(html, part) {
			t.Errorf("got %s\nwant without %s", html, part)
		}
	}
	// boot, breadcrumbs, data
	if opened, closed := strings.Count(html, "<script"), strings.Count(html, "</script>"); opened != 3 || closed != 3 {
		t.Errorf("%d scripts opened, %d closed in %s", opened, closed, html)
	}
	theme, data := embedded(t, html)
	if theme != hostile || data["title"] != hostile {
		t.Errorf("got %q %q", theme, data["title"])
	}
	_, after, _ := strings.Cut(html, `<script type="application/ld+json">`)
	crumbs, _, _ := strings.Cut(after, "</script>")
	if !json.Valid([]byte(crumbs)) {
		t.Errorf("got %s", crumbs)
	}
	for _, line := range strings.Split(html, "\n") {
		if tag := strings.TrimPrefix(line, "<meta"); tag != line && (strings.Count(tag, `"`) != 4 || !strings.HasSuffix(tag, `">`)) &&
			!strings.Contains(tag, `charset`) {
			t.Errorf("got %s", line)
		}
	}
}

// fill sets all texts of a value, but for those of closed sets.
func fill(value reflect.Value) {
	switch value.Kind() {
	case reflect.String:
		value.SetString(hostile)
	case reflect.Struct:
		for i := range value.NumField() {
			if value.Type().Field(i).IsExported() {
				fill(value.Field(i))
			}
		}
	case reflect.Slice:
		for i := range value.Len() {
			fill(value.Index(i))
		}
	case reflect.Pointer:
		if !value.IsNil() {
			fill(value.Elem())
		}
	}
}

func TestSamePageGivesTheSameBytes(t *testing.T) {
	t.Parallel()
	first := write(t, site(), page())
	for range 20 {
		if again := write(t, site(), page()); again != first {
			t.Fatalf("first %s\nagain %s", first, again)
		}
	}
	if before := page(); !slices.Equal(before.Keywords, page().Keywords) || before.Data.Content == "" {
		t.Error("the page was changed")
	}
}

func TestHeadContainsElementsOfConfigAndPage(t *testing.T) {
	t.Parallel()
	site, page := site(), page()
	site.Tags = []shell.Tag{{Tag: "meta", Attributes: map[string]string{"name": "theme-color", "content": "red"}},
		{Tag: "link", Attributes: map[string]string{"rel": "me", "href": "/"}}}
	body, tags, err := shell.SplitHead(page.Body + contract.HeadMarker + `[{"tag":"title","text":"Own & <b>","attributes":{}},
		{"tag":"meta","attributes":{"name":"description","content":"first"}},{"tag":"meta","attributes":{"name":"description","content":"last \""}},
		{"tag":"meta","attributes":{"name":"theme-color","content":"blue"}},{"tag":"link","attributes":{"rel":"canonical","href":"/own"}},
		{"tag":"style","attributes":{"bad name":"x"},"text":"a { content: '</style>' }"},{"tag":"bad name","attributes":{}}]`)
	if err != nil || body != page.Body {
		t.Fatalf("body %q, error %v", body, err)
	}
	page.Tags, page.Data.Head = tags, shell.HeadWith(page.Data.Head, tags)
	html := write(t, site, page)
	for _, want := range []string{
		"<title>Own &amp; &lt;b&gt;</title>", `<meta content="last &#34;" name="description" data-page-head>`,
		`<meta content="blue" name="theme-color" data-page-head>`,
		`<link href="/own" rel="canonical" data-page-head>`, `<link href="/" rel="me">`, `<style data-page-head>a { content: '<\/style>' }</style>`,
	} {
		if strings.Count(html, want) != 1 {
			t.Errorf("not once in the head: %s\n%s", want, html)
		}
	}
	for _, name := range []string{`name="description"`, "theme-color", `rel="canonical"`, "<title"} {
		if strings.Count(html, name) != 1 {
			t.Errorf("%s stands %d times in\n%s", name, strings.Count(html, name), html)
		}
	}
}

func TestInvalidHeadTagsAreAnError(t *testing.T) {
	t.Parallel()
	if _, _, err := shell.SplitHead("<p>" + contract.HeadMarker + "text"); err == nil {
		t.Error("no error")
	}
}

func TestPageScriptIsPreloaded(t *testing.T) {
	t.Parallel()
	page := page()
	page.Data.Code = &contract.PageCode{Name: "a.tsx", Script: "/a.js", Preload: []string{"/b.js"}}
	page.Data.Styles = []string{"/a.css"}
	html := write(t, site(), page)
	for _, want := range []string{`<link rel="modulepreload" href="/a.js" fetchpriority="low">`, `<link rel="modulepreload" href="/b.js" fetchpriority="low">`,
		`<link rel="stylesheet" href="/a.css" data-page-styles="/a.css">`} {
		if !strings.Contains(html, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

func TestStyleSheetsThatDocumentsContain(t *testing.T) {
	t.Parallel()
	site, page := site(), page()
	site.Late, site.Sheets = "/late.css", []string{"/blog.css", "/linked.css"}
	site.Inline = map[string]string{site.Styles: "a{}", "/own.css": "b{}", "/blog.css": "i{}"}
	page.Data.Styles = []string{"/own.css"}
	html := write(t, site, page)
	at := 0
	for _, want := range []string{"<style>a{}</style>", `<style data-page-styles="/own.css">b{}</style>`, "<style>i{}</style>",
		`<link rel="stylesheet" href="/linked.css">`, "</head>", "</script>", `<link rel="stylesheet" href="/late.css"></body>`} {
		found := strings.Index(html[at:], want)
		if found < 0 {
			t.Fatalf("no %s after\n%s", want, html[:at])
		}
		at += found
	}
	if strings.Count(html, "stylesheet") != 2 {
		t.Errorf("other links to style sheets in\n%s", html)
	}
}

package policy_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/check/policy"
)

// show formats sources as "directive source source; ...".
func show(sources policy.Sources) string {
	var parts []string
	for _, directive := range slices.Sorted(maps.Keys(sources)) {
		if len(sources[directive]) > 0 {
			parts = append(parts, directive+" "+strings.Join(sources[directive], " "))
		}
	}
	return strings.Join(parts, "; ")
}

func compare(t *testing.T, input, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s\n got %s\nwant %s", input, got, want)
	}
}

func TestSourceIsEmptyIfNoPolicyCanNameIt(t *testing.T) {
	t.Parallel()
	for href, want := range map[string]string{
		"https://a.example/x.png": "https://a.example", "HTTPS://A.Example:8080/x": "https://a.example:8080", "//a.example/x": "a.example",
		"http://a_b.example": "http://a_b.example", "data:image/png;base64,AA": "data:", " DATA:x": "data:", "wss://a.example": "wss://a.example",
		"/x.png": "", "x.png": "", "": "", "https:///x.png": "", "https://*/x.png": "", "https://*.example/x": "", "https://a.example:*/x": "",
		"https://a;script-src b/x": "", "https://a,b/x": "", "https://a'b/x": "", "https://a%20b/x": "", "https://a\tb/x": "", "https://a\nb/x": "",
		"https://[::1]/x": "", "https://é.example/x": "", "https://u:p@a.example/x": "https://a.example", "ftp://a.example/x": "", "javascript:x": "",
		"https://a.example:0123456/x": "",
	} {
		compare(t, href, policy.Source(href), want)
	}
}

func TestSourcesOfContent(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, html, css, code, want string
	}{
		{name: "elements", html: `<img src="https://a.example/x"><iframe src=//b.example></iframe><video src=https://c.example poster=https://d.example>`,
			want: "frame-src b.example; img-src https://a.example https://d.example; media-src https://c.example"},
		{name: "srcset", html: `<img src=x.png srcset="https://a.example/1 1x, https://b.example/2 2x, y.png 3x">`,
			want: "img-src https://a.example https://b.example"},
		{name: "style attribute", html: `<p style="background: url(https://a.example)">`, want: "img-src https://a.example; style-src-attr 'unsafe-inline'"},
		{name: "text alone", html: `https://a.example &lt;img src="https://b.example"&gt; <!-- <img src=https://c.example> -->`},
		{name: "images in styles", css: `a{background:url("data:image/svg+xml,%3Csvg/%3E")} b{mask:url( 'https://a.example/x' )}`,
			want: "img-src data: https://a.example"},
		{name: "fonts in styles", css: `@font-face{font-family:x;src:url(https://a.example/x.woff2),url(data:font/woff2;base64,AA)}`,
			want: "font-src https://a.example data:"},
		{name: "an imported style sheet", css: `@import url(https://fonts.googleapis.com/css2?family=Inter);`,
			want: "font-src https://fonts.googleapis.com https://fonts.gstatic.com; img-src https://fonts.googleapis.com; style-src https://fonts.googleapis.com"},
		{name: "styles of the site", css: `/* url(https://a.example) */ a{background:url(/x.png)} @import "b.css";`},
		{name: "images in code", code: `const all=[{src:"https://a.example/x.png"},{src:'https://b.example/y.svg?z=1'}]`,
			want: "img-src https://a.example https://b.example"},
		{name: "connections in code", code: "fetch(`https://a.example/${x}`); new WebSocket('wss://b.example/c')",
			want: "connect-src https://a.example wss://b.example"},
		{name: "links in code", code: `const docs="https://a.example/page", text="see https://b.example/x.png for more", re=/https:\/\/c.example\/x.png/`},
	} {
		found := policy.Sources{}
		found.HTML(test.html)
		found.CSS(test.css)
		found.Code(test.code)
		compare(t, test.name, show(found), test.want)
	}
}

func TestSourcesOfServices(t *testing.T) {
	t.Parallel()
	for href, want := range map[string]string{
		"https://plausible.io/js/script.js":            "connect-src https://plausible.io; script-src https://plausible.io",
		"https://eu.i.posthog.com/x.js":                "connect-src https://eu.i.posthog.com https://*.posthog.com; img-src https://*.posthog.com; script-src https://eu.i.posthog.com https://*.posthog.com",
		"https://cdn.jsdelivr.net/npm/@docsearch/js@3": "connect-src https://cdn.jsdelivr.net https://*.algolia.net https://*.algolianet.com https://*.algolia.io; script-src https://cdn.jsdelivr.net",
		"https://notplausible.io/x.js":                 "connect-src https://notplausible.io; script-src https://notplausible.io",
	} {
		found := policy.Sources{}
		found.Script(href)
		compare(t, href, show(found), want)
	}
	inline := policy.Sources{}
	inline.Inline(`j.src='https://www.googletagmanager.com/gtm.js?id='+i; k='https://unknown.example/x.js'`)
	compare(t, "an inline snippet", show(policy.Sources{"script-src": inline["script-src"]}),
		"script-src https://www.googletagmanager.com https://*.googletagmanager.com")
}

func TestBlockedPartsAreReportedUntilAllowed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		html, want string
		allowed    policy.Sources
	}{
		{html: `<script>x</script>`, want: "an inline script: script-src 'unsafe-inline'"},
		{html: `<script>x</script>`, allowed: policy.Sources{"script-src": {"'sha256-x'"}}},
		{html: `<script type="application/json">x</script>`},
		{html: `<script src="https://a.example/x.js"></script>`, want: "the script from https://a.example/x.js: script-src https://a.example"},
		{html: `<script src="https://a.example/x.js"></script>`, allowed: policy.Sources{"script-src": {"https://*.example"}}},
		{html: `<script src="/x.js"></script><a href="https://a.example">`},
		{html: `<a onclick="x">`, want: "an inline event handler: script-src 'unsafe-inline'"},
		{html: `<style>x</style>`, want: "a style element: style-src 'unsafe-inline'"},
		{html: `<link rel=stylesheet href=//a.example/x.css>`, want: "the style sheet from //a.example/x.css: style-src a.example"},
		{html: `<form action="https://a.example/">`, want: "the form to https://a.example/: form-action https://a.example"},
		{html: `<form action="https://a.example/">`, allowed: policy.Sources{"form-action": {"https:"}}},
		{html: `<embed src=x.pdf>`, want: "the embed element: object-src 'self'"},
	} {
		var got []string
		for _, element := range policy.Elements(test.html) {
			for _, block := range policy.Blocked(element.Name, element.Attributes, false, test.allowed) {
				got = append(got, fmt.Sprintf("%s: %s %s", block.What, block.Directive, block.Source))
			}
		}
		compare(t, test.html, strings.Join(got, ", "), test.want)
	}
}

package rules_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/links/redirect/rules"
)

const file = `# ours
/docs/old /docs/new 301
/docs/old /docs/second 302
/docs/anchor  /docs/new#there   301!
/docs/query /docs/new?a=b#c
/docs/gr%C3%B6%C3%9Fe /docs/size 308
/docs/away https://example.com/x 307
/docs/2.0 /docs 301
/docs/2.0/* /docs/:splat 301
/3.0/* /:splat 301
/news/:year/:slug /blog/:slug?y=:year 302
/gone/* /archive 301
/slash/ /new/ 301
/all/* /index.html 200
/lang/* /de/:splat 302 Language=de
/store id=:id /blog/:id 301
/only
https://other.example/* /x/:splat 301
/x /y 301
/a*b /y 301
/evil //evil.example 301
/script javascript:alert(1) 301
`

func TestRequestsFollowTheFirstRule(t *testing.T) {
	t.Parallel()
	list, _ := rules.Parse(file)
	for request, want := range map[string]string{
		"/docs/old": "301 /docs/new", "/docs/old/": "301 /docs/new", "/docs/old.html": "301 /docs/new", "/docs/old/index.html": "301 /docs/new",
		"/docs/old?a=b%20c&d":       "301 /docs/new?a=b%20c&d",
		"/docs/anchor":              "301 /docs/new#there",
		"/docs/anchor?a=1":          "301 /docs/new?a=1#there",
		"/docs/query?x=y":           "301 /docs/new?a=b#c",
		"/docs/gr%C3%B6%C3%9Fe/":    "308 /docs/size",
		"/docs/away":                "307 https://example.com/x",
		"/docs/2.0":                 "301 /docs",
		"/docs/2.0/":                "301 /docs",
		"/docs/2.0/a/b/?q":          "301 /docs/a/b/?q",
		"/docs/2.0/gr%C3%B6%C3%9Fe": "301 /docs/gr%C3%B6%C3%9Fe",
		"/3.0//evil.example/":       "301 /evil.example/",
		"/3.0/%5Cevil.example":      "301 /%5Cevil.example",
		"/news/2025/hello":          "302 /blog/hello?y=2025",
		"/news//hello":              "",
		"/news/2025/hello/more":     "",
		"/gone/a/b":                 "301 /archive",
		"/slash":                    "301 /new/",
		"/docs/older":               "", "/docs": "", "/": "", "/all/x": "", "/lang/x": "", "/store": "", "/only": "", "/evil": "", "/script": "",
		"/docs/2": "",
	} {
		requested, err := url.Parse("http://localhost" + request)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if to, status, found := list.Find(requested); found {
			got = fmt.Sprint(status, " ", to)
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", request, got, want)
		}
	}
}

func TestLinesThatAreNoRedirectsAreLeftOut(t *testing.T) {
	t.Parallel()
	_, skipped := rules.Parse(file)
	var got []string
	for _, each := range skipped {
		got = append(got, fmt.Sprintf("%d %s: %s", each.Line, strings.Fields(each.Text)[0], each.Reason))
	}
	want := []string{
		"14 /all/*: its status is not that of a redirect", "15 /lang/*: it has a condition", "16 /store: it has a condition on the query",
		"17 /only: it has no target", "18 https://other.example/*: it does not begin with a path",
		"20 /a*b: it has an asterisk that is not the last segment",
		"21 /evil: its target is neither a path nor a URL", "22 /script: its target is neither a path nor a URL",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

const servers = `/docs/old /docs/new#there 301
/docs/old /docs/second 302
/docs/gr%C3%B6%C3%9Fe /docs/a%20b$c?x=y 308
/docs/2.0/* /docs/:splat 301
/news/:year /blog 302
/* /everywhere/:splat 301
/say"hi / 301
`

func TestRulesForNginx(t *testing.T) {
	t.Parallel()
	list, _ := rules.Parse(servers)
	text, skipped := list.Nginx([]string{"/docs/old/index.html"})
	const want = `location = "/docs/old" { return 301 "/docs/new$is_args$args#there"; }
location = "/docs/old/" { return 301 "/docs/new$is_args$args#there"; }
location = "/docs/old.html" { return 301 "/docs/new$is_args$args#there"; }
location = "/docs/größe" { return 308 "/docs/a%20b%24c?x=y"; }
location = "/docs/größe/" { return 308 "/docs/a%20b%24c?x=y"; }
location = "/docs/größe.html" { return 308 "/docs/a%20b%24c?x=y"; }
location = "/docs/größe/index.html" { return 308 "/docs/a%20b%24c?x=y"; }
location ^~ "/docs/2.0/" {
  if ($request_uri ~ "^/docs/2\.0[/\x5c]+([^?]*)") { return 301 "/docs/$1$is_args$args"; }
  return 404;
}
`
	if text != want || fmt.Sprint(skipped) != `[/news/:year /blog 302 /* /everywhere/:splat 301 /say"hi / 301]` {
		t.Errorf("got\n%s\n%s\nwant\n%s", text, skipped, want)
	}
}

func TestRulesForApache(t *testing.T) {
	t.Parallel()
	list, _ := rules.Parse(servers)
	text, skipped := list.Apache()
	const want = `RewriteEngine On
RewriteCond "%{QUERY_STRING}" "."
RewriteCond "%{REQUEST_URI}" "^/docs/old(?:/index\.html|\.html|/)?$"
RewriteRule "^" "/docs/new?%{QUERY_STRING}#there" [R=301,L,NE]
RewriteCond "%{REQUEST_URI}" "^/docs/old(?:/index\.html|\.html|/)?$"
RewriteRule "^" "/docs/new#there" [R=301,L,NE]
RewriteCond "%{REQUEST_URI}" "^/docs/old(?:/index\.html|\.html|/)?$"
RewriteRule "^" "/docs/second" [R=302,L,NE]
RewriteCond "%{REQUEST_URI}" "^/docs/größe(?:/index\.html|\.html|/)?$"
RewriteRule "^" "/docs/a\%20b\$c?x=y" [R=308,L,NE]
RewriteCond "%{THE_REQUEST}" "^[A-Z]+ /docs/2\.0[/\\]+([^? ]*)"
RewriteRule "^" "/docs/%1" [R=301,L,NE]
`
	if text != want || len(skipped) != 3 {
		t.Errorf("got\n%s\n%s\nwant\n%s", text, skipped, want)
	}
}

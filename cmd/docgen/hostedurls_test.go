//go:build servers

package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestServersServeWhatDocgenServes(t *testing.T) {
	t.Parallel()
	onServers(t, func(t *testing.T, h hosted) {
		t.Run("pages", h.testPages)
		t.Run("files", h.testFiles)
		t.Run("redirects", h.testRedirects)
		t.Run("missing", h.testMissing)
		t.Run("markdown", h.testMarkdown)
		t.Run("odd", h.testOddTargets)
	})
}

// testPages expects that each page has one URL, and that all other forms redirect there at once.
func (h hosted) testPages(t *testing.T) {
	type row struct {
		target, location string
		status           int
	}
	rows := []row{
		{h.base, "", 200},
		{h.base + "index.html", h.base, 301},
		{h.base + "tool/", "", 200},
		{h.base + "tool", h.base + "tool/", 301},
		{h.base + "tool/part.html", "", 200},
		{h.base + "demo.html", "", 200},
	}
	if h.base != "/" {
		rows = append(rows, row{"/docs", "/docs/", 301}, row{"/docs?a=1", "/docs/?a=1", 301}, row{"/", "/docs/", 302})
	}
	for _, name := range []string{"guide/setup", "%C3%BCbersicht"} {
		for _, form := range []string{"", "/", ".html", "/index.html"} {
			target := h.base + name + form
			if target == h.page(name) {
				rows = append(rows, row{target, "", 200}, row{target + "?a=b%20c&d", "", 200})
				continue
			}
			rows = append(rows, row{target, h.page(name), 301}, row{target + "?a=b%20c&d", h.page(name) + "?a=b%20c&d", 301})
		}
	}
	for _, row := range rows {
		got := request(t, h.address, "GET", row.target)
		if got.status != row.status || !strings.EqualFold(got.header("Location"), h.absolute(row.location)) {
			t.Errorf("GET %s: got %d to %q, want %d to %q", row.target, got.status, got.header("Location"), row.status, h.absolute(row.location))
		}
		h.checkHeaders(t, row.target, got)
		if want := request(t, h.docgen, "GET", row.target); row.status == 200 &&
			(got.body != want.body || got.header("Content-Type") != want.header("Content-Type")) {
			t.Errorf("GET %s: got %s, %d bytes, want %s, %d bytes as docgen serve", row.target, got.header("Content-Type"), len(got.body),
				want.header("Content-Type"), len(want.body))
		}
	}
}

// checkHeaders expects the headers that all responses have.
func (h hosted) checkHeaders(t *testing.T, target string, got raw) {
	t.Helper()
	want := map[string]string{
		"Content-Security-Policy": "frame-ancestors 'self'", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin", "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
		"Cache-Control": "no-cache",
	}
	for name, value := range want {
		if got.header(name) != value {
			t.Errorf("%s (%d): %s is %q, want %q", target, got.status, name, got.header(name), value)
		}
	}
	if h.server.host == "nginx" && got.header("Server") != "nginx" { // Apache allows this only for the whole server
		t.Errorf("%s: the header Server tells the version: %q", target, got.header("Server"))
	}
}

// testFiles compares all files and their compressed copies with what docgen serve sends.
func (h hosted) testFiles(t *testing.T) {
	count := 0
	h.files(t, func(name, target string) {
		count++
		want, got := request(t, h.docgen, "GET", target), request(t, h.address, "GET", target)
		if got.status != 200 || got.body != want.body || got.header("Content-Encoding") != "" {
			t.Errorf("GET %s: got %d, %q, %d bytes, want 200 and %d bytes", target, got.status, got.header("Content-Encoding"), len(got.body), len(want.body))
		}
		for _, header := range []string{"Content-Type", "Cache-Control"} {
			if got.header(header) != want.header(header) {
				t.Errorf("GET %s: %s is %q, want %q", target, header, got.header(header), want.header(header))
			}
		}
		sandboxed := strings.Contains(want.header("Content-Security-Policy"), "sandbox")
		if sandboxed && got.header("Content-Security-Policy") != want.header("Content-Security-Policy") {
			t.Errorf("GET %s: the policy is %q, want %q", target, got.header("Content-Security-Policy"), want.header("Content-Security-Policy"))
		}
		h.testCopy(t, name, target, want.body)
		h.testAgain(t, target, got)
	})
	if count < 20 {
		t.Errorf("only %d files compared", count)
	}
	page := h.page("guide/setup")
	h.testCopy(t, "guide/setup page.html", page, request(t, h.docgen, "GET", page).body)
	h.testAgain(t, page, request(t, h.address, "GET", page))
}

// testCopy expects the compressed copy of a file if there is one.
func (h hosted) testCopy(t *testing.T, name, target, body string) {
	t.Helper()
	packed, err := os.Stat(filepath.Join(h.dist, name) + ".gz")
	isPage := filepath.Ext(name) == ".html"
	for _, accepts := range []string{"gzip", "br, gzip;q=0.8", "gzip;q=0", "identity"} {
		got := request(t, h.address, "GET", target, "Accept-Encoding: "+accepts)
		want := ""
		if (err == nil || isPage) && strings.Contains(accepts, "gzip") && accepts != "gzip;q=0" {
			want = "gzip"
		}
		mayPack := want == "" && accepts != "identity" && accepts != "gzip;q=0" && err != nil // a server may still compress small files
		if got.header("Content-Encoding") != want && !mayPack || got.body != body || got.status != 200 {
			t.Errorf("GET %s for %q: got %d, encoding %q, %d bytes, want encoding %q, %d bytes", target, accepts, got.status, got.header("Content-Encoding"),
				len(got.body), want, len(body))
		}
		if (err == nil || isPage) && !strings.Contains(got.header("Vary"), "Accept-Encoding") {
			t.Errorf("GET %s for %q: Vary is %q, want Accept-Encoding", target, accepts, got.header("Vary"))
		}
		if err == nil && want == "gzip" && got.header("Content-Length") != "" && got.header("Content-Length") != strconv.FormatInt(packed.Size(), 10) {
			t.Errorf("GET %s: got %s bytes, want those of the copy, %d", target, got.header("Content-Length"), packed.Size())
		}
		if want == "gzip" {
			h.testAgain(t, target, got, "Accept-Encoding: "+accepts)
		}
	}
}

// testAgain sends the request for a response again: as HEAD, and with its entity tag.
func (h hosted) testAgain(t *testing.T, target string, first raw, lines ...string) {
	t.Helper()
	head := request(t, h.address, "HEAD", target, lines...)
	if head.status != 200 || head.body != "" || head.header("Content-Length") != first.header("Content-Length") ||
		head.header("Content-Type") != first.header("Content-Type") {
		t.Errorf("HEAD %s: got %d %v, want the headers of GET", target, head.status, head.headers)
	}
	again := request(t, h.address, "GET", target, append(lines, "If-None-Match: "+first.header("Etag"))...)
	if first.header("Etag") == "" || again.status != 304 || again.body != "" || again.header("Cache-Control") != first.header("Cache-Control") {
		t.Errorf("GET %s with the tag %q: got %d, %q, want 304, %q", target, first.header("Etag"), again.status, again.header("Cache-Control"),
			first.header("Cache-Control"))
	}
}

// testRedirects expects that retired URLs redirect, in all their forms.
func (h hosted) testRedirects(t *testing.T) {
	setup := h.page("guide/setup")
	for _, row := range []struct{ from, query, to string }{
		{"old", "", setup},
		{"old", "?a=b%20c&d", setup + "?a=b%20c&d"},
		{"intro", "", setup + "#first"},
		{"intro", "?a=1", setup + "?a=1#first"},
		{"gr%C3%B6%C3%9Fe", "", setup},
		{"blog", "", "https://blog.example.com/posts"},
	} {
		for _, form := range []string{"", "/", ".html", "/index.html"} {
			target := h.base + row.from + form + row.query
			got := request(t, h.address, "GET", target)
			if got.status != 301 || got.header("Location") != h.absolute(row.to) {
				t.Errorf("GET %s: got %d to %q, want 301 to %q", target, got.status, got.header("Location"), row.to)
			}
			h.checkHeaders(t, target, got)
		}
	}
	for target, want := range map[string]string{
		"/pattern/a/b%20c?d=e": "/guide/a/b%20c?d=e", "/pattern//evil.example/": "/guide/evil.example/", `/pattern/\evil.example`: "/guide/evil.example",
		"/pattern/a%0d%0aX-Injected:%201": "/guide/a%0d%0aX-Injected:%201",
	} {
		if got := request(t, h.address, "GET", target); got.status != 301 || got.header("Location") != h.absolute(want) || got.headers["X-Injected"] != nil {
			t.Errorf("GET %s: got %d to %q, want 301 to %q", target, got.status, got.header("Location"), want)
		}
	}
	got, want := request(t, h.address, "GET", "/moved-for-now"), map[string]int{"nginx": 302, "apache": 301}
	if got.status != want[h.server.host] || got.header("Location") != h.absolute("/docs/x") {
		t.Errorf("the site's own _redirects: got %d to %q", got.status, got.header("Location"))
	}
}

// testMissing expects the 404 page.
func (h hosted) testMissing(t *testing.T) {
	page := request(t, h.docgen, "GET", h.base+"nowhere").body
	for _, name := range []string{
		"nowhere", "nowhere/", "nowhere.html", "nowhere/index.html", "assets/main-ABCDEFGH.js", "guide", "guide/", "notes.txt/", "notes.txt/x",
		".docgen-manifest", "_headers", "_redirects", ".nojekyll", ".git/config", "guide/.hidden", "img",
	} {
		got := request(t, h.address, "GET", h.base+name)
		if got.status != 404 || got.body != page || got.header("Content-Type") != "text/html; charset=utf-8" {
			t.Errorf("GET %s: got %d, %s, %d bytes, want the 404 page", h.base+name, got.status, got.header("Content-Type"), len(got.body))
		}
		h.checkHeaders(t, name, got)
	}
	if h.base != "/" {
		if got := request(t, h.address, "GET", "/elsewhere"); got.status != 404 || got.body != page {
			t.Errorf("GET /elsewhere: got %d, %d bytes, want the 404 page", got.status, len(got.body))
		}
	}
	if got := request(t, h.address, "POST", h.page("guide/setup"), "Content-Length: 0"); got.status != 405 {
		t.Errorf("POST: got %d, want 405", got.status)
	}
}

// testOddTargets expects that no target leaves the site, and that no redirect leads to another
// host.
func (h hosted) testOddTargets(t *testing.T) {
	passwords, err := os.ReadFile("/etc/passwd")
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range []string{
		"//evil.example/", "//evil.example/.." + h.base + "guide/setup/", "//evil.example/%2e%2e" + h.base + "guide/setup/index.html",
		`/\evil.example/..` + h.base + "guide/setup/", `/\evil.example/%2e%2e` + h.base + "guide/setup.html", "/" + h.base + "guide/setup",
		h.base + "/guide//setup/",
		h.base + "guide/../guide/setup/", h.base + "../../../../etc/passwd", h.base + "%2e%2e/%2e%2e/%2e%2e/etc/passwd", h.base + "..%2f..%2f..%2fetc/passwd",
		h.base + "..%5c..%5cetc/passwd", h.base + "guide%2Fsetup", h.base + "guide/setup%00", h.base + "guide/setup%0d%0aX-Injected:%201/",
		h.base + "old%0d%0aX-Injected:%201",
		h.base + "guide/setup/?to=//evil.example", h.base + "guide/setup/%3fa=b", h.base + ";/guide/setup", "/.." + h.base, h.base + "old/%2e%2e/old/",
	} {
		got := request(t, h.address, "GET", target)
		location := strings.TrimPrefix(got.header("Location"), strings.TrimSuffix(h.absolute("/"), "/"))
		if strings.HasPrefix(location, "//") || strings.HasPrefix(location, `/\`) || location != "" && location[0] != '/' {
			t.Errorf("GET %s: redirects to %q", target, location)
		}
		if got.headers["X-Injected"] != nil || strings.Contains(got.body, string(passwords)) {
			t.Errorf("GET %s: got %v %q", target, got.headers, got.body)
		}
		if !slices.Contains([]int{200, 301, 400, 403, 404}, got.status) {
			t.Errorf("GET %s: got %d", target, got.status)
		}
		if want := request(t, h.docgen, "GET", target); got.status == 200 && (want.status != 200 || want.body != got.body) && !strings.Contains(target, "..") &&
			!strings.Contains(target, "%2e") {
			t.Errorf("GET %s: got 200, docgen serve has %d", target, want.status)
		}
	}
}

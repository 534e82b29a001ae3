//go:build servers

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// writeTwins writes the Markdown twins of some pages into folders, unless the build did.
func writeTwins(t *testing.T, folders ...string) {
	t.Helper()
	for _, folder := range folders {
		for name, text := range map[string]string{"index.md": "# Welcome\n", "guide/setup.md": "# Setup\n", "übersicht.md": "# Übersicht\n",
			"de/index.md": "# Willkommen\n"} {
			file := filepath.Join(folder, name)
			if _, err := os.Stat(file); err == nil {
				continue
			}
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// testMarkdown expects the Markdown twin of a page for readers who prefer it, as from docgen
// serve.
func (h hosted) testMarkdown(t *testing.T) {
	const markdown, html = "text/markdown; charset=utf-8", "text/html; charset=utf-8"
	for _, row := range []struct{ target, accept, kind string }{
		{h.page("guide/setup"), "text/markdown, text/html, */*", markdown},
		{h.page("guide/setup"), "text/markdown", markdown},
		{h.page("guide/setup"), "*/*, Text/Markdown;q=1.0", markdown},
		{h.page("guide/setup"), "text/html;q=0.9, text/markdown; charset=utf-8", markdown},
		{h.page("guide/setup") + "?a=1", "text/plain, text/markdown", markdown},
		{h.page("%C3%BCbersicht"), "text/markdown", markdown},
		{h.base, "text/markdown", markdown},
		{h.page("guide/setup"), "*/*", html},
		{h.page("guide/setup"), "text/html, text/markdown", html},
		{h.page("guide/setup"), "text/html;level=1, text/markdown", html},
		{h.page("guide/setup"), "text/markdown;q=0, */*", html},
		{h.page("guide/setup"), "text/markdown;q=0.5, text/html", html},
		{h.page("guide/setup"), "text/markdown-like, */*", html},
		{h.base, "text/html,application/xhtml+xml,*/*;q=0.8", html},
		{h.base + "demo.html", "text/markdown", html},
		{h.base + "raw.md", "text/html", markdown},
	} {
		line := "Accept: " + row.accept
		want, got := request(t, h.docgen, "GET", row.target, line), request(t, h.address, "GET", row.target, line)
		if got.status != 200 || got.header("Content-Type") != row.kind || got.body != want.body || want.header("Content-Type") != row.kind {
			t.Errorf("GET %s for %q: got %d, %s, %d bytes, want 200, %s, %d bytes", row.target, row.accept, got.status, got.header("Content-Type"),
				len(got.body), row.kind, len(want.body))
		}
		if !strings.Contains(got.header("Vary"), "Accept") || (got.header("X-Robots-Tag") == "noindex") != strings.HasSuffix(row.target, ".md") {
			t.Errorf("GET %s for %q: Vary %q, X-Robots-Tag %q", row.target, row.accept, got.header("Vary"), got.header("X-Robots-Tag"))
		}
		h.testAgain(t, row.target, got, line)
	}
	other := request(t, h.address, "GET", h.base, "Accept: text/html",
		"If-None-Match: "+request(t, h.address, "GET", h.base, "Accept: text/markdown").header("Etag"))
	if other.status != 200 {
		t.Errorf("HTML for the entity tag of Markdown: got %d, want 200", other.status)
	}
	for _, target := range []string{h.page("nowhere"), h.base + "nowhere.md"} {
		if got := request(t, h.address, "GET", target, "Accept: text/markdown"); got.status != 404 {
			t.Errorf("GET %s: got %d, want 404", target, got.status)
		}
	}
	// A redirect comes before the choice of a representation.
	if got := request(t, h.address, "GET", h.base+"old", "Accept: text/markdown"); got.status != 301 ||
		got.header("Location") != h.absolute(h.page("guide/setup")) {
		t.Errorf("an old URL: got %d to %q", got.status, got.header("Location"))
	}
}

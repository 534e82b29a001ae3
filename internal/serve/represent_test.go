package serve_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestHeadersByName(t *testing.T) {
	t.Parallel()
	const immutable = "public, max-age=31536000, immutable"
	rows := []struct{ file, media, cache string }{
		{"page.html", "text/html; charset=utf-8", "no-cache"},
		{"a.css", "text/css; charset=utf-8", "no-cache"},
		{"a.js", "text/javascript; charset=utf-8", "no-cache"},
		{"a.MJS", "text/javascript; charset=utf-8", "no-cache"},
		{"search.json", "application/json; charset=utf-8", "no-cache"},
		{"lunr-index-1700000000000.json", "application/json; charset=utf-8", "no-cache"},
		{"a.js.map", "application/json; charset=utf-8", "no-cache"},
		{"site.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"},
		{"robots.txt", "text/plain; charset=utf-8", "no-cache"},
		{"sitemap.xml", "application/xml", "no-cache"},
		{"a.svg", "image/svg+xml", "no-cache"},
		{"a.png", "image/png", "no-cache"},
		{"a.jpg", "image/jpeg", "no-cache"},
		{"a.webp", "image/webp", "no-cache"},
		{"a.avif", "image/avif", "no-cache"},
		{"favicon.ico", "image/x-icon", "no-cache"},
		{"a.woff2", "font/woff2", "no-cache"},
		{"a.pdf", "application/pdf", "no-cache"},
		{"a.wasm", "application/wasm", "no-cache"},
		{"a.mp4", "video/mp4", "no-cache"},
		{"CNAME", "application/octet-stream", "no-cache"},
		{"a.unknown", "application/octet-stream", "no-cache"},
		{"assets/client-5QMWBQBX.js", "text/javascript; charset=utf-8", immutable},
		{"assets/client-ABCDEFGH.js.map", "application/json; charset=utf-8", immutable},
		{"assets/lunr-911A5EC9.js", "text/javascript; charset=utf-8", immutable},
		{"assets/images/logo.0f3e5d7c.png", "image/png", immutable},
		{"assets/main-0123456789abcdef.css", "text/css; charset=utf-8", immutable},
		{"assets/client.js", "text/javascript; charset=utf-8", "no-cache"},
		{"assets/some-facade.css", "text/css; charset=utf-8", "no-cache"},
		{"img/logo.0f3e5d7c.png", "image/png", "no-cache"},
	}
	files := map[string]string{}
	for _, row := range rows {
		files[row.file] = "content"
	}
	handler := serve.Handler(serve.Options{Dir: writeSite(t, files)})
	for _, row := range rows {
		t.Run(row.file, func(t *testing.T) {
			t.Parallel()
			response := ask(handler, "GET", "/"+row.file)
			got := [3]string{response.Header().Get("Content-Type"), response.Header().Get("Cache-Control"), response.Header().Get("X-Content-Type-Options")}
			if want := [3]string{row.media, row.cache, "nosniff"}; got != want {
				t.Errorf("GET /%s: got %q, want %q", row.file, got, want)
			}
		})
	}
}

func TestEntityTagDependsOnTheContent(t *testing.T) {
	t.Parallel()
	handler := serve.Handler(serve.Options{Dir: writeSite(t, map[string]string{"a.html": "one", "b.html": "one", "c.html": "two"})})
	tag := func(target string) string { return ask(handler, "GET", target).Header().Get("ETag") }
	if tag("/a") != tag("/b") || tag("/a") == tag("/c") || !strings.HasPrefix(tag("/a"), `"`) {
		t.Errorf("got %s, %s, %s: want two equal strong tags and a different one", tag("/a"), tag("/b"), tag("/c"))
	}
	for condition, status := range map[string]int{
		tag("/a"): 304, `"other", ` + tag("/a"): 304, "W/" + tag("/a"): 304, "*": 304, `"other"`: 200, tag("/c"): 200,
	} {
		response := ask(handler, "GET", "/a", "If-None-Match", condition)
		if response.Code != status || response.Header().Get("ETag") != tag("/a") || (status == 304) != (response.Body.Len() == 0) {
			t.Errorf("If-None-Match %s: got %d %v %q, want %d", condition, response.Code, response.Header(), response.Body, status)
		}
	}
	if response := ask(handler, "GET", "/nothing", "If-None-Match", "*"); response.Code != 404 {
		t.Errorf("missing page with If-None-Match: got %d, want 404", response.Code)
	}
}

func TestRangesApplyToUncompressedBytes(t *testing.T) {
	t.Parallel()
	text := strings.Repeat("0123456789", 200)
	handler := serve.Handler(serve.Options{Dir: writeSite(t, map[string]string{"a.txt": text})})
	tag := ask(handler, "GET", "/a.txt").Header().Get("ETag")
	rows := []struct {
		name, bytes, condition string
		status                 int
		body                   string
	}{
		{"start", "bytes=0-3", "", 206, "0123"},
		{"end", "bytes=-2", "", 206, "89"},
		{"same file", "bytes=5-6", tag, 206, "56"},
		{"changed file", "bytes=5-6", `"other"`, 200, text},
		{"beyond the end", "bytes=5000-", "", 416, "invalid range: failed to overlap\n"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			response := ask(handler, "GET", "/a.txt", "Range", row.bytes, "If-Range", row.condition, "Accept-Encoding", "gzip")
			if response.Code != row.status || response.Body.String() != row.body || response.Header().Get("Content-Encoding") != "" {
				t.Errorf("Range %s: got %d %v %q, want %d %q", row.bytes, response.Code, response.Header(), response.Body, row.status, row.body)
			}
		})
	}
}

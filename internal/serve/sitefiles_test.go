package serve_test

import (
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestHeadersFileAppliesAsOnHosts(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, map[string]string{
		"index.html": "home", "404.html": "missing", "assets/a-0123abcd.js": "script",
		"_headers": "/docs/*\n  X-All: yes\n  Content-Length: 3\n  ETag: x\n/docs/assets/*\n  Cache-Control: immutable\n/*\n  X-Content-Type-Options: nosniff\n",
	})
	handler := serve.Handler(serve.Options{Dir: dir, BaseURL: "/docs/"})
	for _, row := range []struct {
		name, path, all, cache string
		status                 int
	}{
		{"page", "/docs/", "yes", "no-cache", 200},
		{"asset", "/docs/assets/a-0123abcd.js", "yes", "immutable", 200},
		{"missing page", "/docs/nothing", "yes", "no-cache", 404},
		{"missing asset is not kept", "/docs/assets/nothing.js", "yes", "no-cache", 404},
		{"the file itself", "/docs/_headers", "yes", "no-cache", 404},
	} {
		t.Run(row.name, func(t *testing.T) {
			response := ask(handler, "GET", row.path)
			header := response.Header()
			if response.Code != row.status || header.Get("X-All") != row.all || header.Get("Cache-Control") != row.cache ||
				header.Get("Content-Length") == "3" || header.Get("ETag") == "x" || header.Get("X-Content-Type-Options") != "nosniff" {
				t.Errorf("%s: got %d %v, want %+v", row.path, response.Code, header, row)
			}
		})
	}
	if err := os.WriteFile(filepath.Join(dir, "_headers"), []byte("/*\n  X-All: changed\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := ask(handler, "GET", "/docs/").Header().Get("X-All"); got != "changed" {
		t.Errorf("after a build X-All is %q, want that of the new file", got)
	}
}

func TestHostGuardAppliesToWrappedHandlers(t *testing.T) {
	t.Parallel()
	wrapped := false
	handler := serve.Handler(serve.Options{Dir: writeSite(t, nil), Wrap: func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(http.ResponseWriter, *http.Request) { wrapped = true })
	}})
	if ask(handler, "GET", "/__docgen/changes", "Host", "evil.example"); wrapped {
		t.Error("a request for a stranger's host reached the wrapping handler")
	}
	if ask(handler, "GET", "/__docgen/changes"); !wrapped {
		t.Error("a request for this machine did not reach the wrapping handler")
	}
}

func TestRedirectsFileAppliesAsOnHosts(t *testing.T) {
	t.Parallel()
	files := map[string]string{
		"index.html": "home", "404.html": "missing", "old/index.html": "moved", "new/index.html": "new",
		"_redirects": "/docs/old /docs/new#now 301\n/docs/1.0/* /docs/:splat 302\n/elsewhere https://example.com 301\n",
	}
	for kind, handler := range map[string]http.Handler{
		"folder": serve.Handler(serve.Options{Dir: writeSite(t, files), BaseURL: "/docs/"}),
		"memory": serve.Handler(serve.Options{Files: inMemory(files), BaseURL: "/docs/"}),
	} {
		for _, row := range []struct {
			target, location string
			status           int
		}{
			{"/docs/old?a=b", "/docs/new?a=b#now", 301},
			{"/docs/old/", "/docs/new#now", 301},
			{"/docs/1.0/x/y", "/docs/x/y", 302},
			{"/elsewhere", "https://example.com", 301},
			{"/docs/new", "", 200},
			{"/docs/_redirects", "", 404},
		} {
			response := ask(handler, "GET", row.target)
			header := response.Header()
			if response.Code != row.status || header.Get("Location") != row.location || header.Get("Cache-Control") != "no-cache" {
				t.Errorf("%s, %s: got %d %v, want %d to %q", kind, row.target, response.Code, header, row.status, row.location)
			}
		}
	}
}

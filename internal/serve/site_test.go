package serve_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

// writeSite writes files into a new folder. Names are slash-separated.
func writeSite(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dist")
	writeFiles(t, dir, files)
	return dir
}

func writeFiles(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// ask sends a request for a raw target. headers are alternating names and values.
func ask(handler http.Handler, method, target string, headers ...string) *httptest.ResponseRecorder {
	request := httptest.NewRequest(method, target, nil)
	request.Host = "localhost:3000"
	for i := 0; i+1 < len(headers); i += 2 {
		if headers[i] == "Host" {
			request.Host = headers[i+1]
		}
		request.Header.Add(headers[i], headers[i+1])
	}
	response := httptest.NewRecorder()
	handler.ServeHTTP(response, request)
	return response
}

func phoenix(t *testing.T) string {
	t.Helper()
	dir := writeSite(t, map[string]string{
		"index.html":                  "home",
		"404.html":                    "no such page",
		"api/window/index.html":       "window",
		"flat.html":                   "flat",
		"both.html":                   "both",
		"both/child/index.html":       "child",
		"v1.0/index.html":             "version",
		"größe und mehr/index.html":   "utf-8",
		"logo.svg":                    "<svg/>",
		".nojekyll":                   "hidden",
		".git/config":                 "hidden",
		".well-known/security.txt":    "contact",
		".well-known/.secret":         "hidden",
		"a/.env":                      "hidden",
		"assets/client-5QMWBQBX.js":   "script",
		"assets/images/a.0123abcd.js": "script",
	})
	writeFiles(t, filepath.Dir(dir), map[string]string{"secret.txt": "hidden", "dist-other/x.txt": "hidden"})
	return dir
}

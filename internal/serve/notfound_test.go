package serve_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestNearestNotFoundPageIsSent(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, map[string]string{"index.html": "home", "404.html": "root", "de/404.html": "de", "de/index.html": "heim"})
	handler := serve.Handler(serve.Options{Dir: dir, BaseURL: "/x/"})
	for path, want := range map[string]string{
		"/x/gone": "root", "/x/de/gone": "de", "/x/de/gone/": "de", "/x/de/a/b/c/d/e/f/g/h/i/j/k": "de", "/x/design/gone": "root", "/x/.git/de/gone": "root",
		"/gone": "root",
	} {
		if response := ask(handler, "GET", path); response.Code != 404 || response.Body.String() != want {
			t.Errorf("%s: got %d %q, want 404 %q", path, response.Code, response.Body, want)
		}
	}
}

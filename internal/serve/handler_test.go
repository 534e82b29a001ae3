package serve_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

func TestAddressesAndTheirDocuments(t *testing.T) {
	t.Parallel()
	handler := serve.Handler(serve.Options{Dir: phoenix(t), BaseURL: "/phoenix/"})
	rows := []struct {
		name, target string
		status       int
		body         string
	}{
		{"home", "/phoenix/", 200, "home"},
		{"home by file", "/phoenix/index.html", 200, "home"},
		{"page", "/phoenix/api/window", 200, "window"},
		{"page with slash", "/phoenix/api/window/", 200, "window"},
		{"page with extension", "/phoenix/api/window.html", 200, "window"},
		{"page by file", "/phoenix/api/window/index.html", 200, "window"},
		{"page with query", "/phoenix/api/window?docgen-theme=dark", 200, "window"},
		{"flat page", "/phoenix/flat", 200, "flat"},
		{"flat page with slash", "/phoenix/flat/", 200, "flat"},
		{"flat page with extension", "/phoenix/flat.html", 200, "flat"},
		{"flat page by index", "/phoenix/flat/index.html", 200, "flat"},
		{"flat page beside its folder", "/phoenix/both", 200, "both"},
		{"dot in a name", "/phoenix/v1.0", 200, "version"},
		{"encoded name", "/phoenix/gr%C3%B6%C3%9Fe%20und%20mehr", 200, "utf-8"},
		{"static file", "/phoenix/logo.svg", 200, "<svg/>"},
		{"well known", "/phoenix/.well-known/security.txt", 200, "contact"},
		{"file with slash", "/phoenix/logo.svg/", 404, "no such page"},
		{"folder without index", "/phoenix/api/", 404, "no such page"},
		{"unknown below the base", "/phoenix/nothing", 404, "no such page"},
		{"outside the base", "/api/window", 404, "no such page"},
		{"base as a prefix of a name", "/phoenixes/", 404, "no such page"},
		{"base in other case", "/Phoenix/", 404, "no such page"},
		{"doubled slash", "/phoenix//api/window", 404, "no such page"},
		{"host in the path", "//example.com/phoenix/", 404, "no such page"},
		{"file as a folder", "/phoenix/logo.svg/x", 404, "no such page"},
		{"dotfile", "/phoenix/.nojekyll", 404, "no such page"},
		{"dot folder", "/phoenix/.git/config", 404, "no such page"},
		{"dotfile in a folder", "/phoenix/a/.env", 404, "no such page"},
		{"dotfile in well-known", "/phoenix/.well-known/.secret", 404, "no such page"},
		{"dots", "/phoenix/../secret.txt", 404, "no such page"},
		{"dots in the middle", "/phoenix/api/../../secret.txt", 404, "no such page"},
		{"encoded dots", "/phoenix/%2e%2e/secret.txt", 404, "no such page"},
		{"encoded slash", "/phoenix/..%2fsecret.txt", 404, "no such page"},
		{"doubly encoded dots", "/phoenix/%252e%252e/secret.txt", 404, "no such page"},
		{"sibling with the same prefix", "/phoenix/../dist-other/x.txt", 404, "no such page"},
		{"backslash", "/phoenix/..%5csecret.txt", 404, "no such page"},
		{"NUL", "/phoenix/logo.svg%00", 404, "no such page"},
		{"absolute path", "/phoenix//etc/passwd", 404, "no such page"},
		{"overlong name", "/phoenix/" + strings.Repeat("x", 5000), 404, "no such page"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			response := ask(handler, "GET", row.target)
			if response.Code != row.status || response.Body.String() != row.body {
				t.Errorf("GET %s: got %d %q, want %d %q", row.target, response.Code, response.Body, row.status, row.body)
			}
			media, tag := response.Header().Get("Content-Type"), response.Header().Get("ETag")
			if row.status == 404 && (media != "text/html; charset=utf-8" || tag != "") {
				t.Errorf("GET %s: page of type %q with the tag %q, want HTML without a tag", row.target, media, tag)
			}
			head := ask(handler, "HEAD", row.target)
			if head.Code != row.status || head.Body.Len() > 0 || head.Header().Get("Content-Length") != response.Header().Get("Content-Length") {
				t.Errorf("HEAD %s: got %d %v %q, want %d, the length of GET and no body", row.target, head.Code, head.Header(), head.Body, row.status)
			}
		})
	}
}

func TestRedirectsToTheBase(t *testing.T) {
	t.Parallel()
	rows := []struct{ name, base, target, want string }{
		{"root", "/phoenix/", "/", "/phoenix/"},
		{"root with query", "/phoenix/", "/?docgen-theme=dark", "/phoenix/?docgen-theme=dark"},
		{"base without slash", "/phoenix/", "/phoenix", "/phoenix/"},
		{"base given without slashes", "phoenix", "/phoenix", "/phoenix/"},
		{"two folders", "/a/b/", "/a/b", "/a/b/"},
		{"encoded base", "/gr%C3%B6%C3%9Fe/", "/", "/gr%C3%B6%C3%9Fe/"},
		{"base that looks like a host", "//example.com/", "/", "/example.com/"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			handler := serve.Handler(serve.Options{Dir: phoenix(t), BaseURL: row.base})
			response := ask(handler, "GET", row.target)
			if got := response.Header().Get("Location"); response.Code != 302 || got != row.want {
				t.Errorf("GET %s: got %d to %q, want 302 to %q", row.target, response.Code, got, row.want)
			}
			if home := ask(handler, "GET", row.want); home.Code != 200 || home.Body.String() != "home" {
				t.Errorf("GET %s: got %d %q, want the home page", row.want, home.Code, home.Body)
			}
		})
	}
}

func TestBaseChangesWhileServing(t *testing.T) {
	t.Parallel()
	base := "/"
	handler := serve.Handler(serve.Options{Dir: phoenix(t), NewBaseURL: func() string { return base }})
	for target, want := range map[string]string{"/": "/api/window", "/new/": "/new/api/window"} {
		base = target
		if got := ask(handler, "GET", want).Body.String(); got != "window" {
			t.Errorf("GET %s: got %q", want, got)
		}
	}
}

func TestBaseAtTheRootServesWithoutRedirect(t *testing.T) {
	t.Parallel()
	for _, base := range []string{"", "/"} {
		handler := serve.Handler(serve.Options{Dir: phoenix(t), BaseURL: base})
		for target, want := range map[string]string{"/": "home", "/api/window": "window", "/phoenix/": "no such page"} {
			if got := ask(handler, "GET", target).Body.String(); got != want {
				t.Errorf("base %q, GET %s: got %q, want %q", base, target, got, want)
			}
		}
	}
}

func TestOtherMethodsAreRejected(t *testing.T) {
	t.Parallel()
	handler := serve.Handler(serve.Options{Dir: phoenix(t)})
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"} {
		response := ask(handler, method, "/")
		if response.Code != 405 || response.Header().Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: got %d, Allow %q", method, response.Code, response.Header().Get("Allow"))
		}
	}
}

func TestMissingPageWithoutNotFoundPageIsPlainText(t *testing.T) {
	t.Parallel()
	handler := serve.Handler(serve.Options{Dir: writeSite(t, map[string]string{"index.html": "home"}), BaseURL: "/x/"})
	response := ask(handler, "GET", "/<b>")
	want := "no page at \"/<b>\"; the site's home page is at \"/x/\"\n"
	if response.Code != 404 || response.Body.String() != want || response.Header().Get("Content-Type") != "text/plain; charset=utf-8" {
		t.Errorf("got %d %v %q, want 404 %q", response.Code, response.Header(), response.Body, want)
	}
}

func TestMissingFolderIsUnavailable(t *testing.T) {
	t.Parallel()
	handler := serve.Handler(serve.Options{Dir: filepath.Join(t.TempDir(), "dist")})
	if response := ask(handler, "GET", "/"); response.Code != 503 {
		t.Errorf("got %d %q, want 503", response.Code, response.Body)
	}
}

package serve_test

import (
	"context"
	"io/fs"
	"net/http"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/serve"
)

// inMemory is a site in memory, as docgen dev has it.
type inMemory map[string]string

func (m inMemory) File(_ context.Context, name string) ([]byte, error) {
	if text, found := m[name]; found {
		return []byte(text), nil
	}
	return nil, fs.ErrNotExist
}

func twinFiles() map[string]string {
	long := strings.Repeat("words and words. ", 100)
	return map[string]string{
		"index.html": "<p>home", "index.md": "# Home\n", "404.html": "<p>missing",
		"a/b/index.html": "<p>" + long, "a/b.md": "# B\n\n" + long, "flat.html": "<p>flat", "flat.md": "# Flat\n",
		"de/index.html": "<p>heim", "de/index.md": "# Heim\n", "alone/index.html": "<p>alone", "größe/index.html": "<p>size", "größe.md": "# Size\n",
		"_headers": "/x/*\n  Link: </x/llms.txt>; rel=\"llms-txt\"\n/x/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n",
	}
}

// handlers returns the handlers of a site in a folder and in memory, which respond alike.
func handlers(t *testing.T, files map[string]string) map[string]http.Handler {
	t.Helper()
	return map[string]http.Handler{
		"folder": serve.Handler(serve.Options{Dir: writeSite(t, files), BaseURL: "/x/"}),
		"memory": serve.Handler(serve.Options{Files: inMemory(files), BaseURL: "/x/"}),
	}
}

func TestReadersWhoPreferMarkdownGetTheTwin(t *testing.T) {
	t.Parallel()
	const agent, browser, index = "text/markdown, text/html, */*", "text/html,application/xhtml+xml,*/*;q=0.8", `</x/llms.txt>; rel="llms-txt"`
	for _, row := range []struct {
		name, target, accept string
		status               int
		body, twin           string // how the body begins; the URL of the twin
	}{
		{"agent", "/x/a/b", agent, 200, "# B\n", "/x/a/b.md"},
		{"agent with a slash", "/x/a/b/", agent, 200, "# B\n", "/x/a/b.md"},
		{"agent by file", "/x/a/b/index.html", agent, 200, "# B\n", "/x/a/b.md"},
		{"flat page", "/x/flat", agent, 200, "# Flat\n", "/x/flat.md"},
		{"home", "/x/", agent, 200, "# Home\n", "/x/index.md"},
		{"home of a locale", "/x/de/", agent, 200, "# Heim\n", "/x/de/index.md"},
		{"encoded", "/x/gr%C3%B6%C3%9Fe", agent, 200, "# Size\n", "/x/gr%C3%B6%C3%9Fe.md"},
		{"browser", "/x/a/b", browser, 200, "<p>words", "/x/a/b.md"},
		{"excluded", "/x/a/b", "text/markdown;q=0, */*", 200, "<p>words", "/x/a/b.md"},
		{"no header", "/x/flat", "", 200, "<p>flat", "/x/flat.md"},
		{"no twin", "/x/alone", agent, 200, "<p>alone", ""},
		{"the twin itself", "/x/a/b.md", browser, 200, "# B\n", ""},
		{"missing for an agent", "/x/gone", agent, 404, "# Page not found\n\nThere is no page at /x/gone. The home page of this site is at /x/.\n", ""},
		{"missing for a browser", "/x/gone", browser, 404, "<p>missing", ""},
		{"missing twin", "/x/gone.md", browser, 404, "<p>missing", ""},
	} {
		for kind, handler := range handlers(t, twinFiles()) {
			t.Run(row.name+" in "+kind, func(t *testing.T) {
				response := ask(handler, "GET", row.target, "Accept", row.accept)
				header, isMarkdown := response.Header(), strings.HasPrefix(row.body, "#")
				wantType := map[bool]string{true: "text/markdown; charset=utf-8", false: "text/html; charset=utf-8"}[isMarkdown]
				if response.Code != row.status || !strings.HasPrefix(response.Body.String(), row.body) || header.Get("Content-Type") != wantType {
					t.Errorf("got %d %s %q, want %d %s %q", response.Code, header.Get("Content-Type"), response.Body, row.status, wantType, row.body)
				}
				location, links := "", []string{index}
				if row.twin != "" {
					links = []string{"<" + row.twin + `>; rel="alternate"; type="text/markdown"`, index}
				}
				if row.twin != "" && isMarkdown {
					location = row.twin
				}
				if varies := strings.HasPrefix(header.Get("Vary"), "Accept, ") ||
					header.Get("Vary") == "Accept"; varies != (row.twin != "" || row.status == 404) {
					t.Errorf("Vary is %q", header.Get("Vary"))
				}
				if got := strings.Join(header.Values("Link"), "\n"); got != strings.Join(links, "\n") || header.Get("Content-Location") != location {
					t.Errorf("got Link %q, Content-Location %q, want %q, %q", got, header.Get("Content-Location"), links, location)
				}
				if robots := header.Get("X-Robots-Tag"); (robots == "noindex") != strings.HasSuffix(row.target, ".md") {
					t.Errorf("X-Robots-Tag is %q", robots)
				}
				head := ask(handler, "HEAD", row.target, "Accept", row.accept)
				if head.Code != row.status || head.Body.Len() > 0 || head.Header().Get("Content-Type") != wantType {
					t.Errorf("HEAD: got %d %v %q", head.Code, head.Header(), head.Body)
				}
			})
		}
	}
}

func TestRepresentationsAreCachedApart(t *testing.T) {
	t.Parallel()
	for kind, handler := range handlers(t, twinFiles()) {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			page := ask(handler, "GET", "/x/a/b", "Accept", "text/html").Header().Get("ETag")
			twin := ask(handler, "GET", "/x/a/b", "Accept", "text/markdown").Header().Get("ETag")
			if page == "" || twin == "" || page == twin {
				t.Fatalf("entity tags %s and %s", page, twin)
			}
			for _, row := range []struct {
				accept, tag string
				status      int
			}{{"text/html", page, 304}, {"text/markdown", twin, 304}, {"text/html", twin, 200}, {"text/markdown", page, 200}} {
				response := ask(handler, "GET", "/x/a/b", "Accept", row.accept, "If-None-Match", row.tag)
				if response.Code != row.status || !strings.HasPrefix(response.Header().Get("Vary"), "Accept") ||
					response.Header().Get("Cache-Control") != "no-cache" {
					t.Errorf("%s with %s: got %d %v, want %d", row.accept, row.tag, response.Code, response.Header(), row.status)
				}
			}
		})
	}
	packed := ask(handlers(t, twinFiles())["folder"], "GET", "/x/a/b", "Accept", "text/markdown", "Accept-Encoding", "gzip")
	if packed.Header().Get("Vary") != "Accept, Accept-Encoding" || packed.Header().Get("Content-Encoding") != "gzip" ||
		!strings.HasPrefix(plainBody(t, packed), "# B") {
		t.Errorf("compressed: got %v", packed.Header())
	}
}

package internal

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/frontend/node"
	"github.com/docgen-cli/docgen/internal/serve/query"
)

// readersFindTheirTask asks the search of the built guide, with the worker that browsers and agents use.
func readersFindTheirTask(t *testing.T, out string) {
	program, err := node.Find("")
	if err != nil {
		t.Fatal(err)
	}
	workers, err := filepath.Glob(filepath.Join(out, "assets", "searchWorker-*.js"))
	if err != nil || len(workers) != 1 {
		t.Fatalf("%d workers (%v)", len(workers), err)
	}
	search := query.New(query.Site{
		Worker: "/assets/" + filepath.Base(workers[0]),
		Read:   func(url string) ([]byte, error) { return os.ReadFile(filepath.Join(out, filepath.FromSlash(url))) },
	}, program)
	defer search.Close()
	for _, row := range []struct{ query, first string }{
		{"how to add a page", "/guides/write/add-page"},
		{"how to add a language", "/guides/languages/add"},
		{"how to deploy to github pages", "/guides/publish/github-pages"},
		{"how to translate a page", "/guides/languages/add#translate-a-page"},
		{"create a new site", "/tutorial/first-site"},
		{"code block", "/reference/code-blocks"},
		{"codeblock", "/reference/code-blocks"},
		{"front matter", "/codes/front-matter"},
		{"frontmatter", "/codes/front-matter"},
		{"frontmater", "/codes/front-matter"},
		{"landingpage", "/guides/design/landing-page"},
		{"darkmode", "/guides/write/images-and-diagrams#show-a-different-image-in-dark-mode"},
		{"site map", "/reference/options#sitemap"},
		{"nav bar", "/guides/design/navbar-and-footer"},
		{"reverse proxy", "/guides/publish/reverse-proxy"},
		{"reverseproxy", "/guides/publish/reverse-proxy"},
		{"nginx reverse proxy", "/guides/publish/reverse-proxy"},
		{"proxy", "/guides/publish/reverse-proxy"},
	} {
		found, err := search.Find(t.Context(), query.Question{Manifest: "/search.json", Text: row.query, Pages: 5, Places: 3})
		if err != nil {
			t.Fatal(err)
		}
		first := ""
		if len(found.Pages) > 0 {
			first = found.Pages[0].Places[0].URL
		}
		if first != row.first {
			t.Errorf("%s: found %q first, want %q", row.query, first, row.first)
		}
	}
}

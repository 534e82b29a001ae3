package main

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestDevShowsChangesOfABlogInPlace(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	post := func(summary, rest string) string {
		return "---\nauthors: ann\n---\n# Hello\n\n" + summary + "\n\n<!-- truncate -->\n\n" + rest + "\n"
	}
	const file = "blog/2026-11-21-hello.md"
	sitetest.Write(t, dir, map[string]string{
		"docgen.yaml":      "title: Site\nurl: https://example.org\nblog: {}\n",
		"content/index.md": "# Home\n",
		"blog/authors.yml": "ann: {name: Ann Before}\n",
		"blog/draft.md":    "---\ndraft: true\n---\n# A draft without a date\n",
		file:               post("Short.", "Long."),
	})
	command, origin := startPreview(t, dir)
	for path, want := range map[string][]string{
		"/blog":                  {"Short.", "Ann Before", "A draft without a date"},
		"/blog/draft":            {"A draft without a date", "This page is a draft."},
		"/blog/2026/11/21/hello": {"Long.", "Ann Before"},
		"/blog/rss.xml":          {"Long."},
	} {
		page := get(t, origin+path)
		for _, text := range want {
			if !strings.Contains(page, text) {
				t.Errorf("%s lacks %q", path, text)
			}
		}
	}
	for _, edit := range []struct{ file, content, open, shows string }{
		{file, post("Short.", "Longer."), "/blog/2026/11/21/hello", "Longer."},
		{file, post("Brief.", "Longer."), "/blog", "Brief."},
		{"blog/2026-11-22-new.md", post("New.", "More."), "/blog", "2026/11/22/new"},
		{"blog/authors.yml", "ann: {name: Ann After}\n", "/blog/2026/11/21/hello", "Ann After"},
		{"blog/authors.yml", "ann: {nam: Ann}\n", "/blog/2026/11/21/hello", "neither a name nor an image"},
		{"blog/authors.yml", "ann: {name: Ann Again}\n", "/blog", "Ann Again"},
	} {
		sitetest.Write(t, dir, map[string]string{edit.file: edit.content})
		await(t, origin, edit.open, edit.shows)
	}
	stop(t, command)
}

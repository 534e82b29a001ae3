package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func TestDevWatchesDocsOutsideTheSiteFolder(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	sitetest.Write(t, dir, map[string]string{
		"site/docgen.yaml":         "title: Site\nurl: https://example.org\ndocs: {path: ../docs}\n",
		"site/src/pages/about.md":  "# About\n\nBefore about.\n",
		"docs/index.md":            "# Welcome\n\nBefore.\n",
		"docs/live.mdx":            "import Part from './parts/_part.mdx'\n\n# Live\n\n<Part />\n",
		"docs/parts/_part.mdx":     "Before the part.\n",
		"docs/category/inner.md":   "# Inner\n",
		"elsewhere/not-of-it.text": "",
	})
	command, origin := startPreview(t, filepath.Join(dir, "site"))
	for path, text := range map[string]string{"/": "Before.", "/about": "Before about.", "/live": "Before the part."} {
		if page := get(t, origin+path); !strings.Contains(page, text) {
			t.Errorf("%s lacks %q: %s", path, text, page)
		}
	}
	sitetest.Write(t, dir, map[string]string{"docs/index.md": "# Welcome\n\nAfter.\n"})
	await(t, origin, "/", "After.")
	sitetest.Write(t, dir, map[string]string{"docs/category/more/new.md": "# New\n\nFrom a new folder.\n"})
	await(t, origin, "/category/more/new", "From a new folder.")
	sitetest.Write(t, dir, map[string]string{"docs/parts/_part.mdx": "After the part.\n", "docs/index.md": "# Welcome\n\nAfter the part too.\n"})
	await(t, origin, "/", "After the part too.")
	if page := get(t, origin+"/live"); !strings.Contains(page, "After the part.") {
		t.Errorf("the page does not show the edit of what it imports: %s", page)
	}
	stop(t, command)
}

package preview_test

import "testing"

func TestPagesThatMovedLeadToTheirNewPlace(t *testing.T) {
	t.Parallel()
	site := newSiteFolder(t)
	site.save("content/index.md", "# Home\n")
	site.save("content/guide/a.md", "# A\n")
	site.save("content/guide/b.md", "No title.\n")
	site.save("content/same/x.md", "# Same\n")
	site.save("content/same/y.md", "# Same\n")
	site.save("content/live.mdx", "# Live\n\n<b>{1}</b>\n")
	live := site.openValid(site.options())
	move := func(from, to, text string) {
		site.remove(from)
		site.save(to, text)
	}
	for _, test := range []struct {
		name string
		edit func()
		want map[string]string
	}{
		{"a file", func() { move("content/guide/a.md", "content/guide/new.md", "# A\n") }, map[string]string{"/guide/a": "/guide/new", "/guide/new": ""}},
		{"a file and its text, again", func() { move("content/guide/new.md", "content/c.md", "# A\n\nMore.\n") },
			map[string]string{"/guide/a": "/c", "/guide/new": "/c"}},
		{"the slug", func() { site.save("content/c.md", "---\nslug: /other\n---\n\n# Other\n") },
			map[string]string{"/guide/a/": "/other", "/c.html": "/other"}},
		{"a file without a title", func() { move("content/guide/b.md", "content/guide/d.md", "No title.\n") }, map[string]string{"/guide/b": "/guide/d"}},
		{"a page with components", func() { move("content/live.mdx", "content/lively.mdx", "# Live\n\n<b>{2}</b>\n") }, map[string]string{"/live": "/lively"}},
		{"there and back", func() { move("content/lively.mdx", "content/live.mdx", "# Live\n") }, map[string]string{"/lively": "/live", "/live": ""}},
		{"two that are the same", func() {
			move("content/same/x.md", "content/more/x.md", "# Same\n")
			move("content/same/y.md", "content/more/y.md", "# Same\n")
		}, map[string]string{"/same/x": "", "/same/y": ""}},
		{"none", func() { site.remove("content/live.mdx") }, map[string]string{"/lively": "", "/live": ""}},
		{"all", func() { site.save("docgen.yaml", "title: Site\nurl: https://example.org\nbaseUrl: /docs/\n") },
			map[string]string{"/": "/docs/", "/guide/d": "/docs/guide/d", "/guide/a": "/docs/other"}},
	} {
		test.edit()
		site.update(live)
		for from, want := range test.want {
			if page, err := live.Page(t.Context(), from); err != nil || page.Moved != want {
				t.Errorf("%s: the page at %s moved to %q, want %q, %v", test.name, from, page.Moved, want, err)
			}
		}
	}
}

package route_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// files are the docs of these tests.
func files() []string {
	return []string{"index.md", "a.md", "01-api/window.md", "01-api/02-key.md", "01-api/index.md", "01-api/a.md", "01-api/deep/x.mdx", "my docs/été.md",
		"content/twice.md"}
}

// show formats a target as one line.
func show(target route.Target) string {
	switch target.Kind {
	case route.External:
		return "out " + target.Href
	case route.File:
		return "file " + target.Href
	case route.Page:
		text := "page " + target.Route.ID + " " + target.Href
		if target.Anchor != "" {
			text += " anchor " + target.Anchor
		}
		return text
	}
	kind := "no page "
	if target.IsFile {
		kind = "no doc "
	}
	return kind + target.Wanted + " " + target.Href
}

func TestLinksResolveAsInDocusaurus(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, from, link, want string }{
		// ./x.md and ../x.md: only relative to the doc's own folder.
		{"beside", "01-api/window.md", "./a.md", "page api/a /x/api/a"},
		{"beside, not in the docs folder", "01-api/window.md", "./index.md", "page api/index /x/api"},
		{"beside, missing, though in the docs folder", "01-api/deep/x.mdx", "./a.md", "no doc ./a.md ./a.md"},
		{"above", "01-api/deep/x.mdx", "../02-key.md", "page api/key /x/api/key"},
		{"above the docs folder", "a.md", "../other/a.md", "no doc ../other/a.md ../other/a.md"},
		{"out of the docs folder and back", "a.md", "../content/a.md", "page a /x/a"},
		{"raw names, with prefixes", "a.md", "./01-api/02-key.md", "page api/key /x/api/key"},
		{"names without prefixes are none", "a.md", "./api/key.md", "no doc ./api/key.md ./api/key.md"},

		// /x.md: docs folder, then site folder.
		{"from the docs folder", "01-api/deep/x.mdx", "/a.md", "page a /x/a"},
		{"from the site folder", "01-api/deep/x.mdx", "/content/a.md", "page a /x/a"},
		{"the docs folder comes first", "a.md", "/content/twice.md", "page content/twice /x/content/twice"},
		{"not beside", "01-api/window.md", "/02-key.md", "no doc /02-key.md /02-key.md"},

		// x.md and a/x.md: docs folder, site folder, then the doc's own.
		{"bare, in the docs folder first", "01-api/window.md", "a.md", "page a /x/a"},
		{"bare, beside", "01-api/window.md", "02-key.md", "page api/key /x/api/key"},
		{"bare, from the site folder", "01-api/window.md", "content/a.md", "page a /x/a"},
		{"bare, in a folder beside", "01-api/window.md", "deep/x.mdx", "page api/deep/x /x/api/deep/x"},
		{"bare, missing", "a.md", "gone.md", "no doc gone.md gone.md"},

		// @site/: the site folder.
		{"@site", "01-api/window.md", "@site/content/a.md#b", "page a /x/a#b anchor b"},
		{"@site is not the docs folder", "01-api/window.md", "@site/a.md", "no doc @site/a.md @site/a.md"},

		{"itself", "01-api/window.md", "./window.md", "page api/window /x/api/window"},
		{"encoded", "a.md", "./my%20docs/%C3%A9t%C3%A9.md", "page my docs/été /x/my%20docs/%C3%A9t%C3%A9"},
		{"not encoded", "a.md", "./my docs/été.md", "page my docs/été /x/my%20docs/%C3%A9t%C3%A9"},
		{"wrongly encoded", "a.md", "./100%.md", "no doc ./100%.md ./100%25.md"},
		{"missing, with a sign", "a.md", "./b%23c.md#d", "no doc ./b#c.md ./b%23c.md#d"},
		{"case matters", "a.md", "./A.md", "no doc ./A.md ./A.md"},

		// Anchors and queries.
		{"anchor of a doc", "a.md", "./01-api/window.md#frame", "page api/window /x/api/window#frame anchor frame"},
		{"encoded anchor", "a.md", "./01-api/window.md#%C3%A9t%C3%A9", "page api/window /x/api/window#%C3%A9t%C3%A9 anchor été"},
		{"query", "a.md", "./01-api/window.md?b=c.md", "page api/window /x/api/window?b=c.md"},
		{"query and anchor", "a.md", "./01-api/window.md?b=c#d?e", "page api/window /x/api/window?b=c#d?e anchor d?e"},
		{"anchor that names a file", "a.md", "#b.md", "page a #b.md anchor b.md"},
		{"anchor of the page", "01-api/window.md", "#frame", "page api/window #frame anchor frame"},
		{"anchor of the page by its file", "01-api/window.md", "./window.md#frame", "page api/window #frame anchor frame"},
		{"anchor of the page by its path", "01-api/window.md", "/api/window#frame", "page api/window #frame anchor frame"},
		{"empty anchor", "a.md", "#", "page a #"},
		{"query of the page", "a.md", "?b=c", "page a ?b=c"},
		{"colon in an anchor", "a.md", "#a:b", "page a #a:b anchor a:b"},

		// Paths of the site.
		{"path", "a.md", "/api/window", "page api/window /x/api/window"},
		{"path with the base URL", "a.md", "/x/api/window", "page api/window /x/api/window"},
		{"path with a slash", "a.md", "/api/window/", "page api/window /x/api/window"},
		{"root", "01-api/window.md", "/", "page index /x/"},
		{"base URL", "01-api/window.md", "/x/", "page index /x/"},
		{"base URL without its slash", "01-api/window.md", "/x", "page index /x/"},
		{"path that only begins like the base URL", "a.md", "/xy", "no page /x/xy /x/xy"},
		{"folder's index", "a.md", "/api/", "page api/index /x/api"},
		{"dots", "a.md", "/api/../a", "page a /x/a"},
		{"dots below the base URL", "a.md", "/x/api/./../a", "page a /x/a"},
		{"above the root", "a.md", "/../../a", "page a /x/a"},
		{"encoded path", "a.md", "/my%20docs/%C3%A9t%C3%A9", "page my docs/été /x/my%20docs/%C3%A9t%C3%A9"},
		{"missing path", "a.md", "/gone/#b", "no page /x/gone/ /x/gone/#b"},
		{"missing path with a sign", "a.md", "/b%3Fc?d", "no page /x/b?c /x/b%3Fc?d"},
		{"path of a file's raw name", "a.md", "/01-api/window", "no page /x/01-api/window /x/01-api/window"},

		// Names that hosts have for the same page.
		{".html", "a.md", "/api/window.html", "page api/window /x/api/window"},
		{"/index.html", "a.md", "/api/window/index.html", "page api/window /x/api/window"},
		{"/index.html of the root", "a.md", "/index.html", "page index /x/"},
		{"relative .html", "01-api/window.md", "key.html#b", "page api/key /x/api/key#b anchor b"},
		{"no index.html of its own", "a.md", "/aindex.html", "no page /x/aindex.html /x/aindex.html"},

		// Relative paths, as browsers resolve them: from the last slash.
		{"relative", "01-api/window.md", "key", "page api/key /x/api/key"},
		{"relative with a dot", "01-api/window.md", "./key/", "page api/key /x/api/key"},
		{"relative upwards", "01-api/window.md", "../a", "page a /x/a"},
		{"relative from an index", "01-api/index.md", "window", "page api/window /x/api/window"},
		{"relative upwards from an index", "01-api/index.md", "../a", "page a /x/a"},
		{"relative from the root", "index.md", "api/window", "page api/window /x/api/window"},
		{"relative upwards to the root", "01-api/window.md", "..", "page index /x/"},
		{"relative above the root", "a.md", "../../../x/a", "page a /x/a"},
		{"relative from an encoded path", "my docs/été.md", "../a", "page a /x/a"},
		{"relative, missing", "01-api/window.md", "gone?b", "no page /x/api/gone /x/api/gone?b"},

		// URLs outside the site, and files that docgen does not check.
		{"https", "a.md", "https://example.com/a.md#b", "out https://example.com/a.md#b"},
		{"upper case", "a.md", "HTTPS://EXAMPLE.COM", "out HTTPS://EXAMPLE.COM"},
		{"mail", "a.md", "mailto:a@b.c?subject=x", "out mailto:a@b.c?subject=x"},
		{"phone", "a.md", "tel:+123", "out tel:+123"},
		{"another scheme", "a.md", "vscode-insiders:x", "out vscode-insiders:x"},
		{"scheme left out", "a.md", "//example.com/a", "out //example.com/a"},
		{"no scheme", "a.md", "1:2", "no page /x/1:2 /x/1:2"},
		{"colon in a file's name", "a.md", "./b:c.md", "no doc ./b:c.md ./b:c.md"},
		{"pathname", "a.md", "pathname:///demo/a.md?b#c", "file /x/demo/a.md?b#c"},
		{"pathname with the base URL", "a.md", "pathname:///x/demo", "file /x/demo"},
		{"pathname with a double slash in the query", "a.md", "pathname:///demo?u=//b/../c", "file /x/demo?u=//b/../c"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			all := docs(t, files()...)
			table, _ := route.Plan(served("/", all), route.Options{Root: "/x/"})
			from := slices.IndexFunc(all, func(doc content.Doc) bool { return doc.File == test.from })
			sitetest.Compare(t, test.from+": "+test.link, show(table.Resolve(all[from], test.link)), test.want)
		})
	}
}

func TestRelativePathsDependOnTheTrailingSlash(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, from, link, want string
		slash                  *bool
	}{
		{"without", "01-api/window.md", "key", "page api/key /api/key", nil},
		{"with", "01-api/window.md", "../key", "page api/key /api/key/", yes()},
		{"with, from an index", "01-api/index.md", "key", "page api/key /api/key/", yes()},
		{"with, beside", "01-api/window.md", "key", "no page /api/window/key /api/window/key", yes()},
		{"a file does not care", "01-api/window.md", "./02-key.md#b", "page api/key /api/key/#b anchor b", yes()},
		{"off", "01-api/window.md", "key/", "page api/key /api/key", no()},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			all := docs(t, files()...)
			table, _ := route.Plan(served("/", all), route.Options{Root: "/", TrailingSlash: test.slash})
			from := slices.IndexFunc(all, func(doc content.Doc) bool { return doc.File == test.from })
			sitetest.Compare(t, test.link, show(table.Resolve(all[from], test.link)), test.want)
		})
	}
}

func TestLinksInTheConfigAreRelativeToTheBaseURL(t *testing.T) {
	t.Parallel()
	table := plan(t, "/", route.Options{Root: "/x/"}, files()...)
	for link, want := range map[string]string{
		"/api/window":   "page api/window /x/api/window",
		"api/window":    "page api/window /x/api/window",
		"a.md":          "page a /x/a",
		"/x/api/window": "page api/window /x/api/window",
		"/a.md":         "page a /x/a",
		"https://a.b":   "out https://a.b",
		"/gone":         "no page /x/gone /x/gone",
	} {
		t.Run(link, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, link, show(table.Resolve(content.Doc{}, link)), want)
		})
	}
}

func TestSitePathsIncludeTheRouteBasePath(t *testing.T) {
	t.Parallel()
	all := docs(t, files()...)
	table, _ := route.Plan(served("/docs", all), route.Options{Root: "/"})
	for link, want := range map[string]string{
		"/docs/api/window": "page api/window /docs/api/window",
		"/api/window":      "no page /api/window /api/window",
		"/docs":            "page index /docs",
		"/a.md":            "page a /docs/a",
	} {
		t.Run(link, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, link, show(table.Resolve(all[1], link)), want)
		})
	}
}

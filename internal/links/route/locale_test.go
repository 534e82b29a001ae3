package route_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/links/route"
)

func TestPagesOfALocaleAreInItsFolder(t *testing.T) {
	t.Parallel()
	table := plan(t, "/docs", route.Options{Root: "/x/", Folder: "fr"}, "index.md", "api/window.md")
	for i, want := range []route.Route{
		{Path: "/x/fr/docs", Output: "fr/docs/index.html", Twin: "fr/docs.md"},
		{Path: "/x/fr/docs/api/window", Output: "fr/docs/api/window/index.html", Twin: "fr/docs/api/window.md"},
		{Path: "/x/fr/404.html", Output: "fr/404.html"},
	} {
		got := table.Routes[i]
		want.Ref = got.Ref
		sitetest.Compare(t, want.Path, got, want)
	}
	sitetest.Compare(t, "home", table.Home(), "/x/fr/")
	sitetest.Compare(t, "a file of the locale", table.File("search.json"), "fr/search.json")
	sitetest.Compare(t, "output of a page", table.OutputOf("/x/fr/gone"), "fr/gone/index.html")
	sitetest.Compare(t, "a path of the site", table.Under("/docs"), "/x/fr/docs")
	sitetest.Compare(t, "a path with the home path", table.Under("/x/fr/docs"), "/x/fr/docs")
}

func TestHTMLFilesOfALocaleAreInItsFolder(t *testing.T) {
	t.Parallel()
	table := plan(t, "/", route.Options{Root: "/", Folder: "fr", TrailingSlash: no()}, "index.md", "a.md")
	sitetest.Compare(t, "home", table.Routes[0].Output, "fr/index.html")
	sitetest.Compare(t, "doc", table.Routes[1].Output, "fr/a.html")
	sitetest.Compare(t, "output of a page", table.OutputOf("/fr/gone"), "fr/gone.html")
	sitetest.Compare(t, "home as Markdown", table.Routes[0].Twin, "fr/index.md")
	sitetest.Compare(t, "doc as Markdown", table.Routes[1].Twin, "fr/a.md")
}

func TestGeneratedPagesOfALocaleAreInItsFolder(t *testing.T) {
	t.Parallel()
	table := plan(t, "/", route.Options{Root: "/x/", Folder: "fr"}, "a.md")
	ref := route.Ref{Kind: route.Search}
	table, findings := table.With([]route.Candidate{{Ref: ref, Slug: "/search", Name: "the search page"}})
	sitetest.Compare(t, "findings", lines(findings), []string(nil))
	got, _ := table.ByRef(ref)
	sitetest.Compare(t, "search", got, route.Route{Ref: ref, Path: "/x/fr/search", Output: "fr/search/index.html", Twin: "fr/search.md"})
}

func TestStaticFilesAreSharedByAllLocales(t *testing.T) {
	t.Parallel()
	table := plan(t, "/", route.Options{Root: "/x/", Folder: "fr"})
	sitetest.Compare(t, "an asset", table.URL("assets/images/a.png"), "/x/assets/images/a.png")
	for _, path := range []string{"/img/a.png", "/x/fr/img/a.png"} {
		name, url := table.Static(path)
		sitetest.Compare(t, path, []string{name, url}, []string{"img/a.png", "/x/img/a.png"})
	}
}

func TestLinksStayInTheirLocale(t *testing.T) {
	t.Parallel()
	all := docs(t, "index.md", "a.md", "guide/b.md")
	table, _ := route.Plan(served("/", all), route.Options{Root: "/x/", Folder: "fr"})
	for link, want := range map[string]string{
		"../a.md":              "page a /x/fr/a",
		"@site/content/a.md#b": "page a /x/fr/a#b anchor b",
		"/a":                   "page a /x/fr/a",
		"/x/fr/a":              "page a /x/fr/a",
		"../a":                 "page a /x/fr/a",
		"/":                    "page index /x/fr/",
	} {
		t.Run(link, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, link, show(table.Resolve(all[2], link)), want)
		})
	}
}

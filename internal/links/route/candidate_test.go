package route_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
)

func TestPageWithATakenRouteIsLeftOut(t *testing.T) {
	t.Parallel()
	table := plan(t, "/", route.Options{Root: "/x/", DuplicateSeverity: diag.Warning}, "a.md", "search.md")
	report := func(severity diag.Severity, text, hint string) diag.Diagnostic {
		return diag.Diagnostic{Severity: severity, File: "src/pages/a.md", Text: text, Hint: hint}
	}
	page := route.Ref{Kind: route.Site, ID: "src/pages/a.md"}
	other := route.Ref{Kind: route.Site, ID: "src/pages/b.md"}
	with, findings := table.With([]route.Candidate{
		{Ref: page, Slug: "/a", Name: "src/pages/a.md", File: "src/pages/a.md", Report: report},
		{Ref: other, Slug: "/b", Name: "src/pages/b.md", File: "src/pages/b.md", Report: report},
		{Ref: route.Ref{Kind: route.Search}, Slug: "/search", Name: "the search page"},
	})
	sitetest.Compare(t, "findings", lines(findings), []string{
		"warning src/pages/a.md two pages have the URL /x/a: content/a.md already has it (give one of them a different slug)"})
	var paths []string
	for _, route := range with.Routes {
		paths = append(paths, route.Path)
	}
	sitetest.Compare(t, "routes", paths, []string{"/x/a", "/x/search", "/x/b", "/x/404.html"})
	sitetest.Compare(t, "file of the page", with.FileOf(other), "src/pages/b.md")
	sitetest.Compare(t, "name of the page", with.NameOf(other), "src/pages/b.md")
	sitetest.Compare(t, "has the file", []bool{with.Has("src/pages/a.md"), with.Has("src/pages/b.md"), table.Has("src/pages/b.md")}, []bool{false, true, false})
	sitetest.Compare(t, "the table before", len(table.Routes), 3)
}

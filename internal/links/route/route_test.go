package route_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
)

func TestRoutesFollowFromSlugsAndOptions(t *testing.T) {
	t.Parallel()
	type want struct{ path, output string }
	for _, test := range []struct {
		name    string
		file    string
		base    string
		options route.Options
		want    want
	}{
		{name: "doc", file: "api/window.md", base: "/", options: route.Options{Root: "/"},
			want: want{"/api/window", "api/window/index.html"}},
		{name: "root", file: "index.md", base: "/", options: route.Options{Root: "/"},
			want: want{"/", "index.html"}},
		{name: "folder's index", file: "api/index.md", base: "/", options: route.Options{Root: "/"},
			want: want{"/api", "api/index.html"}},
		{name: "base URL", file: "api/window.md", base: "/", options: route.Options{Root: "/phoenix/"},
			want: want{"/phoenix/api/window", "api/window/index.html"}},
		{name: "root below a base URL", file: "index.md", base: "/", options: route.Options{Root: "/phoenix/"},
			want: want{"/phoenix/", "index.html"}},
		{name: "route base path", file: "a.md", base: "/docs", options: route.Options{Root: "/phoenix/"},
			want: want{"/phoenix/docs/a", "docs/a/index.html"}},
		{name: "route base path with other slashes", file: "a.md", base: "docs/", options: route.Options{Root: "/"},
			want: want{"/docs/a", "docs/a/index.html"}},
		{name: "root of the docs", file: "index.md", base: "/docs", options: route.Options{Root: "/"},
			want: want{"/docs", "docs/index.html"}},

		{name: "slash at the end", file: "a.md", base: "/", options: route.Options{Root: "/x/", TrailingSlash: yes()},
			want: want{"/x/a/", "a/index.html"}},
		{name: "slash at an index's end", file: "api/index.md", base: "/", options: route.Options{Root: "/", TrailingSlash: yes()},
			want: want{"/api/", "api/index.html"}},
		{name: "slash only at an index's end", file: "api/index.md", base: "/docs", options: route.Options{Root: "/x/", IndexSlash: true},
			want: want{"/x/docs/api/", "docs/api/index.html"}},
		{name: "slash at the end of no other page", file: "api/a.md", base: "/docs", options: route.Options{Root: "/x/", IndexSlash: true},
			want: want{"/x/docs/api/a", "docs/api/a/index.html"}},
		{name: "slash at the root's end", file: "index.md", base: "/", options: route.Options{Root: "/x/", TrailingSlash: yes()},
			want: want{"/x/", "index.html"}},
		{name: "no slash at the end", file: "a.md", base: "/", options: route.Options{Root: "/x/", TrailingSlash: no()},
			want: want{"/x/a", "a.html"}},
		{name: "no slash at an index's end", file: "api/index.md", base: "/", options: route.Options{Root: "/", TrailingSlash: no()},
			want: want{"/api", "api.html"}},
		{name: "the root keeps its slash", file: "index.md", base: "/", options: route.Options{Root: "/x/", TrailingSlash: no()},
			want: want{"/x/", "index.html"}},
		{name: "the docs' root does not", file: "index.md", base: "/docs", options: route.Options{Root: "/x/", TrailingSlash: no()},
			want: want{"/x/docs", "docs.html"}},

		{name: "paths are encoded, files are not", file: "my docs/été 100%?#.md", base: "/", options: route.Options{Root: "/"},
			want: want{"/my%20docs/%C3%A9t%C3%A9%20100%25%3F%23", "my docs/été 100%?#/index.html"}},
		{name: "what browsers leave stays", file: "a(b)!$&'*+,;=:@~[c]|.md", base: "/", options: route.Options{Root: "/"},
			want: want{"/a(b)!$&'*+,;=:@~[c]|", "a(b)!$&'*+,;=:@~[c]|/index.html"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got := plan(t, test.base, test.options, test.file).Routes[0]
			sitetest.Compare(t, test.file, want{got.Path, got.Output}, test.want)
		})
	}
}

func TestPageForUnknownPathsComesLast(t *testing.T) {
	t.Parallel()
	table := plan(t, "/docs", route.Options{Root: "/x/", TrailingSlash: yes()}, "a.md", "b.md")
	want := route.Route{Ref: route.Ref{Kind: route.NotFound}, Path: "/x/404.html", Output: "404.html"}
	sitetest.Compare(t, "last", table.Routes[2], want)
	sitetest.Compare(t, "not found", table.NotFound(), want)
}

func TestRoutesKeepTheOrderOfDocs(t *testing.T) {
	t.Parallel()
	table := plan(t, "/", route.Options{Root: "/"}, "b.md", "a.md", "c.md")
	var ids []string
	for _, route := range table.Routes {
		ids = append(ids, route.ID)
	}
	sitetest.Compare(t, "order", ids, []string{"b", "a", "c", ""})
	sitetest.Compare(t, "ids", table.In(current()).DocIDs(), []string{"a", "b", "c"})
}

func TestDuplicateRouteOrIDIsReportedAndLeftOut(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		files []string
		kept  []string
		want  []string
	}{
		{name: "two indexes of a folder", files: []string{"a/README.md", "a/index.md"}, kept: []string{"a/README.md"}, want: []string{
			"warning content/a/index.md:1 two files have the URL /a: content/a/README.md already has it (rename one of them, or set a different slug in its front matter)"}},
		{name: "folder and file", files: []string{"a.md", "a/index.md"}, kept: []string{"a.md"}, want: []string{
			"warning content/a/index.md:1 two files have the URL /a: content/a.md already has it (rename one of them, or set a different slug in its front matter)"}},
		{name: "three", files: []string{"a.md", "a/index.md", "a/readme.md", "b.md"}, kept: []string{"a.md", "b.md"}, want: []string{
			"warning content/a/index.md:1 two files have the URL /a: content/a.md already has it (rename one of them, or set a different slug in its front matter)",
			"warning content/a/readme.md:1 two files have the URL /a: content/a.md already has it (rename one of them, or set a different slug in its front matter)"}},
		{name: "one id by prefixes, an error always", files: []string{"1-a.md", "2-a.md", "b.md"}, kept: []string{"1-a.md", "b.md"}, want: []string{
			`error content/2-a.md:1 two docs have the id "a": content/1-a.md already has it (rename one of them, or set a different id in its front matter)`}},
		{name: "one id by extensions", files: []string{"a.md", "a.mdx"}, kept: []string{"a.md"}, want: []string{
			`error content/a.mdx:1 two docs have the id "a": content/a.md already has it (rename one of them, or set a different id in its front matter)`}},
		{name: "case matters", files: []string{"A.md", "a.md"}, kept: []string{"A.md", "a.md"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			all := docs(t, test.files...)
			table, findings := route.Plan(served("/", all), route.Options{Root: "/", DuplicateSeverity: diag.Warning})
			sitetest.Compare(t, test.name, lines(findings), test.want)
			var kept []string
			for _, doc := range all {
				if table.Has(doc.Name) {
					kept = append(kept, doc.File)
				}
			}
			sitetest.Compare(t, test.name, kept, test.kept)
			sitetest.Compare(t, test.name, len(table.Routes), len(test.kept)+1)
		})
	}
}

func TestFilesGetTheBaseURLOnce(t *testing.T) {
	t.Parallel()
	table := plan(t, "/", route.Options{Root: "/x/"})
	for _, test := range []struct{ file, url, under string }{
		{"img/a.png", "/x/img/a.png", "/x/img/a.png"},
		{"/img/a.png", "/x/img/a.png", "/x/img/a.png"},
		{"/x/a", "/x/x/a", "/x/a"},
		{"/x", "/x/x", "/x"},
		{"/xy", "/x/xy", "/x/xy"},
		{"/api/", "/x/api/", "/x/api/"},
		{"/", "/x/", "/x/"},
	} {
		t.Run(test.file, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, "a file: "+test.file, table.URL(test.file), test.url)
			sitetest.Compare(t, "a path: "+test.file, table.Under(test.file), test.under)
		})
	}
	sitetest.Compare(t, "home", table.Home(), "/x/")
}

func TestURLOfAnotherSiteIsJoinedWithOneSlash(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ base, below, want string }{
		{"https://a.b/edit/main/", "content/a.md", "https://a.b/edit/main/content/a.md"},
		{"https://a.b/edit/main", "content/a.md", "https://a.b/edit/main/content/a.md"},
		{"https://a.b/", "content/my doc#1?.md", "https://a.b/content/my%20doc%231%3F.md"},
		{"https://a.b/", "content/a:b.md", "https://a.b/content/a:b.md"},
	} {
		t.Run(test.below, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, test.base+" "+test.below, route.JoinURL(test.base, test.below), test.want)
		})
	}
}

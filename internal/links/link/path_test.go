package link_test

import (
	"fmt"
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestLinksOfTheConfigAreChecked(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, link, want string }{
		{name: "page", link: "/api/window", want: "/base/api/window"},
		{name: "page with the base URL", link: "/base/api/window/", want: "/base/api/window"},
		{name: "page with an anchor", link: "/api/window#frame", want: "/base/api/window#frame"},
		{name: "home", link: "/", want: "/base/"},
		{name: "file of a doc", link: "api/window.md", want: "/base/api/window"},
		{name: "another site", link: "https://example.com", want: "=> https://example.com"},
		{name: "mail", link: "mailto:me@example.com", want: "mailto:me@example.com"},
		{name: "static file", link: "/files/demo.pdf", want: "=> /base/files/demo.pdf"},
		{name: "vouched for", link: "pathname:///app", want: "=> /base/app"},
		{name: "page near another", link: "/api/widow", want: `/base/api/widow error: no page at "/api/widow" (did you mean "/api/window"?) [links]`},
		{name: "file of a doc near another", link: "api/widow.md", want: `api/widow.md error: no page "api/widow.md" (did you mean "api/window.md"?) [links]`},
		{name: "path without a slash", link: "install", want: "/base/install"},
		{name: "static file near another", link: "/files/demmo.pdf",
			want: `/base/files/demmo.pdf error: no file "/files/demmo.pdf" (did you mean "/files/demo.pdf"?) [links]`},
		{name: "anchor near another", link: "/api/window#fame",
			want: `/base/api/window#fame warning: no heading "#fame" on /base/api/window (did you mean "#frame"?) [anchors]`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			severities := link.Severities{Links: diag.Error, Anchors: diag.Warning}
			fixture := newFixture(t, "", options{base: "/base/", static: []string{"files/demo.pdf"}, severities: severities})
			got, external, finding := fixture.Path(test.link)
			if external {
				got = "=> " + got
			}
			if finding != nil {
				got += fmt.Sprintf(" %s: %s (%s) [%s]", finding.Severity, finding.Text, finding.Hint, finding.Code)
				if finding.File != "" || finding.Line != 0 {
					t.Errorf("%s\ngot a place: %s", test.link, finding.Place())
				}
			}
			compare(t, test.link, []string{got}, []string{test.want})
		})
	}
}

func TestIgnoredLinksOfTheConfigAreNotReported(t *testing.T) {
	t.Parallel()
	fixture := newFixture(t, "", options{})
	for _, link := range []string{"/zzz", "/api/window#zzz", "zzz.md"} {
		if _, _, finding := fixture.Path(link); finding != nil {
			t.Errorf("%s\ngot %v", link, *finding)
		}
	}
}

func TestFileReferences(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		target      string
		link, image bool
	}{
		{target: "file.pdf", link: true, image: true},
		{target: "/file.pdf?x#y", link: true, image: true},
		{target: "../a.b/file", image: true},
		{target: "@site/file", link: true, image: true},
		{target: "@site/content/x.md", image: true},
		{target: "x.md", image: true},
		{target: "x.mdx#y", image: true},
		{target: "x.html", image: true},
		{target: "x?v=1.5", image: true},
		{target: "x#1.5", image: true},
		{target: ""},
		{target: "#x.pdf"},
		{target: "?x.pdf"},
		{target: "https://example.com/file.pdf"},
		{target: "//example.com/file.pdf"},
		{target: "mailto:me@example.com"},
		{target: "sms:+1.5"},
		{target: "data:image/png;base64,AA=="},
		{target: "pathname:///file.pdf"},
	} {
		t.Run(test.target, func(t *testing.T) {
			t.Parallel()
			if got := link.IsFileReference(markdown.Link{Target: test.target}); got != test.link {
				t.Errorf("link %q\ngot %v", test.target, got)
			}
			if got := link.IsFileReference(markdown.Link{Target: test.target, Kind: markdown.Image}); got != test.image {
				t.Errorf("image %q\ngot %v", test.target, got)
			}
		})
	}
}

func TestLargeSiteSuggestsOnlyTheSameFolderOrName(t *testing.T) {
	t.Parallel()
	var docs []content.Doc
	for i := range 1200 {
		id := fmt.Sprintf("part-%d/page-%d", i%10, i)
		docs = append(docs, content.Doc{Set: set(), File: id + ".md", Name: "content/" + id + ".md", ID: id, Slug: "/" + id})
	}
	site := link.Targets{Severities: allErrors()}
	site.Routes, _ = route.Plan(served(docs), route.Options{Root: "/"})
	for _, test := range []struct{ name, link, want string }{
		{name: "same folder", link: "/part-7/paeg-107", want: `did you mean "/part-7/page-107"?`},
		{name: "same name", link: "/prat-7/page-107", want: `did you mean "/part-7/page-107"?`},
		{name: "both wrong", link: "/prat-7/paeg-107", want: "a path that starts with a slash leads to a page, or to a file in a static folder"},
	} {
		_, _, finding := site.Path(test.link)
		compare(t, test.link, []string{finding.Hint}, []string{test.want})
	}
}

func FuzzAnyLinkIsFollowed(f *testing.F) {
	for _, seed := range []string{"", "#", "?", "/", "//", "a.md", "../../../../x.md", "@site/", "@site/content/", "pathname://", "%", "/%zz#%", "mailto:", ":",
		"./", "/a/../..", "a\x00b.pdf"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, link string) {
		fixture := newFixture(t, "", options{base: "/base/", severities: allErrors()})
		for _, kind := range []markdown.LinkKind{markdown.PageLink, markdown.Image} {
			document := markdown.Document{Lists: markdown.Lists{Links: []markdown.Link{{Kind: kind, Target: link, Described: true,
				Place: markdown.Place{Line: 1, Column: 1}}}}}
			resolved, findings := fixture.Doc(fixture.from, document)
			if len(resolved) != 1 || len(findings) > 1 {
				t.Errorf("%q\ngot %v %v", link, resolved, findings)
			}
		}
		fixture.Path(link)
	})
}

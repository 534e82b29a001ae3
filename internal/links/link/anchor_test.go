package link_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
)

func TestAnchorsAreFollowed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{name: "of another page", text: "[a](../api/window.md#frame)"},
		{name: "of a path", text: "[a](/api/window#frame)"},
		{name: "here, further down", text: "[a](#there)\n\n## There"},
		{name: "escaped", text: "[a](../api/window.md#gr%C3%B6%C3%9Fe)"},
		{name: "not escaped", text: "[a](../api/window.md#größe)"},
		{name: "with a percent sign", text: "[a](../api/window.md#100%)"},
		{name: "top", text: "[a](../api/window.md#TOP)"},
		{name: "empty", text: "[a](../api/window.md#)"},
		{name: "of a static file", text: "[a](/demo.html#x)"},
		{name: "of another site", text: "[a](https://example.com/#x)"},
		{name: "near another", text: "[a](../api/window.md#fame)", want: `1:5+21 error: no heading "#fame" on /api/window (did you mean "#frame"?) [anchors]`},
		{name: "here, near another", text: "[a](#their)\n\n## There",
			want: `1:5+6 error: no heading "#their" on /guide/here (did you mean "#there"?) [anchors]`},
		{name: "near none of few", text: "[a](/install?x#nothing)",
			want: `1:5+18 error: no heading "#nothing" on /install (headings on the page: #by-hand, #with-homebrew) [anchors]`},
		{name: "near none of many", text: "[a](/many#nothing)",
			want: `1:5+13 error: no heading "#nothing" on /many (headings on the page: #a, #b, #c, #d, #e, #f, #g, #h, and 1 more) [anchors]`},
		{name: "of none", text: "[a](/bare#nothing)", want: `1:5+13 error: no heading "#nothing" on /bare (the page has no headings to link to) [anchors]`},
		{name: "of the title, which has none", text: "[a](/install#install)",
			want: `1:5+16 error: no heading "#install" on /install (headings on the page: #by-hand, #with-homebrew) [anchors]`},
		{name: "of a line", text: "[a](/code#L12)"},
		{name: "of lines of a block by its title", text: "[a](/code#my-script-js-L10-L12)"},
		{name: "of a line of a block by its position", text: "[a](/code#code-2-L1)"},
		{name: "of a line before the first", text: "[a](/code#L9)",
			want: `1:5+8 error: no lines "#L9" on /code (the lines of the code block are "#L10-L12") [anchors]`},
		{name: "of lines beyond the last", text: "[a](/code#my-script-js-L11-L13)",
			want: `1:5+26 error: no lines "#my-script-js-L11-L13" on /code (the lines of the code block are "#my-script-js-L10-L12") [anchors]`},
		{name: "of lines in the wrong order", text: "[a](/code#L12-L11)",
			want: `1:5+13 error: no lines "#L12-L11" on /code (the lines of the code block are "#L10-L12") [anchors]`},
		{name: "of a line of a block without numbers", text: "[a](/code#code-3-L1)",
			want: `1:5+15 error: no heading "#code-3-L1" on /code (the page has no headings to link to) [anchors]`},
		{name: "in another case", text: "[a](/install#By-Hand)", want: `1:5+16 error: no heading "#By-Hand" on /install (did you mean "#by-hand"?) [anchors]`},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := follow(t, test.text, options{static: []string{"demo.html"}, severities: allErrors()})
			var want []string
			if test.want != "" {
				want = []string{test.want}
			}
			compare(t, test.text, findings, want)
		})
	}
}

func TestFindingsHaveTheSeveritiesOfTheSite(t *testing.T) {
	t.Parallel()
	const text = "[a](zzz.md) [b](/install#zzz) [c]() ![d](x.png)"
	const (
		page   = `no page "zzz.md" (write the path of a doc relative to this file or to the docs folder) [links]`
		anchor = `no heading "#zzz" on /install (headings on the page: #by-hand, #with-homebrew) [anchors]`
		empty  = "the link has no target (write the target between the parentheses) [links]"
		image  = `1:42+5 error: no image "x.png" (the path is relative to this file) [images]`
	)
	for _, test := range []struct {
		name       string
		severities link.Severities
		want       []string
	}{
		{name: "both", severities: link.Severities{Links: diag.Warning, Anchors: diag.Log}, want: []string{
			"1:5+6 warning: " + page, "1:17+12 info: " + anchor, "1:31+5 warning: " + empty, image,
		}},
		{name: "links are ignored", severities: link.Severities{Anchors: diag.Error}, want: []string{"1:17+12 error: " + anchor, image}},
		{name: "anchors are ignored", severities: link.Severities{Links: diag.Error}, want: []string{
			"1:5+6 error: " + page, "1:31+5 error: " + empty, image,
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			resolved, findings := follow(t, text, options{severities: test.severities})
			compare(t, text, findings, test.want)
			compare(t, text, resolved, []string{"zzz.md", "/install#zzz", "", "x.png"})
		})
	}
}

func TestFindingsCarryFileAndSource(t *testing.T) {
	t.Parallel()
	fixture := newFixture(t, "# Here\n\nSee [é](stup.md).\n", options{severities: allErrors()})
	_, got := fixture.Doc(fixture.from, fixture.document)
	want := diag.Diagnostic{
		Severity: diag.Error, Code: "links", File: "content/guide/here.md", Line: 3, Column: 9, Length: 7,
		Text: `no page "stup.md"`, Hint: `did you mean "setup.md"?`, Fix: "setup.md", Cause: "guide/stup.md", Source: "See [é](stup.md).",
	}
	if len(got) != 1 || got[0] != want {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestAllLinksOfADocAreFollowedInOrder(t *testing.T) {
	t.Parallel()
	resolved, findings := follow(t, "[a](setup.md) [b](nope.md) [c](/install)\n\n[d](/nope)", options{severities: allErrors()})
	compare(t, "four links", resolved, []string{"/guide/setup", "nope.md", "/install", "/nope"})
	if len(findings) != 2 {
		t.Errorf("four links\ngot %v", findings)
	}
}

func TestDocWithoutLinks(t *testing.T) {
	t.Parallel()
	resolved, findings := follow(t, "Text.", options{severities: allErrors()})
	compare(t, "Text.", append(resolved, findings...), nil)
}

func TestDocOutsideFoldersGetsPlainSuggestions(t *testing.T) {
	t.Parallel()
	_, findings := follow(t, "[a](instal.md) [b](api/widow.md)", options{file: "here.md", severities: allErrors()})
	compare(t, "here.md", findings, []string{
		`1:5+9 error: no page "instal.md" (did you mean "install.md"?) [links]`,
		`1:20+12 error: no page "api/widow.md" (did you mean "api/window.md"?) [links]`,
	})
}

func TestDraftsAreNotLinkTargets(t *testing.T) {
	t.Parallel()
	fixture := newFixture(t, "[a](draft.md)", options{severities: allErrors()})
	if _, found := fixture.Routes.In(set()).Doc("guide/draft"); found {
		t.Fatal("there is a doc guide/draft")
	}
	_, findings := fixture.Doc(content.Doc{Set: set(), File: "guide/here.md", Name: "content/guide/here.md"}, fixture.document)
	if len(findings) != 1 {
		t.Errorf("got %v", findings)
	}
}

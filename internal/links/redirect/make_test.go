package redirect_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/diag"
)

func TestInvalidRulesAreReportedAndLeftOut(t *testing.T) {
	t.Parallel()
	noPath := `write a path such as "/old/page" or "/old/page#heading"`
	pattern := "list each old URL, or move the pattern to static/_redirects"
	gone := "redirect only URLs that no longer exist: remove the redirect, or move the page or file"
	for _, test := range []struct {
		name  string
		pairs []string
		want  []string // place, text, hint
	}{
		{"no path", []string{"old", "/"}, []string{"old.from", `"old" is not a path of the site`, noPath}},
		{"another site", []string{"//example.com/a", "/"}, []string{"//example.com/a.from", `"//example.com/a" is not a path of the site`, noPath}},
		{"out of the site", []string{"/a/../b", "/"}, []string{"/a/../b.from", `"/a/../b" is not a path of the site`, noPath}},
		{"a query", []string{"/a?b", "/"}, []string{"/a?b.from", `"/a?b" is not a path of the site`, noPath}},
		{"a backslash", []string{`/a\b`, "/"}, []string{`/a\b.from`, `"/a\\b" is not a path of the site`, noPath}},
		{"a backslash, encoded", []string{"/a%5Cb", "/"}, []string{"/a%5Cb.from", `"/a%5Cb" is not a path of the site`, noPath}},
		{"out of the site, encoded", []string{"/a/..%2fb", "/"}, []string{"/a/..%2fb.from", `"/a/..%2fb" is not a path of the site`, noPath}},
		{"out of the site at the end", []string{"/a/%2e%2e", "/"}, []string{"/a/%2e%2e.from", `"/a/%2e%2e" is not a path of the site`, noPath}},
		{"a line break", []string{"/a%0A/b", "/"}, []string{"/a%0A/b.from", `"/a%0A/b" is not a path of the site`, noPath}},
		{"every URL", []string{"/*", "/"}, []string{"/*.from", `"/*" is a pattern that hosts would also apply to other pages`, pattern}},
		{"every URL, encoded", []string{"/a%2A", "/"}, []string{"/a%2A.from", `"/a%2A" is a pattern that hosts would also apply to other pages`, pattern}},
		{"a placeholder", []string{"/a/:id", "/"}, []string{"/a/:id.from", `"/a/:id" is a pattern that hosts would also apply to other pages`, pattern}},
		{"to another rule", []string{"/a", "https://example.com/\n/b https://example.net"},
			[]string{"/a.to", `"https://example.com/\n/b https://example.net" contains a space or a line break`, "write a space as %20"}},
		{"a page that is there", []string{"/setup", "/"}, []string{"/setup.from", "/setup still exists: the page /base/setup", gone}},
		{"a file that is there", []string{"/file.txt", "/"}, []string{"/file.txt.from", "/file.txt still exists: the static file file.txt", gone}},
		{"an anchor that is there", []string{"/setup#now", "/"},
			[]string{"/setup#now.from", `/setup still has the anchor "#now"`, "redirect only anchors that no longer exist: remove the redirect"}},
		{"an encoded anchor that is there", []string{"/setup#%C3%A9t%C3%A9", "/"},
			[]string{"/setup#%C3%A9t%C3%A9.from", `/setup still has the anchor "#été"`, "redirect only anchors that no longer exist: remove the redirect"}},
		{"an anchor of no page", []string{"/gone#a", "/"}, []string{"/gone#a.from", "no page or redirect at /base/gone",
			"first add a redirect for the page, without the anchor"}},
		{"to nowhere", []string{"/a", "/stup"}, []string{"/a.to", `no page at "/stup"`, "a hint"}},
		{"to a script", []string{"/a", "javascript:alert(1)"},
			[]string{"/a.to", `"javascript:alert(1)" is neither a path nor a URL`, "for example, /new/page or https://example.com"}},
	} {
		plan, findings := planOf(t, test.pairs...)
		sitetest.Compare(t, test.name, findings, []diag.Diagnostic{{Severity: diag.Error, Code: "redirects", File: test.want[0], Text: test.want[1],
			Hint: test.want[2]}})
		sitetest.Compare(t, test.name+": plan", show(plan), "")
	}
}

func TestDuplicateRuleIsReported(t *testing.T) {
	t.Parallel()
	plan, findings := planOf(t, "/old", "/setup", "/base/old/", "/guide", "/old#a", "/guide", "/old#a", "/")
	sitetest.Compare(t, "findings", findings, []diag.Diagnostic{
		{Severity: diag.Error, Code: "redirects", File: "/base/old/.from", Text: `two redirects claim the old URL "/base/old/"`,
			Hint: `it already leads to "/setup": keep the one for the newer page`},
		{Severity: diag.Error, Code: "redirects", File: "/old#a.from", Text: `two redirects claim the old URL "/old#a"`,
			Hint: `it already leads to "/guide": keep the one for the newer page`},
	})
	sitetest.Compare(t, "plan", show(plan), "page /base/old /base/setup map[a:/base/guide]\n")
}

func TestRedirectChainsAreReported(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		pairs []string
		want  []string // text and hint of each finding
		plan  string
	}{
		{
			"two in a row", []string{"/a", "/b", "/b", "/setup"},
			[]string{`the redirect leads to "/b", which is redirected itself`, `write "/setup"`}, "page /base/b /base/setup map[]\n",
		},
		{
			"by an anchor of a page that is gone", []string{"/a", "/b#x", "/b", "/setup"},
			[]string{`the redirect leads to "/b#x", which is redirected itself`, `write "/setup"`}, "page /base/b /base/setup map[]\n",
		},
		{
			"by an anchor that is gone", []string{"/a", "/setup#was", "/setup#was", "/setup#now"},
			[]string{`the redirect leads to "/setup#was", which is redirected itself`, `write "/setup#now"`},
			"moved map[/base/setup:map[was:/base/setup#now]]\n",
		},
		{
			"in a circle", []string{"/a", "/b", "/b", "/a"},
			[]string{
				"the redirect is part of a loop: /a > /b > /a", "make one of them lead to a page",
				"the redirect is part of a loop: /b > /a > /b", "make one of them lead to a page",
			}, "",
		},
		{"to itself", []string{"/a", "/a"}, []string{"the redirect is part of a loop: /a > /a", "make one of them lead to a page"}, ""},
		{"to a page with another anchor that is gone", []string{"/a", "/setup#now", "/setup#was", "/guide"}, nil,
			"page /base/a /base/setup#now map[]\nmoved map[/base/setup:map[was:/base/guide]]\n"},
	} {
		plan, findings := planOf(t, test.pairs...)
		var texts []string
		for _, finding := range findings {
			texts = append(texts, finding.Text, finding.Hint)
		}
		sitetest.Compare(t, test.name, texts, test.want)
		sitetest.Compare(t, test.name+": plan", show(plan), test.plan)
	}
}

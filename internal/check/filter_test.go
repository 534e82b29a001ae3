package check_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/check"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// filter formats the findings that remain as "line severity code: text".
func filter(t *testing.T, filter check.Filter, text string, findings ...diag.Diagnostic) []string {
	t.Helper()
	document := markdown.With(markdown.Options{}).Parse([]byte(text))
	for _, ignore := range document.Ignores {
		filter.Comments = append(filter.Comments, site.Comment{Ignore: ignore, File: "a.md", Excerpt: document.Around(ignore.Place)})
	}
	var got []string
	for _, finding := range diag.Sort(filter.Apply(findings)) {
		got = append(got, fmt.Sprintf("%s %s %s: %s", finding.Place(), finding.Severity, finding.Code, finding.Text))
	}
	return got
}

func compare(t *testing.T, input string, got, want []string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s\ngot\n%s\nwant\n%s", input, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func finding(code string, line int) diag.Diagnostic {
	return diag.Diagnostic{Severity: diag.Error, Code: code, File: "a.md", Line: line, Text: "wrong"}
}

func TestFilterAppliesTheSeveritiesOfTheSite(t *testing.T) {
	t.Parallel()
	levels := map[string]diag.Severity{"links": diag.Warning, "images": diag.Ignore, "anchors": diag.Log, "config": diag.Ignore}
	got := filter(t, check.Filter{Levels: levels}, "", finding("links", 1), finding("images", 2), finding("anchors", 3), finding("ids", 4),
		finding("config", 5))
	compare(t, "severities", got, []string{"a.md:1 warning links: wrong", "a.md:3 info anchors: wrong", "a.md:4 error ids: wrong",
		"a.md:5 error config: wrong"})
}

func TestCommentsSuppressFindingsAtOnePlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		findings   []diag.Diagnostic
		want       []string
	}{
		{name: "line below", text: "<!-- docgen-ignore links: x -->\n\n[a](b)\n", findings: []diag.Diagnostic{finding("links", 3)}},
		{name: "same line", text: "[a](b) <!-- docgen-ignore links: x -->\n", findings: []diag.Diagnostic{finding("links", 1)}},
		{name: "line after that", text: "<!-- docgen-ignore links: x -->\na\nb\n", findings: []diag.Diagnostic{finding("links", 2), finding("links", 3)},
			want: []string{"a.md:3 error links: wrong"}},
		{name: "two codes", text: "a <!-- docgen-ignore links, images: x -->\n",
			findings: []diag.Diagnostic{finding("links", 1), finding("images", 1), finding("anchors", 1)},
			want:     []string{"a.md:1 error anchors: wrong"}},
		{name: "whole file", text: "a\n\n<!-- docgen-ignore orphans: x -->\n", findings: []diag.Diagnostic{finding("orphans", 0)}},
		{name: "another file", text: "<!-- docgen-ignore links: x -->\na\n",
			findings: []diag.Diagnostic{{Severity: diag.Error, Code: "links", File: "b.md", Line: 2, Text: "wrong"}},
			want:     []string{`a.md:1:1 warning ignores: the comment has no effect: there is no "links" problem here`, "b.md:2 error links: wrong"}},
		{name: "no reason", text: "a <!-- docgen-ignore links -->\n", findings: []diag.Diagnostic{finding("links", 1)},
			want: []string{"a.md:1:3 warning ignores: the comment gives no reason"}},
		{name: "no code", text: "<!-- docgen-ignore -->\n", want: []string{"a.md:1:1 warning ignores: the comment does not say what to ignore"}},
		{name: "unknown code", text: "<!-- docgen-ignore lnks: x -->\n", want: []string{`a.md:1:1 warning ignores: unknown code "lnks"`}},
		{name: "fixed code", text: "<!-- docgen-ignore content: x -->\n", findings: []diag.Diagnostic{finding("content", 1)},
			want: []string{"a.md:1 error content: wrong", `a.md:1:1 warning ignores: problems with the code "content" cannot be ignored`}},
		{name: "check that did not run", text: "<!-- docgen-ignore external: x -->\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			compare(t, test.text, filter(t, check.Filter{Idle: []string{"external"}}, test.text, test.findings...), test.want)
		})
	}
	off := check.Filter{Levels: map[string]diag.Severity{"ignores": diag.Ignore}}
	compare(t, "ignores off", filter(t, off, "<!-- docgen-ignore -->\n"), nil)
}

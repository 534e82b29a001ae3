package check_test

import (
	"fmt"
	"testing"

	"docgen/internal/check"
	"docgen/internal/diag"
	"docgen/internal/markdown"
)

// judge gives what is left of findings of a text: "line severity code: text".
func judge(t *testing.T, judge check.Judge, text string, findings ...diag.Diagnostic) []string {
	t.Helper()
	document := markdown.With(markdown.Options{}).Parse([]byte(text))
	judge.Comments = check.Comments("a.md", document)
	var got []string
	for _, finding := range diag.Sort(judge.Judge(findings)) {
		got = append(got, fmt.Sprintf("%s %s %s: %s", finding.Place(), finding.Severity, finding.Code, finding.Text))
	}
	return got
}

func finding(code string, line int) diag.Diagnostic {
	return diag.Diagnostic{Severity: diag.Error, Code: code, File: "a.md", Line: line, Text: "wrong"}
}

func TestSeveritiesOfTheSiteCount(t *testing.T) {
	t.Parallel()
	levels := map[string]diag.Severity{"links": diag.Warning, "images": diag.Ignore, "anchors": diag.Log, "config": diag.Ignore}
	got := judge(t, check.Judge{Levels: levels}, "", finding("links", 1), finding("images", 2), finding("anchors", 3), finding("ids", 4), finding("config", 5))
	compare(t, "severities", got, []string{"a.md:1 warning links: wrong", "a.md:3 info anchors: wrong", "a.md:4 error ids: wrong", "a.md:5 error config: wrong"})
}

func TestCommentsSilenceOnePlace(t *testing.T) {
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
		{name: "two codes", text: "a <!-- docgen-ignore links, images: x -->\n", findings: []diag.Diagnostic{finding("links", 1), finding("images", 1), finding("anchors", 1)},
			want: []string{"a.md:1 error anchors: wrong"}},
		{name: "whole file", text: "a\n\n<!-- docgen-ignore orphans: x -->\n", findings: []diag.Diagnostic{finding("orphans", 0)}},
		{name: "another file", text: "<!-- docgen-ignore links: x -->\na\n", findings: []diag.Diagnostic{{Severity: diag.Error, Code: "links", File: "b.md", Line: 2, Text: "wrong"}},
			want: []string{`a.md:1:1 warning ignores: the comment silences nothing: there is no finding of the code "links"`, "b.md:2 error links: wrong"}},
		{name: "no reason", text: "a <!-- docgen-ignore links -->\n", findings: []diag.Diagnostic{finding("links", 1)},
			want: []string{"a.md:1:3 warning ignores: the comment gives no reason"}},
		{name: "no code", text: "<!-- docgen-ignore -->\n", want: []string{"a.md:1:1 warning ignores: the comment does not say what to ignore"}},
		{name: "unknown code", text: "<!-- docgen-ignore lnks: x -->\n", want: []string{`a.md:1:1 warning ignores: no code "lnks"`}},
		{name: "fixed code", text: "<!-- docgen-ignore content: x -->\n", findings: []diag.Diagnostic{finding("content", 1)},
			want: []string{"a.md:1 error content: wrong", `a.md:1:1 warning ignores: findings of the code "content" cannot be ignored`}},
		{name: "check that did not run", text: "<!-- docgen-ignore external: x -->\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			compare(t, test.text, judge(t, check.Judge{Idle: []string{"external"}}, test.text, test.findings...), test.want)
		})
	}
	off := check.Judge{Levels: map[string]diag.Severity{"ignores": diag.Ignore}}
	compare(t, "ignores off", judge(t, off, "<!-- docgen-ignore -->\n"), nil)
}

func TestTextOfADocIsChecked(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{name: "level skipped", text: "# A\n\n### B\n\n## C\n\n#### D\n", want: []string{
			`3:5+1 warning: the heading "B" is of level 3, and the one before of level 1 (make it level 2) [heading-levels]`,
			`7:6+1 warning: the heading "D" is of level 4, and the one before of level 2 (make it level 3) [heading-levels]`}},
		{name: "levels in order", text: "## A\n\n### B\n\n#### C\n\n## D\n"},
		{name: "id of HTML and heading", text: "## A {#x}\n\n<b id=\"x\">x</b>\n", want: []string{
			`3:8+1 warning: the id "x" stands twice in the page (links lead to the one on line 1: give this one another id) [ids]`}},
		{name: "picture without text", text: "![](a.png) ![ ](b.png) ![c](c.png)\n", want: []string{
			`1:5+5 warning: the picture "a.png" has no alternative text (say what it shows between the brackets) [alt-text]`,
			`1:17+5 warning: the picture "b.png" has no alternative text (say what it shows between the brackets) [alt-text]`}},
		{name: "picture in HTML", text: "<img src=\"a.png\"> <img src=\"b.png\" alt=\"\"> <img src=a.png role=presentation>\n", want: []string{
			`1:1+17 warning: the picture "a.png" has no alternative text (say what it shows by alt="", empty for an ornament) [alt-text]`}},
		{name: "the site's own URL", text: "[a](https://example.org/base/install#by-hand) <https://EXAMPLE.org/base/> https://example.org/base/files/x.pdf\n", want: []string{
			`1:5+40 warning: the link leads to the site itself by its whole URL (write "../install.md#by-hand") [self-links]`,
			`1:48+25 warning: the link leads to the site itself by its whole URL (write "../index.md") [self-links]`,
			`1:75+36 warning: the link leads to the site itself by its whole URL (write "/files/x.pdf") [self-links]`}},
		{name: "URLs beside the site", text: "[a](https://example.org/other) [b](https://example.org.uk/base/) [c](https://example.org:81/base/)\n"},
		{name: "no page at the site's own URL", text: "[a](https://example.org/base/instal?x)\n", want: []string{
			`1:5+33 error: no page at "https://example.org/base/instal" (did you mean "https://example.org/base/install"?) [links]`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			made := newFixture(t, test.text, options{base: "/base/", static: []string{"files/x.pdf"}, severities: throw()})
			made.Origin = "https://example.org"
			for _, name := range []string{"a.png", "b.png", "c.png"} {
				made.Assets[check.Reference{Doc: made.from.File, Link: name}] = picture()
			}
			_, wrong := made.Doc(made.from, made.document)
			compare(t, test.text, lines(wrong), test.want)
		})
	}
}

package content_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/markdown"
)

func FuzzAnyFrontMatterIsReadOrDiagnosed(f *testing.F) {
	for _, seed := range []string{
		"", "title: a", "title: [a]\nid: 1\ntags: [a, {label: b, permalink: /c}]", "sidebar_position: .nan", "draft: yes\nunlisted: on",
		"last_update: {date: 2026-11-21}",
		"a: &a [*a]", "a: &a {b: *a}", "<<: {title: a}", "? [a]\n: b", "1: 2\n1.5: 3\ntrue: 4", "title: |\n  a\n\n  b", "title: \"\\uD800\"", "slug: '%zz'",
		"slug: //x", "id: a/b",
		"image: null\ndescription: ~", "variables: {a: 1, b: [c]}", "mdx: {format: md}", "toc_min_heading_level: 9e99", "---", "...", "%YAML 1.1", "!!binary x",
		"{title: a,\n title: b}", "title: a\ntitle: b",
		strings.Repeat("[", 1<<16), strings.Repeat("{", 1<<16), strings.Repeat("- ", 1<<15), strings.Repeat("a: ", 1<<15), strings.Repeat("? ", 1<<15),
		strings.Repeat("a: b\n", 1<<14),
		strings.Repeat("&a ", 1<<14), strings.Repeat("'", 1<<16), strings.Repeat("|\n", 1<<14), strings.Repeat("!", 1<<16),
		strings.Repeat("tags: [a]\n", 1<<12),
		"a: &a [b,b,b,b,b,b,b,b]\nc: &c [*a,*a,*a,*a,*a,*a,*a,*a]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d]\nf: [*e,*e,*e,*e,*e,*e,*e,*e]",
	} {
		f.Add(seed)
	}
	parser := markdown.With(markdown.Options{})
	f.Fuzz(func(t *testing.T, frontMatter string) {
		if !utf8.ValidString(frontMatter) || strings.Contains(frontMatter, "\r") {
			t.Skip("reading the file would have reported or changed it")
		}
		file := content.File{Path: "a.md", Name: "docs/a.md", Text: []byte("---\n" + frontMatter + "\n---\n\nText.\n")}
		document := parser.Parse(file.Text)
		fields, findings, readable := content.ReadFrontMatter(file)
		if !readable && len(findings) == 0 {
			t.Errorf("%.1000q\nis rejected without a report", frontMatter)
		}
		_, problems := content.Describe(file, content.Parsed{FrontMatter: fields, Heading: document.Title, Excerpt: document.Excerpt})
		for _, finding := range append(findings, problems...) {
			if finding.File != file.Name || finding.Line < 1 || finding.Line > strings.Count(string(file.Text), "\n") || finding.Text == "" {
				t.Errorf("%.1000q\ngot %+v", frontMatter, finding)
			}
		}
	})
}

package content_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
)

func quoted(text string) string { return strconv.Quote(text) }

func TestFrontMatterFieldsOfTheRightTypeAreAccepted(t *testing.T) {
	t.Parallel()
	text := func(text string) *string { return &text }
	number := func(number float64) *float64 { return &number }
	whole := func(number int) *int { return &number }
	flag := func(flag bool) *bool { return &flag }
	for _, test := range []struct {
		name   string
		fields string
		want   content.FrontMatter
	}{
		{name: "nothing", fields: "", want: content.FrontMatter{}},
		{name: "texts", fields: "title: a\nimage: ./i.png\ndescription: ''\nsidebar_label: b\nsidebar_class_name: c\npagination_label: d",
			want: content.FrontMatter{Title: text("a"), Image: text("./i.png"), Description: text(""), SidebarLabel: text("b"), SidebarClassName: text("c"),
				PaginationLabel: text("d")}},
		{name: "numbers for strings", fields: "id: 2021\ntitle: 1234567.5\nslug: 1.10\nsidebar_label: 18446744073709551615",
			want: content.FrontMatter{ID: text("2021"), Title: text("1234567.5"), Slug: text("1.1"), SidebarLabel: text("18446744073709551615")}},
		{name: "YAML 1.1's booleans for texts", fields: "id: on\ntitle: No\nsidebar_label: \"off\"",
			want: content.FrontMatter{ID: text("on"), Title: text("No"), SidebarLabel: text("off")}},
		{name: "booleans", fields: "hide_title: true\nhide_table_of_contents: True\ndraft: 'true'\nunlisted: false\nparse_number_prefixes: false",
			want: content.FrontMatter{HideTitle: true, HideTOC: true, Draft: true, ParseNumberPrefixes: flag(false)}},
		{name: "numbers", fields: "sidebar_position: 3\ntoc_min_heading_level: 2\ntoc_max_heading_level: 6",
			want: content.FrontMatter{SidebarPosition: number(3), TOCMinLevel: whole(2), TOCMaxLevel: whole(6)}},
		{name: "numbers in quotes", fields: "sidebar_position: '3.5'\ntoc_max_heading_level: 4.0",
			want: content.FrontMatter{SidebarPosition: number(3.5), TOCMaxLevel: whole(4)}},
		{name: "null is not absent", fields: "displayed_sidebar: null\npagination_next:\npagination_prev: ~\ncustom_edit_url: ''",
			want: content.FrontMatter{DisplayedSidebar: content.Nullable{Set: true}, PaginationNext: content.Nullable{Set: true},
				PaginationPrev: content.Nullable{Set: true}, CustomEditURL: content.Nullable{Set: true}}},
		{name: "nullable strings", fields: "displayed_sidebar: api\npagination_next: a/b\ncustom_edit_url: https://a.b",
			want: content.FrontMatter{DisplayedSidebar: content.Nullable{Set: true, Value: "api"}, PaginationNext: content.Nullable{Set: true, Value: "a/b"},
				CustomEditURL: content.Nullable{Set: true, Value: "https://a.b"}}},
		{name: "lists", fields: "keywords: [a, 2]\ntags: [b, 2021, {label: c, permalink: /c}]",
			want: content.FrontMatter{Keywords: []string{"a", "2"}, Tags: []content.Tag{{Label: "b"}, {Label: "2021"}, {Label: "c", Permalink: "/c"}}}},
		{name: "mappings", fields: "sidebar_custom_props: {a: 1}\nlast_update: {author: b}\nmdx: {format: md}",
			want: content.FrontMatter{SidebarCustomProps: map[string]any{"a": 1.0}, LastUpdate: &content.LastUpdate{Author: "b"},
				MDX: &content.MDX{Format: "md"}}},
		{name: "fields of the author's own", fields: "weight: 3\nfoo: [bar]", want: content.FrontMatter{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			doc, findings := docOf(t, "a.md", frontMatterOnly(test.fields))
			sitetest.Compare(t, test.fields, lines(findings), []string(nil))
			sitetest.Compare(t, test.fields, doc.FrontMatter, test.want)
		})
	}
}

func TestInvalidFrontMatterIsReportedAtItsField(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		fields string
		want   []string
	}{
		{name: "text", fields: "title: [a]\nid: {a: b}\nslug:\nimage: true", want: []string{
			`error docs/a.md:2:1+5 front matter field "title" must be a string, found a list (put the value in quotes to make it a string)`,
			`error docs/a.md:3:1+2 front matter field "id" must be a string, found a mapping (put the value in quotes to make it a string)`,
			`error docs/a.md:4:1+4 front matter field "slug" must be a string, found nothing (put the value in quotes to make it a string)`,
			`error docs/a.md:5:1+5 front matter field "image" must be a string, found "true" (put the value in quotes to make it a string)`,
		}},
		{name: "boolean", fields: "hide_title: 1\ndraft: yes\nparse_number_prefixes: []", want: []string{
			`error docs/a.md:2:1+10 front matter field "hide_title" must be true or false, found "1" (write true or false)`,
			`error docs/a.md:3:1+5 front matter field "draft" must be true or false, found "yes" (write true or false)`,
			`error docs/a.md:4:1+21 front matter field "parse_number_prefixes" must be true or false, found a list (write true or false)`,
		}},
		{name: "number", fields: "sidebar_position: first\ntoc_min_heading_level: 2.5\ntoc_max_heading_level: true", want: []string{
			`error docs/a.md:2:1+16 front matter field "sidebar_position" must be a number, found "first" (for example, write 2)`,
			`error docs/a.md:3:1+21 front matter field "toc_min_heading_level" must be a whole number, found "2.5" (for example, write 2)`,
			`error docs/a.md:4:1+21 front matter field "toc_max_heading_level" must be a whole number, found "true" (for example, write 2)`,
		}},
		{name: "not a real number", fields: "sidebar_position: .nan", want: []string{
			`error docs/a.md:2:1+16 front matter field "sidebar_position" must be a number, found "NaN" (for example, write 2)`,
		}},
		{name: "list", fields: "keywords: a, b\ntags: a", want: []string{
			`error docs/a.md:2:1+8 front matter field "keywords" must be a list of strings, found "a, b" (for example, write [first, second])`,
			`error docs/a.md:3:1+4 front matter field "tags" must be a list, found "a" (for example, write [first, second])`,
		}},
		{name: "list of lists", fields: "keywords: [[a]]\ntags: [[a], {label: b}]", want: []string{
			`error docs/a.md:2:1+8 front matter field "keywords" must be a list of strings, found a list (for example, write [first, second])`,
			`error docs/a.md:3:1+4 a tag must be a string, or a mapping with label and permalink, found a list (for example, write {label: Setup, permalink: /setup})`,
			`error docs/a.md:3:1+4 a tag must be a string, or a mapping with label and permalink, found a mapping (for example, write {label: Setup, permalink: /setup})`,
		}},
		{name: "nullable", fields: "pagination_next: [a]", want: []string{
			`error docs/a.md:2:1+15 front matter field "pagination_next" must be a string or null, found a list (put the value in quotes to make it a string)`,
		}},
		{name: "mapping", fields: "last_update: today\nmdx: md\nsidebar_custom_props: 1", want: []string{
			`error docs/a.md:2:1+11 front matter field "last_update" must be a mapping, found "today" (for example, write {name: value})`,
			`error docs/a.md:3:1+3 front matter field "mdx" must be a mapping, found "md" (for example, write {name: value})`,
			`error docs/a.md:4:1+20 front matter field "sidebar_custom_props" must be a mapping, found "1" (for example, write {name: value})`,
		}},
		{name: "closed mappings", fields: "last_update: {when: now}\nmdx: {format: html}", want: []string{
			`error docs/a.md:2:1+11 last_update must contain author, date or both (for example, write {date: 2026-11-21})`,
			`error docs/a.md:3:1+3 mdx must contain only format, with a known value (allowed values: md, mdx, detect)`,
		}},
		{name: "id", fields: "id: a/b", want: []string{
			`error docs/a.md:2:1+2 the doc id "a/b" contains a slash (docgen adds the folder to the id; to change it, move the file)`,
		}},
		{name: "id that leads out", fields: "id: ..", want: []string{
			`error docs/a.md:2:1+2 the doc id ".." is not a valid name (remove the field to use the file's name)`,
		}},
		{name: "long paths", fields: "slug: /" + strings.Repeat("a/", 8000) + "\nredirect_from: [/old, /" + strings.Repeat("b", 800) + "]", want: []string{
			`error docs/a.md:2:1+4 the path has 16001 bytes, but the limit is 800 (write a shorter path)`,
			`error docs/a.md:3:1+13 the path has 801 bytes, but the limit is 800 (write a shorter path)`,
		}},
		{name: "empty id and slug", fields: "id: ''\nslug: ''", want: []string{
			`error docs/a.md:2:1+2 the doc id "" is not a valid name (remove the field to use the file's name)`,
			`error docs/a.md:3:1+4 the slug is empty (write "/" for the root of the docs, or remove the field)`,
		}},
		{name: "draft and unlisted", fields: "draft: true\nunlisted: true", want: []string{
			`error docs/a.md:3:1+8 a page cannot be a draft and unlisted at the same time (remove one of them)`,
		}},
		{name: "heading levels", fields: "toc_min_heading_level: 1\ntoc_max_heading_level: 7", want: []string{
			`error docs/a.md:2:1+21 toc_min_heading_level must be from 2 to 6, found 1`,
			`error docs/a.md:3:1+21 toc_max_heading_level must be from 2 to 6, found 7`,
		}},
		{name: "heading levels crossed", fields: "toc_min_heading_level: 4\ntoc_max_heading_level: 3", want: []string{
			`error docs/a.md:3:1+21 toc_max_heading_level is less than toc_min_heading_level (swap them)`,
		}},
		{name: "typo in a known name", fields: "title: a\nsidebar_lable: b\nsidebarPosition: 1\nTitle: c", want: []string{
			`warning docs/a.md:3:1+13 unknown front matter field "sidebar_lable" (did you mean "sidebar_label"?)`,
			`warning docs/a.md:4:1+15 unknown front matter field "sidebarPosition" (did you mean "sidebar_position"?)`,
			`warning docs/a.md:5:1+5 unknown front matter field "Title" (did you mean "title"?)`,
		}},
		{name: "names in quotes", fields: "\"title\": []\n'draft' : 1", want: []string{
			`error docs/a.md:2:2+5 front matter field "title" must be a string, found a list (put the value in quotes to make it a string)`,
			`error docs/a.md:3:2+5 front matter field "draft" must be true or false, found "1" (write true or false)`,
		}},
		{name: "more than anyone writes", fields: "foo: [" + strings.Repeat("a,", 10_000) + "]", want: []string{
			`error docs/a.md:2:20004+1 the YAML has more than 20000 keys, values and punctuation marks (shorten it)`,
		}},
		{name: "field written uncommonly", fields: "{title: []}", want: []string{
			`error docs/a.md:2:2+5 front matter field "title" must be a string, found a list (put the value in quotes to make it a string)`,
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := docOf(t, "a.md", frontMatterOnly(test.fields)+"\ntitle: in the text\n")
			sitetest.Compare(t, test.fields, lines(findings), test.want)
		})
	}
}

// The body may contain text that resembles the field.
func TestPlaceOfAFieldIsInTheFrontMatter(t *testing.T) {
	t.Parallel()
	_, findings := docOf(t, "a.md", "---\n{title: []}\n---  \ntitle: in the text\n")
	sitetest.Compare(t, "lines", lines(findings), []string{`error docs/a.md:2:2+5 front matter field "title" must be a string, found a list (put the value in quotes to make it a string)`})
}

func TestReportShowsTheFieldsLine(t *testing.T) {
	t.Parallel()
	doc, _ := docOf(t, "a.md", frontMatterOnly("title: x\npagination_next: gone # later"))
	got := doc.Report("pagination_next", 0, "text", "hint")
	sitetest.Compare(t, "source", got.Source, "pagination_next: gone # later")
}

// Links in an included file are relative to that file.
func TestDocSeenFromAnIncludedFile(t *testing.T) {
	t.Parallel()
	doc, _ := docOf(t, "guide/a.md", "text")
	for _, test := range []struct{ file, want string }{
		{"", "guide/a.md"},
		{"docs/parts/_p.md", "parts/_p.md"},
		{"outside/p.md", "../outside/p.md"},
	} {
		from := doc.From(test.file)
		sitetest.Compare(t, test.file, from.File, test.want)
		sitetest.Compare(t, test.file, from.ID, doc.ID)
	}
}

func TestFieldGivenTwiceIsReported(t *testing.T) {
	t.Parallel()
	_, findings := docOf(t, "a.md", "---\ntitle: a\nlast_update:\n  date: 2026-11-21\n  author: title\n'title' : b\ndescription: |\n  title: c\n---\ntitle: d\ntitle: e\n")
	sitetest.Compare(t, "lines", lines(findings), []string{`error docs/a.md:6:2+5 duplicate front matter field "title" (the first one is on line 2)`})
}

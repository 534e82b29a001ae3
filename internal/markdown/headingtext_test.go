package markdown_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/markdown"
)

func TestHeadingsOfMDX(t *testing.T) {
	t.Parallel()
	const head = "---\nproduct: A & B\nlist: [a]\n---\nexport const v = '1.5'\nexport const count: number = 12;\nexport const sum = 1 + 2\nexport let free = 'a'\n\n"
	for _, row := range []struct{ heading, want string }{ // id, text, HTML
		{"Version {v} notes", "version-v-notes | Version 1.5 notes | Version 1.5 notes"},
		{"{v}", "v | 1.5 | 1.5"},
		{"*About { count }*", "about-count | About 12 | <em>About 12</em>"},
		{"{sum} {free}", "sum-free | sum free | sum free"},
		{"{frontMatter.product} {frontMatter.list}", "frontmatterproduct-frontmatterlist | A & B frontMatter.list | A &amp; B frontMatter.list"},
		{"{'one'} {`two`} {/* three */}", "one-two | one two | one two"},
		{"{v} {#own}", "own | 1.5 | 1.5"},
		{"API <Badge type=\"tip\">*new*</Badge>", "api | API | API"},
		{"<NewBadge>new</NewBadge> API <Icon>home</Icon>", "api | API | API"},
		{"API <span className=\"badge badge--primary\"><b>new</b></span>", "api | API | API"},
		{"The <Term>window</Term> <b>object</b>", "the-window-object | The window object | The window object"},
		{"<Badge>new</Badge>", "new | new | new"},
		{"<Tag>a</Tag> {v} <Page>b</Page>", "v-b | 1.5 b | 1.5 b"},
	} {
		document := markdown.With(markdown.Options{}).ParseMDX("a.mdx", []byte(head+"# "+row.heading+"\n\n## "+row.heading+"\n"))
		got := "nothing"
		if len(document.Headings) > 0 {
			heading := document.Headings[0]
			got = fmt.Sprintf("%s | %s | %s", strings.TrimSuffix(heading.ID, "-1"), heading.Text, heading.HTML)
			if document.Title != heading.Text || document.Sections[1].Title != heading.Text {
				t.Errorf("%s: the title is %q, and the section is %q", row.heading, document.Title, document.Sections[1].Title)
			}
		}
		if got != row.want {
			t.Errorf("%s\n got %s\nwant %s", row.heading, got, row.want)
		}
	}
}

func TestTranslatedHeadingWithAnExpressionHasTheIDOfItsCode(t *testing.T) {
	t.Parallel()
	source := markdown.With(markdown.Options{}).ParseMDX("a.mdx", []byte("## One\n")).Outline()
	document := markdown.With(markdown.Options{}).Translating(source).ParseMDX("a.mdx", []byte("export const v = '2'\n\n## Eins\n\n### Neu in {v}\n"))
	if id := document.Headings[1].ID; id != "neu-in-v" {
		t.Errorf("the id is %q", id)
	}
}

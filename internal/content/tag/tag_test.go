package tag_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/tag"
	"github.com/docgen-cli/docgen/internal/diag"
)

// doc returns a doc with tags as front matter has them.
func doc(id string, labels ...string) content.Doc {
	tagged := content.Doc{ID: id, Title: id, Name: "content/" + id + ".md"}
	for _, label := range labels {
		tagged = with(tagged, content.Tag{Label: label})
	}
	return tagged
}

// with adds a tag to a doc.
func with(doc content.Doc, tag content.Tag) content.Doc {
	doc.FrontMatter.Tags = append(slices.Clip(doc.FrontMatter.Tags), tag)
	return doc
}

func unlisted(doc content.Doc) content.Doc {
	doc.FrontMatter.Unlisted = true
	return doc
}

// show formats tags as "slug label: docs".
func show(tags []tag.Tag) []string {
	list := []string{}
	for _, tag := range tags {
		line := tag.Slug + " " + tag.Label
		if tag.Unlisted {
			line += " (unlisted)"
		}
		if tag.Description != "" {
			line += " (" + tag.Description + ")"
		}
		for i, doc := range tag.Docs {
			line += map[bool]string{true: ": ", false: ", "}[i == 0] + doc.ID
		}
		list = append(list, line)
	}
	return list
}

func lines(findings []diag.Diagnostic) []string {
	list := []string{}
	for _, finding := range findings {
		list = append(list, fmt.Sprintf("%s %s: %s (%s)", finding.Place(), finding.Severity, finding.Text, finding.Hint))
	}
	return list
}

// authoring 3.16.4
func TestDocsAreGroupedByPermalink(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name string
		docs []content.Doc
		want []string
	}{
		{name: "kebab case", docs: []content.Doc{doc("a", "My Tag", "C++"), doc("b", "my-tag")}, want: []string{"/tags/c C++: a", "/tags/my-tag My Tag: a, b"}},
		{name: "label and permalink", docs: []content.Doc{with(doc("a"), content.Tag{Label: "Any", Permalink: "/some/where"}),
			with(doc("b"), content.Tag{Label: "Other", Permalink: "some/where/"})},
			want: []string{"/tags/some/where Any: a, b"}},
		{name: "twice in one doc", docs: []content.Doc{doc("a", "x", "X", "x")}, want: []string{"/tags/x x: a"}},
		{name: "permalink that leads out", docs: []content.Doc{with(doc("a"), content.Tag{Label: "x", Permalink: "../../x"})}, want: []string{"/tags/x x: a"}},
		{name: "sorted by title", docs: []content.Doc{doc("b", "x"), doc("C", "x"), doc("a", "x")}, want: []string{"/tags/x x: a, b, C"}},
		{name: "unlisted docs are left out", docs: []content.Doc{doc("a", "x"), unlisted(doc("u", "x"))}, want: []string{"/tags/x x: a"}},
		{name: "tag of unlisted docs is unlisted", docs: []content.Doc{unlisted(doc("u", "x"))}, want: []string{"/tags/x x (unlisted): u"}},
		{name: "none", docs: []content.Doc{doc("a")}, want: []string{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			tags, findings := tag.Group(test.docs, tag.Options{})
			sitetest.Compare(t, test.name, show(tags.All), test.want)
			sitetest.Compare(t, test.name, lines(findings), []string{})
		})
	}
}

func TestTagsOfADocKeepItsOrderAndWords(t *testing.T) {
	t.Parallel()
	tags, _ := tag.Group([]content.Doc{doc("0", "B"), doc("a", "z", "b", "Z"), unlisted(doc("u", "q"))}, tag.Options{})
	sitetest.Compare(t, "order", tags.Of("a"), []tag.Link{{Slug: "/tags/z", Label: "z"}, {Slug: "/tags/b", Label: "b"}})
	sitetest.Compare(t, "none", tags.Of("x"), []tag.Link(nil))
	sitetest.Compare(t, "listed", show(tags.Listed()), []string{"/tags/b B: 0, a", "/tags/z z: a"})
}

func TestTagWithoutSlugIsAnError(t *testing.T) {
	t.Parallel()
	tags, findings := tag.Group([]content.Doc{doc("a", "++", "x")}, tag.Options{})
	sitetest.Compare(t, "tags", show(tags.All), []string{"/tags/x x: a"})
	sitetest.Compare(t, "findings", lines(findings), []string{`:1 error: the tag "++" has no letter or digit for its URL (add a permalink: {label: "++", permalink: /name})`})
	_, findings = tag.Group([]content.Doc{with(doc("a"), content.Tag{Label: "x", Permalink: "a#b"})}, tag.Options{})
	sitetest.Compare(t, "no path", lines(findings), []string{`:1 error: the permalink "a#b" is not a path (write a path such as /name)`})
}

func TestTagsThatShareAPageAreReported(t *testing.T) {
	t.Parallel()
	inline := func(labels ...string) content.Doc {
		doc := content.Doc{ID: "a", Name: "a.md"}
		for _, label := range labels {
			doc = with(doc, content.Tag{Label: label})
		}
		return doc
	}
	for _, test := range []struct {
		docs []content.Doc
		want []string
	}{
		{[]content.Doc{inline("C++", "C#")}, []string{`:1 warning: the tags "C++" and "C#" have the same page, /tags/c (give one of them a permalink: {label: "C#", permalink: /name})`}},
		{[]content.Doc{inline("C"), inline("C#", "C++"), inline("C#")}, []string{
			`:1 warning: the tags "C" and "C#" have the same page, /tags/c (give one of them a permalink: {label: "C#", permalink: /name})`,
			`:1 warning: the tags "C" and "C++" have the same page, /tags/c (give one of them a permalink: {label: "C++", permalink: /name})`,
		}},
		{[]content.Doc{inline("API", "Front end"), inline("api", "front-end", "FrontEnd")}, []string{}},
		{[]content.Doc{inline("C++"), with(inline(), content.Tag{Label: "C#", Permalink: "/c-sharp"})}, []string{}},
	} {
		_, findings := tag.Group(test.docs, tag.Options{})
		sitetest.Compare(t, fmt.Sprint(test.docs), lines(findings), test.want)
	}
}

func TestTagsFileDescribesTags(t *testing.T) {
	t.Parallel()
	file, findings := tag.ParseFile([]byte("openAPI:\nsecond: {label: Second one, description: About it, permalink: /2}\nthird: {}\n"), "content/tags.yml")
	sitetest.Compare(t, "file", lines(findings), []string{})
	tags, findings := tag.Group([]content.Doc{
		doc("a", "openAPI", "second", "third"), with(doc("b", "secnd"), content.Tag{Label: "second", Permalink: "/2"}),
	}, tag.Options{File: &file, Inline: diag.Warning})
	sitetest.Compare(t, "tags", show(tags.All), []string{"/tags/2 Second one (About it): a, b", "/tags/open-api Openapi: a", "/tags/secnd secnd: b",
		"/tags/third Third: a"})
	sitetest.Compare(t, "findings", lines(findings), []string{
		`:1 warning: the tag "secnd" is not in content/tags.yml (did you mean "second"?)`,
	})
}

func TestInvalidTagsFileIsReportedAtItsPlace(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{name: "one permalink twice", text: "a b: {}\nc: {permalink: /a-b}\n", want: []string{
			`content/tags.yml:2:1 error: two tags have the permalink /tags/a-b: "a b" already has it (give one of them a different "permalink")`}},
		{name: "no letter", text: "'++': {}\n", want: []string{`content/tags.yml:1:1 error: the tag "++" has no letter or digit for its URL (add a "permalink" to it)`}},
		{name: "no path", text: "a: {permalink: 'b?c'}\n", want: []string{`content/tags.yml:1:16 error: the permalink "b?c" is not a path (write a path such as /name)`}},
		{name: "unknown key", text: "a: {lable: A}\n", want: []string{`content/tags.yml:1:5 error: unknown key "lable" in a (did you mean "label"?)`}},
		{name: "list", text: "- a\n", want: []string{`content/tags.yml:1:1 error: the file must be a mapping, found a list (write its options as "key: value")`}},
		{name: "empty", text: "", want: []string{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := tag.ParseFile([]byte(test.text), "content/tags.yml")
			sitetest.Compare(t, strings.TrimSpace(test.text), lines(findings), test.want)
		})
	}
}

func TestEqualLabelsNeedNoReplacer(t *testing.T) {
	var docs []content.Doc
	for i := range 100 {
		docs = append(docs, doc(fmt.Sprint(i), "Label"))
	}
	if count := testing.AllocsPerRun(5, func() { tag.Group(docs, tag.Options{}) }); count > 1500 {
		t.Errorf("grouping 100 docs needs %v allocations", count)
	}
}

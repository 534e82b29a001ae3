package link_test

import (
	"testing"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// authoring 3.9.4
func TestRepeatedHeadingIDIsAWarning(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{name: "both given", text: "## A {#x}\n\n### B {#x}\n", want: []string{
			`3:5+1 warning: two headings have the id "x" (links lead to the one on line 1; give this one another {#id}) [ids]`}},
		{name: "three", text: "## A {#x}\n## B {#x}\n## C {#x}\n", want: []string{
			`2:4+1 warning: two headings have the id "x" (links lead to the one on line 1; give this one another {#id}) [ids]`,
			`3:4+1 warning: two headings have the id "x" (links lead to the one on line 1; give this one another {#id}) [ids]`}},
		{name: "equal headings are numbered", text: "## A\n\n## A\n"},
		{name: "explicit id after a generated one", text: "## A\n\n## B {#a}\n", want: []string{
			`3:4+1 warning: two headings have the id "a" (links lead to the one on line 1; give this one another {#id}) [ids]`}},
		{name: "explicit id before a generated one", text: "## B {#a}\n\n## A\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			_, findings := follow(t, test.text, options{})
			compare(t, test.text, findings, test.want)
		})
	}
}

// authoring 3.10.5
func TestLinkToADraftSaysSo(t *testing.T) {
	t.Parallel()
	draft := func(name string) content.Doc {
		doc, _ := content.Describe(content.File{Path: name, Name: "content/" + name}, content.Parsed{})
		doc.Set = set()
		return doc
	}
	drafts, _ := route.Plan(served([]content.Doc{draft("guide/draft.md")}), route.Options{Root: "/base/"})
	for _, target := range []string{"draft.md", "./draft.md#x", "guide/draft.md", "/guide/draft.md", "@site/content/guide/draft.md", "draft", "../guide/draft/",
		"/guide/draft", "/base/guide/draft?x#y"} {
		t.Run(target, func(t *testing.T) {
			t.Parallel()
			fixture := newFixture(t, "[a]("+target+")", options{base: "/base/", severities: allErrors()})
			fixture.Drafts = drafts
			_, findings := fixture.Doc(fixture.from, fixture.document)
			if len(findings) != 1 || findings[0].Hint != "the page is a draft, so docgen leaves it out" {
				t.Errorf("%s\ngot %v", target, findings)
			}
		})
	}
}

// authoring 3.11.2
func TestFileThatIsNotAnImageIsReported(t *testing.T) {
	t.Parallel()
	fixture := newFixture(t, "![a](a.txt)\n\n![b](b.png)\n\n[c](b.png)", options{severities: allErrors()})
	fixture.Assets[link.Reference{From: fixture.from.Name, Link: "a.txt"}] = asset.Asset{Output: "assets/files/a.txt"}
	fixture.Assets[link.Reference{From: fixture.from.Name, Link: "b.png"}] = asset.Asset{Output: "assets/images/b.png", Broken: true}
	_, findings := fixture.Doc(fixture.from, fixture.document)
	var got []string
	for _, finding := range findings {
		got = append(got, finding.Place()+" "+finding.Severity.String()+": "+finding.Text)
	}
	compare(t, "images", got, []string{
		`content/guide/here.md:1:6 error: "a.txt" is not an image`, `content/guide/here.md:3:6 warning: the image "b.png" cannot be read`})
}

func TestImageThatIsTooLargeIsReported(t *testing.T) {
	t.Parallel()
	fixture := newFixture(t, "![a](a.png)\n\n![b](b.png)\n\n[a](a.png)", options{severities: allErrors()})
	fixture.Assets[link.Reference{From: fixture.from.Name, Link: "a.png"}] = asset.Asset{Output: "assets/images/a.png", Size: 144_000_000}
	fixture.Assets[link.Reference{From: fixture.from.Name, Link: "b.png"}] = asset.Asset{Output: "assets/images/b.png", Size: 2_000_000}
	_, findings := fixture.Doc(fixture.from, fixture.document)
	var got []string
	for _, finding := range findings {
		got = append(got, finding.Place()+" "+finding.Severity.String()+": "+finding.Text+" ("+finding.Hint+")")
	}
	compare(t, "images", got, []string{
		`content/guide/here.md:1:6 warning: the image "a.png" is 144 MB (every reader downloads it: make it smaller than 2 MB, or link to it)`})
}

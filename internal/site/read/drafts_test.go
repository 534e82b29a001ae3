package read_test

import (
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/links/route"
)

func draftsSite() files {
	return files{
		"content/index.md": "# Home\n\n## Part\n", "content/one.md": "---\ndraft: true\n---\n# One\n\n## Piece\n",
		"content/deep/two.md": "---\ndraft: true\nslug: /2\n---\n# Two\n",
	}
}

func TestDraftsCanLinkToDrafts(t *testing.T) {
	t.Parallel()
	result, findings := newReader(t, "baseUrl: /x/\n").read(draftsSite())
	sitetest.Compare(t, "findings", findings, []string{})
	edition := result.Editions[0]
	sitetest.Compare(t, "drafts", len(edition.Drafts), 2)
	home, one := edition.Find("content/index.md").Doc, edition.Drafts[1].Text.Doc
	published, drafts := edition.Targets, edition.WithDrafts()
	for _, test := range []struct {
		name    string
		targets link.Targets
		from    content.Doc
		link    string
		kind    route.TargetKind
		href    string
		anchor  bool // of the link, if the page has it
	}{
		{"a doc to a draft", published, home, "one.md", route.Missing, "one.md", false},
		{"a doc to a draft's path", published, home, "/2", route.Missing, "/x/2", false},
		{"a draft to another", drafts, one, "deep/two.md", route.Page, "/x/2", false},
		{"a draft to another's path", drafts, one, "/2", route.Page, "/x/2", false},
		{"a draft to its own heading", drafts, one, "#piece", route.Page, "#piece", true},
		{"a draft to a heading that is not there", drafts, one, "#part", route.Page, "#part", false},
		{"a draft to a doc", drafts, one, "index.md#part", route.Page, "/x/#part", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			target := test.targets.Routes.Resolve(test.from, test.link)
			sitetest.Compare(t, "kind", target.Kind, test.kind)
			sitetest.Compare(t, "href", target.Href, test.href)
			sitetest.Compare(t, "has the anchor", test.targets.Anchors[target.Route.Ref].Has(target.Anchor), test.anchor)
		})
	}
}

func TestWithDraftsDoesNotChangeTheSite(t *testing.T) {
	t.Parallel()
	result, _ := newReader(t, "").read(draftsSite())
	edition := result.Editions[0]
	routes, anchors := len(edition.Routes.Routes), len(edition.Targets.Anchors)
	edition.WithDrafts()
	sitetest.Compare(t, "routes", len(edition.Routes.Routes), routes)
	sitetest.Compare(t, "routes of links", len(edition.Targets.Routes.Routes), routes)
	sitetest.Compare(t, "anchors", len(edition.Targets.Anchors), anchors)
}

func TestPreviewIncludesDrafts(t *testing.T) {
	t.Parallel()
	reader := newReader(t, "")
	reader.input.Drafts = true
	result, findings := reader.read(draftsSite())
	sitetest.Compare(t, "findings", findings, []string{})
	sitetest.Compare(t, "pages", result.Written(), 3)
	sitetest.Compare(t, "drafts", len(result.Editions[0].Drafts), 0)
}

package build_test

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// The site has two docs instances, each in two versions and two locales. Docs have the same
// ids everywhere, so a page that uses anything from another doc set fails.
func TestDocSetsAreBuiltIndependently(t *testing.T) {
	t.Parallel()
	site := buildEditions(t)
	for _, set := range docSets() {
		t.Run(set.Locale+" "+set.Instance+" "+set.Version, func(t *testing.T) {
			t.Parallel()
			checkDocs(t, site, set)
			checkGenerated(t, site, set)
		})
	}
	t.Run("files", func(t *testing.T) {
		t.Parallel()
		checkSharedFiles(t, site)
	})
	t.Run("site data", func(t *testing.T) {
		t.Parallel()
		checkSiteData(t, site)
	})
	t.Run("pages of src/pages", func(t *testing.T) {
		t.Parallel()
		for folder, home := range map[string]string{"about": "/x", "fr/about": "/x/fr"} {
			page := site.page(t, folder)
			sitetest.Compare(t, "path", page.Path, home+"/about")
			sitetest.Compare(t, "links", hrefs(page.Content), []string{home + "/guide/guide/setup", home + "/api/next"})
		}
	})
}

// checkDocs checks the doc pages of a set.
func checkDocs(t *testing.T, site builtSite, set docSet) {
	t.Helper()
	sidebar := []string{set.url(""), set.url("category/guide"), set.url("guide/setup"), set.url("find")}
	for id, want := range map[string]struct {
		title, path, previous, next string
		links                       []string
	}{
		"index":       {"Home", "", "", "category/guide", []string{"guide/setup", "find#part"}},
		"guide/setup": {"Setup", "guide/setup", "category/guide", "find", []string{"", "find"}},
		"search":      {"Search", "find", "guide/setup", "", nil},
	} {
		folder := path.Join(set.base, want.path)
		page := site.page(t, folder)
		sitetest.Compare(t, id, []string{page.ID, page.Path, page.Docs, page.Title, page.Version.Name, page.Version.Label},
			[]string{id, set.url(want.path), set.Instance, set.title(want.title), set.Version, "Label of " + set.Version})
		sitetest.Compare(t, id+": canonical URL", page.Head.Canonical, "https://example.org"+set.url(want.path))
		sitetest.Compare(t, id+": robots", page.Head.NoIndex, set.noIndex)
		sitetest.Compare(t, id+": classes", page.Head.ClassName,
			fmt.Sprintf("docs-wrapper plugin-docs plugin-id-%s docs-version-%s docs-doc-page docs-doc-id-%s", set.Instance, set.Version, id))
		sitetest.Compare(t, id+": sidebar", links(page.Sidebar.Items), sidebar)
		sitetest.Compare(t, id+": previous and next", []string{page.Previous.Href, page.Next.Href}, []string{set.orNone(want.previous), set.orNone(want.next)})
		sitetest.Compare(t, id+": links", hrefs(page.Content), set.urls(want.links...))
		html := site.files[folder+"/index.html"]
		if !strings.Contains(html, set.title(want.title)) || !strings.Contains(html, `<html lang="`+set.Locale+`"`) {
			t.Errorf("%s: the document is %.500s", id, html)
		}
	}
	sitetest.Compare(t, "breadcrumbs", site.page(t, path.Join(set.base, "guide/setup")).Breadcrumbs,
		[]contract.Breadcrumb{{Label: "Guide", Href: set.url("category/guide")}, {Label: set.title("Setup")}})
}

// checkGenerated checks the generated pages of a set.
func checkGenerated(t *testing.T, site builtSite, set docSet) {
	t.Helper()
	sitetest.Compare(t, "tags of a doc", site.page(t, set.base).Tags, []contract.PageLink{{Label: "shared", Href: set.url("tags/shared")}})
	for name, want := range map[string][]string{
		"tags":           {"tags/shared"},
		"tags/shared":    {"tags", "", "guide/setup"},
		"category/guide": {"guide/setup"},
	} {
		page := site.page(t, path.Join(set.base, name))
		got := hrefs(page.Content)
		slices.Sort(got)
		links := set.urls(want...)
		slices.Sort(links)
		sitetest.Compare(t, name+": links", got, links)
		sitetest.Compare(t, name, []string{page.Path, page.Docs, page.Version.Name, page.Head.Canonical},
			[]string{set.url(name), set.Instance, set.Version, "https://example.org" + set.url(name)})
		sitetest.Compare(t, name+": robots", page.Head.NoIndex, set.noIndex)
	}
}

func (s docSet) urls(pages ...string) []string {
	var all []string
	for _, page := range pages {
		all = append(all, s.url(page))
	}
	return all
}

// orNone returns the path of a page; "" for no page.
func (s docSet) orNone(page string) string {
	if page == "" {
		return ""
	}
	return s.url(page)
}

var link = regexp.MustCompile(`<a [^>]*href="([^"]*)"`)

// hrefs returns the targets of the links in a page's content, except links to its own
// headings.
func hrefs(html string) []string {
	var all []string
	for _, match := range link.FindAllStringSubmatch(html, -1) {
		if !strings.HasPrefix(match[1], "#") {
			all = append(all, match[1])
		}
	}
	return all
}

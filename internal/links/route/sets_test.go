package route_test

import (
	"slices"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// theme returns the second doc set of these tests.
func theme() content.SetID {
	return content.SetID{Instance: "theme", Version: "current", Locale: "en"}
}

// twoSets returns two sets whose docs have the same file names.
func twoSets(t *testing.T) []route.Docs {
	t.Helper()
	return []route.Docs{
		{Set: current(), Folder: "content", Base: "/", Docs: docsOf(t, current(), "content", "index.md", "setup.md", "guide/more.md")},
		{Set: theme(), Folder: "../theme", Base: "/theme", Docs: docsOf(t, theme(), "../theme", "index.md", "setup.md", "only.md", "guide/deep.md")},
	}
}

func TestDocsOfTwoSetsHaveSeparateRoutes(t *testing.T) {
	t.Parallel()
	table, findings := route.Plan(twoSets(t), route.Options{Root: "/x/"})
	sitetest.Compare(t, "findings", lines(findings), []string(nil))
	for _, test := range []struct {
		set          content.SetID
		id, path     string
		output, file string
	}{
		{current(), "index", "/x/", "index.html", "content/index.md"},
		{theme(), "index", "/x/theme", "theme/index.html", "../theme/index.md"},
		{current(), "setup", "/x/setup", "setup/index.html", "content/setup.md"},
		{theme(), "setup", "/x/theme/setup", "theme/setup/index.html", "../theme/setup.md"},
	} {
		input := test.set.Instance + " " + test.id
		got, found := table.In(test.set).Doc(test.id)
		sitetest.Compare(t, input, found, true)
		sitetest.Compare(t, input, []string{got.Path, got.Output, table.FileOf(got.Ref)}, []string{test.path, test.output, test.file})
		sitetest.Compare(t, input, got.Ref, route.Ref{Set: test.set, Kind: route.Doc, ID: test.id})
		sitetest.Compare(t, input, table.In(test.set).Path(route.Doc, test.id), test.path)
	}
	sitetest.Compare(t, "ids of the first", table.In(current()).DocIDs(), []string{"guide/more", "index", "setup"})
	sitetest.Compare(t, "ids of the second", table.In(theme()).DocIDs(), []string{"guide/deep", "index", "only", "setup"})
	_, found := table.In(current()).Doc("only")
	sitetest.Compare(t, "a doc of another set", found, false)
	sitetest.Compare(t, "path of a doc of another set", table.In(current()).Path(route.Doc, "only"), "")
}

func TestDocOfAnotherSetCanHaveTheSameRoute(t *testing.T) {
	t.Parallel()
	sets := twoSets(t)
	sets[1].Base = "/"
	table, findings := route.Plan(sets, route.Options{Root: "/", DuplicateSeverity: diag.Warning})
	const hint = "rename one of them, or set a different slug in its front matter"
	sitetest.Compare(t, "findings", lines(findings), []string{
		"warning ../theme/index.md:1 two files have the URL /: content/index.md already has it (" + hint + ")",
		"warning ../theme/setup.md:1 two files have the URL /setup: content/setup.md already has it (" + hint + ")",
	})
	sitetest.Compare(t, "the second set", table.In(theme()).DocIDs(), []string{"guide/deep", "only"})
}

func TestLinksByFileNameStayInTheirSet(t *testing.T) {
	t.Parallel()
	sets := twoSets(t)
	first, second := sets[0].Docs, sets[1].Docs
	table, _ := route.Plan(sets, route.Options{Root: "/x/"})
	for _, test := range []struct {
		name string
		from content.Doc
		link string
		want string
	}{
		{"bare", first[0], "setup.md", "page setup /x/setup"},
		{"bare, in the second set", second[0], "setup.md", "page setup /x/theme/setup"},
		{"from the docs folder", first[2], "/setup.md", "page setup /x/setup"},
		{"from the docs folder, in the second set", second[3], "/setup.md#a", "page setup /x/theme/setup#a anchor a"},
		{"beside", second[0], "./setup.md", "page setup /x/theme/setup"},
		{"above", second[3], "../setup.md", "page setup /x/theme/setup"},
		{"only in the other set", first[0], "only.md", "no doc only.md only.md"},
		{"from the docs folder, only in the other set", first[0], "/only.md", "no doc /only.md /only.md"},
		{"from the site folder, in the other set", second[0], "@site/content/setup.md", "page setup /x/setup"},
		{"over to the other folder", second[0], "../content/setup.md", "no doc ../content/setup.md ../content/setup.md"},
		{"over from the site folder", first[0], "../../theme/only.md", "page only /x/theme/only"},
		{"anchor of the page", second[1], "#a", "page setup #a anchor a"},
		{"relative path", second[1], "only", "page only /x/theme/only"},
		{"path of the other set", first[0], "/theme/setup", "page setup /x/theme/setup"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			sitetest.Compare(t, test.from.Name+": "+test.link, show(table.Resolve(test.from, test.link)), test.want)
		})
	}
}

func TestLinkOfTheConfigFindsTheFilesOfAllSets(t *testing.T) {
	t.Parallel()
	table, _ := route.Plan(twoSets(t), route.Options{Root: "/x/"})
	sitetest.Compare(t, "in both: the first", show(table.Resolve(content.Doc{}, "setup.md")), "page setup /x/setup")
	sitetest.Compare(t, "in the second", show(table.Resolve(content.Doc{}, "/only.md")), "page only /x/theme/only")
}

func TestFilesAreValidLinkTargets(t *testing.T) {
	t.Parallel()
	sets := twoSets(t)
	table, _ := route.Plan(sets, route.Options{Root: "/"})
	first := []string{"content/guide/more.md", "content/index.md", "content/setup.md"}
	second := []string{"../theme/guide/deep.md", "../theme/index.md", "../theme/only.md", "../theme/setup.md"}
	for _, test := range []struct {
		name string
		from content.Doc
		want []string
	}{
		{"the first set", sets[0].Docs[0], first},
		{"the second set", sets[1].Docs[0], second},
		{"the config", content.Doc{}, append(slices.Clone(second), first...)},
	} {
		got := table.Files(test.from)
		slices.Sort(got)
		sitetest.Compare(t, test.name, got, test.want)
	}
}

func TestFilesOfAFolderExcludeFoldersWithTheSamePrefix(t *testing.T) {
	t.Parallel()
	longer := content.SetID{Instance: "longer"}
	sets := []route.Docs{
		{Set: current(), Folder: "docs", Base: "/", Docs: docsOf(t, current(), "docs", "a.md")},
		{Set: longer, Folder: "docs-more", Base: "/more", Docs: docsOf(t, longer, "docs-more", "b.md")},
	}
	table, _ := route.Plan(sets, route.Options{Root: "/"})
	sitetest.Compare(t, "docs", table.Files(sets[0].Docs[0]), []string{"docs/a.md"})
	sitetest.Compare(t, "docs-more", table.Files(sets[1].Docs[0]), []string{"docs-more/b.md"})
}

package content_test

import (
	"fmt"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// defaults returns the options of a site that configures nothing about docs.
func defaults(t *testing.T, site string) content.Options {
	t.Helper()
	config, findings := config.Load([]byte("title: x\nurl: https://example.com\n"), "docgen.yaml")
	sitetest.Compare(t, "config", lines(findings), []string(nil))
	return content.Options{Files: source.Site(site, config.Docs[0].Path), Include: config.Docs[0].Include, Exclude: config.Docs[0].Exclude}
}

func scan(t *testing.T, options content.Options) (content.Tree, []string) {
	t.Helper()
	tree, findings, err := content.Scan(options)
	if err != nil {
		t.Fatal(err)
	}
	return tree, lines(findings)
}

func TestDefaultPatternsMatchMarkdownExceptPartials(t *testing.T) {
	t.Parallel()
	site := site(t, map[string]string{
		"content/index.md": "", "content/a.mdx": "", "content/deep/er/b.md": "", "content/deep/_c.md/": "", "content/sp ace/é.md": "",
		"content/_partial.md": "", "content/deep/_partial.mdx": "", "content/_drafts/a.md": "", "content/_drafts/deep/a.md": "",
		"content/deep/_old/a.md": "", "content/a.test.js": "", "content/__tests__/a.md": "", "content/deep/__tests__/a.md": "",
		"content/notes.txt": "", "content/a.markdown": "", "content/image.png": "", "content/md": "", "content/x.mdx.bak": "",
		"content/.hidden.md": "", "content/.git/a.md": "", "content/node_modules/x/readme.md": "", "other/a.md": "",
		"content/under_score.md": "", "content/a_/b.md": "",
	})
	tree, findings := scan(t, defaults(t, site))
	sitetest.Compare(t, "docs", tree.Docs, []string{"a.mdx", "a_/b.md", "deep/er/b.md", "index.md", "sp ace/é.md", "under_score.md"})
	sitetest.Compare(t, "findings", findings, []string(nil))
}

func TestCategoryFilesAreListedSeparately(t *testing.T) {
	t.Parallel()
	site := site(t, map[string]string{
		"content/a.md": "", "content/_category_.json": "", "content/b/_category_.yml": "", "content/c/_category_.yaml": "",
		"content/d/_category_.toml": "", "content/d/category.yml": "",
	})
	tree, _ := scan(t, defaults(t, site))
	sitetest.Compare(t, "categories", tree.Categories, []string{"_category_.json", "b/_category_.yml", "c/_category_.yaml"})
}

func TestPatternsOfTheConfigReplaceTheDefaults(t *testing.T) {
	t.Parallel()
	files := map[string]string{"content/a.md": "", "content/b.mdx": "", "content/_c.md": "", "content/d/e.md": "", "content/d/f/g.md": "",
		"content/d/h.txt": ""}
	for _, test := range []struct {
		name             string
		include, exclude []string
		want             []string
	}{
		{name: "no exclusion", include: []string{"**/*.md"}, want: []string{"_c.md", "a.md", "d/e.md", "d/f/g.md"}},
		{name: "one level", include: []string{"*.{md,mdx}"}, want: []string{"_c.md", "a.md", "b.mdx"}},
		{name: "a folder", include: []string{"d/**"}, want: []string{"d/e.md", "d/f/g.md", "d/h.txt"}},
		{name: "a folder's files", include: []string{"d/*.md"}, want: []string{"d/e.md"}},
		{name: "several patterns", include: []string{"a.md", "**/g.*"}, want: []string{"a.md", "d/f/g.md"}},
		{name: "exclusion wins", include: []string{"**/*.md"}, exclude: []string{"d/**", "?.md"}, want: []string{"_c.md"}},
		{name: "stars in the middle", include: []string{"d/**/*.md"}, want: []string{"d/e.md", "d/f/g.md"}},
		{name: "character class", include: []string{"[ab].*"}, want: []string{"a.md", "b.mdx"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			tree, _ := scan(t, content.Options{Files: source.Site(site(t, files), "content"), Include: test.include, Exclude: test.exclude})
			sitetest.Compare(t, test.name, tree.Docs, test.want)
		})
	}
}

func TestFolderWithoutDocsIsReported(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name  string
		files map[string]string
		want  []string
	}{
		{name: "missing", files: map[string]string{"other/a.md": ""}, want: []string{
			`error +0 the docs folder "content" does not exist (create it, or set docs.path in docgen.yaml to another folder)`}},
		{name: "empty", files: map[string]string{"content/": ""}, want: []string{
			`error content+0 the folder contains no docs (add a file such as content/index.md)`}},
		{name: "partials alone", files: map[string]string{"content/_a.md": ""}, want: []string{
			`error content+0 the folder contains no docs (add a file such as content/index.md)`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			tree, findings := scan(t, defaults(t, site(t, test.files)))
			sitetest.Compare(t, test.name, findings, test.want)
			sitetest.Compare(t, test.name, len(tree.Docs)+len(tree.Categories), 0)
		})
	}
}

func TestScanIsSortedByPath(t *testing.T) {
	t.Parallel()
	tree, _ := scan(t, defaults(t, site(t, map[string]string{"content/b.md": "", "content/B.md": "", "content/a/z.md": "", "content/a.md": "",
		"content/a-b.md": ""})))
	sitetest.Compare(t, "sorted", slices.IsSorted(tree.Docs), true)
	sitetest.Compare(t, "all", len(tree.Docs), 5)
}

// A commit of 1 KB can have a million files, because its folders repeat.
func TestFolderWithTooManyFiles(t *testing.T) {
	t.Parallel()
	files := fstest.MapFS{}
	for i := range 300_001 {
		files[fmt.Sprintf("%d.md", i)] = &fstest.MapFile{}
	}
	tree, findings, err := content.Scan(content.Options{Files: sitetest.Plain{FS: files, Folder: "docs"}, Include: []string{"**/*.md"}})
	if err != nil || len(tree.Docs) > 0 || len(findings) != 1 || findings[0].Text != "the folder has more than 300000 files" {
		t.Errorf("%d docs, findings %v, %v", len(tree.Docs), findings, err)
	}
}

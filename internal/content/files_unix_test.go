//go:build unix

package content_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// Reading a pipe would block forever.
func TestPipesAreNotDocs(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"content/a.md": ""})
	if err := syscall.Mkfifo(filepath.Join(root, "content", "pipe.md"), 0o644); err != nil {
		t.Fatal(err)
	}
	tree, _ := scan(t, defaults(t, root))
	sitetest.Compare(t, "docs", tree.Docs, []string{"a.md"})
}

// Unlike missing permissions, a folder in place of the file fails even for root.
func TestFileThatCannotBeReadIsReported(t *testing.T) {
	t.Parallel()
	docs := source.Site(site(t, map[string]string{"docs/folder.md/": ""}), "docs")
	for name, want := range map[string]string{
		"folder.md": "error docs/folder.md+0 the file cannot be read: is a directory",
		"gone.md":   "error docs/gone.md+0 the file cannot be read: no such file or directory",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, findings, ok := content.Read(docs, name)
			sitetest.Compare(t, name, ok, false)
			sitetest.Compare(t, name, lines(findings), []string{want})
		})
	}
}

// Unlike missing permissions, a file in place of the folder fails even for root.
func TestFolderThatCannotBeReadIsReported(t *testing.T) {
	t.Parallel()
	tree, findings := scan(t, defaults(t, site(t, map[string]string{"content": ""})))
	sitetest.Compare(t, "findings", findings, []string{"error content+0 the folder cannot be read: not a directory"})
	sitetest.Compare(t, "tree", tree, content.Tree{})
}

func TestSymbolicLinksAreFollowedButNotInCycles(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name     string
		links    map[string]string // link to target, relative to the site
		docs     []string
		findings []string
	}{
		{name: "folder", links: map[string]string{"content/shared": "other"}, docs: []string{"a.md", "b/c.md", "shared/d.md", "shared/e/f.md"}},
		{name: "file", links: map[string]string{"content/link.md": "other/d.md"}, docs: []string{"a.md", "b/c.md", "link.md"}},
		{name: "two links to one folder", links: map[string]string{"content/x": "other/e", "content/y": "other/e"},
			docs: []string{"a.md", "b/c.md", "x/f.md", "y/f.md"}},
		{name: "link to a link", links: map[string]string{"content/x": "y", "y": "other/e"}, docs: []string{"a.md", "b/c.md", "x/f.md"}},
		{name: "hidden, private and excluded", links: map[string]string{"content/.x": "other", "content/_x": "other", "content/node_modules": "other"},
			docs: []string{"a.md", "b/c.md"}},
		{name: "the docs folder itself", links: map[string]string{"content/b/up": "content"}, docs: []string{"a.md", "b/c.md"},
			findings: []string{"error content/b/up+0 the symbolic link points to a folder that contains it (remove the link)"}},
		{name: "its own folder", links: map[string]string{"content/b/here": "content/b"}, docs: []string{"a.md", "b/c.md"},
			findings: []string{"error content/b/here+0 the symbolic link points to a folder that contains it (remove the link)"}},
		{name: "above the docs folder", links: map[string]string{"content/up": "."}, docs: []string{"a.md", "b/c.md"},
			findings: []string{"error content/up+0 the symbolic link points to a folder that contains it (remove the link)"}},
		{name: "two that lead into each other", links: map[string]string{"content/b/x": "other/e", "other/e/y": "content/b"},
			docs:     []string{"a.md", "b/c.md", "b/x/f.md"},
			findings: []string{"error content/b/x/y+0 the symbolic link points to a folder that contains it (remove the link)"}},
		{name: "nowhere", links: map[string]string{"content/x.md": "gone.md"}, docs: []string{"a.md", "b/c.md"},
			findings: []string{"error content/x.md+0 the symbolic link is broken: no such file or directory (remove it or fix its target)"}},
		{name: "itself", links: map[string]string{"content/x.md": "content/x.md"}, docs: []string{"a.md", "b/c.md"},
			findings: []string{"error content/x.md+0 the symbolic link is broken: EvalSymlinks: too many links (remove it or fix its target)"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			root := site(t, map[string]string{"content/a.md": "", "content/b/c.md": "", "other/d.md": "", "other/e/f.md": ""})
			for link, target := range test.links {
				if err := os.Symlink(filepath.Join(root, target), filepath.Join(root, link)); err != nil {
					t.Fatal(err)
				}
			}
			tree, findings := scan(t, defaults(t, root))
			sitetest.Compare(t, test.name, tree.Docs, test.docs)
			sitetest.Compare(t, test.name, findings, test.findings)
		})
	}
}

func TestDocsFolderMayBeALinkOrTheSiteItself(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"real/a.md": "", "real/b/c.md": ""})
	if err := os.Symlink(filepath.Join(root, "real"), filepath.Join(root, "content")); err != nil {
		t.Fatal(err)
	}
	tree, findings := scan(t, defaults(t, root))
	sitetest.Compare(t, "linked docs", tree.Docs, []string{"a.md", "b/c.md"})
	sitetest.Compare(t, "linked docs", findings, []string(nil))

	options := defaults(t, filepath.Join(root, "real"))
	options.Files = source.Site(filepath.Join(root, "real"), ".")
	tree, _ = scan(t, options)
	sitetest.Compare(t, "the site", tree.Docs, []string{"a.md", "b/c.md"})
	file, _, ok := content.Read(options.Files, "b/c.md")
	sitetest.Compare(t, "name", []any{file.Name, file.Path, ok}, []any{"b/c.md", "b/c.md", true})
}

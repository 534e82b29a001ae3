//go:build unix

package source_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// disk creates files and symbolic links in a new folder, and returns the path of the site
// folder in it. Each file contains its own name.
func disk(t *testing.T, files []string, links map[string]string) string {
	t.Helper()
	root := t.TempDir()
	place := func(name string) string {
		full := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			t.Fatal(err)
		}
		return full
	}
	for _, name := range files {
		if err := os.WriteFile(place(name), []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, target := range links {
		if err := os.Symlink(target, place(name)); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(root, "site")
}

func TestRealLocationDecidesWhetherAFileIsShown(t *testing.T) {
	t.Parallel()
	site := disk(t, []string{
		"site/a.md", "site/.env", "site/.git/config", "site/content/b.md", "site/content/.secret", "site/.docs/c.md",
		"secret.md", "shared/d.md", "shared/.hidden",
	}, map[string]string{
		"site/in": "a.md", "site/content/in": "../a.md", "site/out": "../secret.md", "site/content/out": "../../secret.md",
		"site/env": ".env", "site/twice": "out", "site/up": "..", "site/to-shared": "../shared/d.md",
		"shared/to-site": "../site/a.md", "shared/out": "../secret.md", "site/nowhere": "gone",
	})
	folders := []string{".docs", "../shared"}
	files := source.Files{
		source.Site(site, "."), source.Site(site, "content", folders...),
		source.Site(site, ".docs", folders...), source.Site(site, "../shared", folders...),
	}
	for _, test := range []struct {
		name, file string
		want       string // the content; "" for a file that may not be read
	}{
		{"file of the site", "a.md", "site/a.md"},
		{"file of a folder", "content/b.md", "site/content/b.md"},
		{"file of a hidden folder that is configured", ".docs/c.md", "site/.docs/c.md"},
		{"file of a folder outside that is configured", "../shared/d.md", "shared/d.md"},
		{"link within the site", "in", "site/a.md"},
		{"link out of a folder, but not of the site", "content/in", "site/a.md"},
		{"link from a folder outside to the site", "../shared/to-site", "site/a.md"},
		{"hidden file", ".env", ""},
		{"hidden file in a folder", "content/.secret", ""},
		{"hidden file in a folder outside", "../shared/.hidden", ""},
		{"file of a hidden folder", ".git/config", ""},
		{"link to a hidden file", "env", ""},
		{"link out of the site", "out", ""},
		{"link from a folder out of the site", "content/out", ""},
		{"link from a folder outside to beside it", "../shared/out", ""},
		{"link to a link", "twice", ""},
		{"file below a link out of the site", "up/secret.md", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			text, err := files.ReadShown(test.file)
			sitetest.Compare(t, test.file, string(text), test.want)
			sitetest.Compare(t, test.file+" is outside", errors.Is(err, source.ErrOutside), test.want == "")
			sitetest.Compare(t, test.file+" is shown", files.IsShown(test.file), test.want != "")
		})
	}
	for _, name := range []string{"gone.md", "nowhere"} {
		_, err := files.ReadShown(name)
		sitetest.Compare(t, name, errors.Is(err, fs.ErrNotExist), true)
		sitetest.Compare(t, name+" is shown", files.IsShown(name), false)
	}
}

func TestLinkToAConfiguredFolderLeadsOutForOtherFoldersOnly(t *testing.T) {
	t.Parallel()
	site := disk(t, []string{"site/a.md", "shared/d.md"}, map[string]string{"site/content/link": "../../shared/d.md"})
	without := source.Files{source.Site(site, "content")}
	_, err := without.ReadShown("content/link")
	sitetest.Compare(t, "shared is not configured", errors.Is(err, source.ErrOutside), true)
	with := source.Files{source.Site(site, "content", "../shared")}
	text, err := with.ReadShown("content/link")
	sitetest.Compare(t, "shared is configured", []any{string(text), err}, []any{"shared/d.md", nil})
}

func TestRealPathFollowsAllLinks(t *testing.T) {
	t.Parallel()
	site := disk(t, []string{"site/content/a.md"}, map[string]string{"site/content/link": "again", "site/content/again": "a.md", "site/docs": "content"})
	folder := source.Site(site, "docs")
	want, err := folder.Real("a.md")
	if err != nil {
		t.Fatal(err)
	}
	got, err := folder.Real("link")
	sitetest.Compare(t, "link", []any{got, err}, []any{want, nil})
	_, err = folder.Real("gone")
	sitetest.Compare(t, "gone", errors.Is(err, fs.ErrNotExist), true)
}

func TestFolderOnDiskIsAFileSystem(t *testing.T) {
	t.Parallel()
	site := disk(t, []string{"site/content/a.md", "site/content/b/c.md", "site/other.md"}, nil)
	folder := source.Site(site, "content")
	if err := fstest.TestFS(folder, "a.md", "b/c.md"); err != nil {
		t.Error(err)
	}
	sitetest.Compare(t, "name", folder.Name("b/c.md"), "content/b/c.md")
	sitetest.Compare(t, "folder", folder.Dir(), filepath.Join(site, "content"))
	for _, file := range []string{"../other.md", "/other.md", "b/../a.md", ""} {
		_, err := folder.ReadFile(file)
		sitetest.Compare(t, "read "+file, errors.Is(err, fs.ErrInvalid), true)
		_, err = folder.Stat(file)
		sitetest.Compare(t, "stat "+file, errors.Is(err, fs.ErrInvalid), true)
		_, err = folder.ReadDir(file)
		sitetest.Compare(t, "list "+file, errors.Is(err, fs.ErrInvalid), true)
		_, err = folder.Real(file)
		sitetest.Compare(t, "real path of "+file, errors.Is(err, fs.ErrInvalid), true)
	}
}

func TestLinksInThePathOfAFolderAreFollowedOnce(t *testing.T) {
	allocations := func(file string) float64 {
		folder := source.Site(disk(t, []string{"site/" + file}, nil), ".")
		return testing.AllocsPerRun(5, func() {
			if _, err := folder.Real(file); err != nil {
				t.Error(err)
			}
		})
	}
	if shallow, deep := allocations("a/i.png"), allocations("a/b/c/d/e/f/g/h/i.png"); deep > shallow {
		t.Errorf("the second look at a file in 8 folders needs %v allocations, and %v in one", deep, shallow)
	}
}

func TestFindingAFileAllocatesNothing(t *testing.T) {
	files := source.Files{source.Site("site", "."), source.Site("site", "content")}
	if count := testing.AllocsPerRun(5, func() { files.Find("content/guides/a.md") }); count > 0 {
		t.Errorf("finding a file needs %v allocations", count)
	}
}

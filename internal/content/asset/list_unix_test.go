//go:build unix

package asset_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func link(t *testing.T, root, name, target string) {
	t.Helper()
	if err := os.Symlink(filepath.Join(root, target), filepath.Join(root, name)); err != nil {
		t.Fatal(err)
	}
}

func TestSymbolicLinksInStaticFoldersAreFollowed(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"real/a": "", "real/b/c": "", "other/d": ""})
	link(t, root, "static", "real")
	link(t, root, "real/file", "other/d")
	link(t, root, "real/folder", "other")
	sitetest.Compare(t, "files", listed(t, folders(root, "static")), []string{
		"a = static/a", "b/c = static/b/c", "file = static/file", "folder/d = static/folder/d",
	})
}

func TestSymbolicLinkThatCannotBeFollowedIsAnError(t *testing.T) {
	t.Parallel()
	for name, target := range map[string]string{"nowhere": "gone", "circle": "static"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			root := site(t, map[string]string{"static/a": ""})
			link(t, root, "static/"+name, target)
			_, err := folders(root, "static").ListStatic()
			if err == nil || !strings.Contains(err.Error(), filepath.Join("static", name)) {
				t.Errorf("got %v", err)
			}
		})
	}
}

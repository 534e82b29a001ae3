package asset_test

import (
	"path/filepath"
	"strings"
	"testing"

	"docgen/internal/asset"
)

// listed gives the static files as name to path below the site.
func listed(t *testing.T, folders asset.Folders) []string {
	t.Helper()
	files, err := folders.ListStatic()
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, file := range files {
		below, err := filepath.Rel(folders.Site, file.Path)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, file.Name+" = "+filepath.ToSlash(below))
	}
	return list
}

func TestStaticFilesOfAllFoldersAreListed(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"static/b.txt": "", "static/img/a.png": "", "static/.nojekyll": "", "static/.well-known/x": "", "static/both": "",
		"public/both": "", "public/img/c.png": "", "../shared/d": "", "other/e": "",
	})
	folders := asset.Folders{Site: root, Static: []string{"static", "./public/", "gone", "../shared"}}
	compare(t, "files", listed(t, folders), []string{
		".nojekyll = static/.nojekyll", ".well-known/x = static/.well-known/x", "b.txt = static/b.txt", "both = public/both",
		"d = ../shared/d", "img/a.png = static/img/a.png", "img/c.png = public/img/c.png",
	})
	compare(t, "none", listed(t, asset.Folders{Site: root}), []string(nil))
}

func TestStaticFolderThatIsAFileIsAnError(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"static": ""})
	_, err := asset.Folders{Site: root, Static: []string{"static"}}.ListStatic()
	if err == nil || !strings.HasPrefix(err.Error(), "list the static files: ") {
		t.Errorf("got %v", err)
	}
}

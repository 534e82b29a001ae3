package asset_test

import (
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/content/asset"
)

// listed formats the static files as "name = path below the site".
func listed(t *testing.T, folders asset.Folders) []string {
	t.Helper()
	files, err := folders.ListStatic()
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, file := range files {
		list = append(list, file.Name+" = "+file.File)
	}
	return list
}

func TestStaticFilesOfAllFoldersAreListed(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{
		"static/b.txt": "", "static/img/a.png": "", "static/.nojekyll": "", "static/.well-known/x": "", "static/both": "",
		"public/both": "", "public/img/c.png": "", "../shared/d": "", "other/e": "",
	})
	all := folders(root, "static", "./public/", "gone", "../shared")
	sitetest.Compare(t, "files", listed(t, all), []string{
		".nojekyll = static/.nojekyll", ".well-known/x = static/.well-known/x", "b.txt = static/b.txt", "both = public/both",
		"d = ../shared/d", "img/a.png = static/img/a.png", "img/c.png = public/img/c.png",
	})
	sitetest.Compare(t, "none", listed(t, folders(root)), []string(nil))
}

func TestStaticFolderThatIsAFileIsAnError(t *testing.T) {
	t.Parallel()
	root := site(t, map[string]string{"static": ""})
	_, err := folders(root, "static").ListStatic()
	if err == nil || !strings.HasPrefix(err.Error(), "list the static files: ") {
		t.Errorf("got %v", err)
	}
}

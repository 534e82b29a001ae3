package source_test

import (
	"io/fs"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/internal/engine/source"
)

// named is a file system whose files are in a folder of the site.
type named struct {
	fstest.MapFS
	folder string
}

func (n named) Name(file string) string {
	if n.folder == "." || file == "." {
		return map[bool]string{true: n.folder, false: file}[file == "."]
	}
	return n.folder + "/" + file
}
func (n named) Real(file string) (string, error) { return n.Name(file), nil }

// A given file is in its folder like one on disk, and one on disk wins.
func TestGivenFilesAreFiles(t *testing.T) {
	t.Parallel()
	given := source.Given{"docs/api/a.md": {Text: []byte("a")}, "docs/own.md": {Text: []byte("given")}, "other/b.md": {Text: []byte("b")}}
	for _, folder := range []string{".", "docs"} {
		prefix := map[string]string{".": "docs/", "docs": ""}[folder]
		disk := named{fstest.MapFS{prefix + "own.md": {Data: []byte("own")}}, folder}
		files := given.Over(source.Files{disk})
		for name, want := range map[string]string{"docs/api/a.md": "a", "docs/own.md": "own"} {
			if text, err := files.ReadFile(name); err != nil || string(text) != want {
				t.Errorf("in %s, %s is %q (%v), want %q", folder, name, text, err, want)
			}
		}
		var names []string
		err := fs.WalkDir(files[0], ".", func(file string, entry fs.DirEntry, err error) error {
			if err == nil && !entry.IsDir() {
				names = append(names, files[0].Name(file))
			}
			return err
		})
		slices.Sort(names)
		want := []string{"docs/api/a.md", "docs/own.md"}
		if folder == "." {
			want = append(want, "other/b.md")
		}
		if err != nil || !slices.Equal(names, want) {
			t.Errorf("in %s, the files are %v (%v), want %v", folder, names, err, want)
		}
	}
}

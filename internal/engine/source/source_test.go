package source_test

import (
	"errors"
	"io/fs"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// holding returns a folder in memory.
func holding(name string, files ...string) source.FS {
	memory := fstest.MapFS{}
	for _, file := range files {
		memory[file] = &fstest.MapFile{Data: []byte("text of " + file + " in " + name)}
	}
	return sitetest.Plain{FS: memory, Folder: name}
}

func TestFileIsFoundInTheInnermostFolder(t *testing.T) {
	t.Parallel()
	files := source.Files{
		holding("."), holding("content"), holding("./content/api/"), holding("../shared"), holding("../shared/deep"), holding("../../far"),
	}
	for _, test := range []struct{ name, file, folder, below string }{
		{"in the site folder", "docgen.yaml", ".", "docgen.yaml"},
		{"the site folder itself", ".", ".", "."},
		{"in a folder of it", "content/a.md", "content", "a.md"},
		{"the folder itself", "content", "content", "."},
		{"with a slash at the end", "content/", "content", "."},
		{"not clean", "./content/b/../a.md", "content", "a.md"},
		{"in a nested folder", "content/api/a.md", "content/api", "a.md"},
		{"the nested folder itself", "content/api", "content/api", "."},
		{"beside the nested folder", "content/apis/a.md", "content", "apis/a.md"},
		{"beside the folder", "contents/a.md", ".", "contents/a.md"},
		{"in a folder outside", "../shared/a.md", "../shared", "a.md"},
		{"in a nested folder outside", "../shared/deep/x/a.md", "../shared/deep", "x/a.md"},
		{"further outside", "../../far/a.md", "../../far", "a.md"},
		{"out and back in", "content/../../shared/a.md", "../shared", "a.md"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			holder, below, found := files.Find(test.file)
			if !found {
				t.Fatalf("%s is not found", test.file)
			}
			sitetest.Compare(t, test.file, []string{holder.Name("."), below}, []string{test.folder, test.below})
		})
	}
}

func TestNameOutsideAllFoldersIsNotFound(t *testing.T) {
	t.Parallel()
	files := source.Files{holding("."), holding("../shared")}
	for _, name := range []string{"..", "../a.md", "../shared-not/a.md", "../../shared/a.md", "content/../../a.md", "../shared/../a.md"} {
		if holder, _, found := files.Find(name); found {
			t.Errorf("%s is found in %s", name, holder.Name("."))
		}
		_, err := files.ReadFile(name)
		sitetest.Compare(t, name+" does not exist", errors.Is(err, fs.ErrNotExist), true)
		_, err = files.ReadDir(name)
		sitetest.Compare(t, name+" is no folder", errors.Is(err, fs.ErrNotExist), true)
		_, err = files.Stat(name)
		sitetest.Compare(t, name+" has no size", errors.Is(err, fs.ErrNotExist), true)
		_, err = files.ReadShown(name)
		sitetest.Compare(t, name+" is outside", errors.Is(err, source.ErrOutside), true)
		sitetest.Compare(t, name+" is shown", files.IsShown(name), false)
	}
	_, _, found := source.Files{}.Find("a.md")
	sitetest.Compare(t, "no folders", found, false)
}

func TestBelowReturnsThePathInAFolder(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		folder, name string
		want         string // "" for a file that is not in the folder
	}{
		{".", "a.md", "a.md"},
		{".", ".", "."},
		{".", "..", ""},
		{".", "../a.md", ""},
		{"content", "content", "."},
		{"content", "content/b/a.md", "b/a.md"},
		{"./content/", "content//b/./a.md", "b/a.md"},
		{"content", "contents/a.md", ""},
		{"content", "a.md", ""},
		{"content", "content/../a.md", ""},
		{"content/api", "content", ""},
		{"../shared", "../shared/a.md", "a.md"},
		{"../shared", "../a.md", ""},
		{"../shared", "shared/a.md", ""},
		{"..", "..", "."},
		{"..", "../a.md", "a.md"},
		{"..", "../..", ""},
		{"..", "../../a.md", ""},
	} {
		t.Run(test.folder+" "+test.name, func(t *testing.T) {
			t.Parallel()
			got, isBelow := source.Below(test.folder, test.name)
			sitetest.Compare(t, "is below", isBelow, test.want != "")
			if isBelow {
				sitetest.Compare(t, "path", got, test.want)
			}
		})
	}
}

func TestFilesAreReadFromTheFolderThatContainsThem(t *testing.T) {
	t.Parallel()
	files := source.Files{holding(".", "a.md", "content/a.md"), holding("content", "a.md", "b/c.md"), holding("../shared", "a.md")}
	for name, want := range map[string]string{
		"a.md": "text of a.md in .", "content/a.md": "text of a.md in content", "../shared/a.md": "text of a.md in ../shared",
	} {
		text, err := files.ReadFile(name)
		sitetest.Compare(t, name, []any{string(text), err}, []any{want, nil})
		shown, err := files.ReadShown(name)
		sitetest.Compare(t, "shown: "+name, []any{string(shown), err}, []any{want, nil})
		sitetest.Compare(t, "is shown: "+name, files.IsShown(name), true)
		info, err := files.Stat(name)
		if err != nil || info.Size() != int64(len(want)) {
			t.Errorf("%s: got %v, error %v", name, info, err)
		}
	}
	entries, err := files.ReadDir("content")
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	sitetest.Compare(t, "content", []any{names, err}, []any{[]string{"a.md", "b"}, nil})
	sitetest.Compare(t, "a folder is shown", files.IsShown("content/b"), false)
	_, err = files.ReadShown("content/gone.md")
	sitetest.Compare(t, "a file that is gone", errors.Is(err, fs.ErrNotExist), true)
}

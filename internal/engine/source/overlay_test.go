package source_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

func TestOverlayReplacesAndAddsFiles(t *testing.T) {
	t.Parallel()
	site := t.TempDir()
	for name, text := range map[string]string{"fixes/docs/a.md": "corrected", "fixes/docs/new/b.md": "new", "fixes/docs/old": "now a file"} {
		full := filepath.Join(site, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(full), 0o755), os.WriteFile(full, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	under := sitetest.Plain{FS: fstest.MapFS{
		"web/docs/a.md": &fstest.MapFile{Data: []byte("wrong")}, "web/docs/c.md": &fstest.MapFile{Data: []byte("kept")},
		"web/docs/old/x.md": &fstest.MapFile{}, "README.md": &fstest.MapFile{},
	}, Folder: "tag:v1"}
	files := source.Sub(source.Overlay(under, source.Layer{At: "web", Files: source.Site(site, "fixes")}), "web/docs")
	if err := fstest.TestFS(files, "a.md", "c.md", "new/b.md", "old"); err != nil {
		t.Error(err)
	}
	all := source.Files{source.Site(site, "."), files}
	for _, test := range []struct{ file, text, written string }{
		{"a.md", "corrected", "fixes/docs/a.md"},
		{"c.md", "kept", "tag:v1/web/docs/c.md"},
		{"new/b.md", "new", "fixes/docs/new/b.md"},
		{"old", "now a file", "fixes/docs/old"},
	} {
		name := "tag:v1/web/docs/" + test.file
		if text, err := all.ReadFile(name); err != nil || string(text) != test.text {
			t.Errorf("%s\n got %q, %v\nwant %q", name, text, err, test.text)
		}
		if got := files.Name(test.file); got != name {
			t.Errorf("got the name %s, want %s", got, name)
		}
		if got := all.Written(name); got != test.written {
			t.Errorf("%s\n got %s\nwant %s", name, got, test.written)
		}
		if !all.IsShown(name) {
			t.Errorf("%s is not shown", name)
		}
	}
	if _, err := files.Stat("gone.md"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v", err)
	}
	entries, err := files.ReadDir(".")
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	if want := []string{"a.md", "c.md", "new", "old"}; err != nil || !slices.Equal(names, want) {
		t.Errorf("got %v, %v, want %v", names, err, want)
	}
}

func TestOverlayDoesNotShowWhatLinksLeadOut(t *testing.T) {
	t.Parallel()
	site := filepath.Join(t.TempDir(), "site")
	if err := os.MkdirAll(filepath.Join(site, "fixes"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join("..", "..", "secret.md"), filepath.Join(site, "fixes", "a.md")); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(site), "secret.md"), []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	under := sitetest.Plain{FS: fstest.MapFS{"a.md": &fstest.MapFile{Data: []byte("old")}}, Folder: "tag:v1"}
	files := source.Overlay(under, source.Layer{At: ".", Files: source.Site(site, "fixes")})
	if text, err := files.ReadFile("a.md"); !errors.Is(err, source.ErrOutside) {
		t.Errorf("got %q, %v", text, err)
	}
}

package output

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// writeUnmovable writes an output that cannot be moved, as if it were a mount point.
func (w outputWriter) writeUnmovable(t *testing.T, want map[string]string) {
	t.Helper()
	staging := w.begin()
	for name, content := range want {
		if err := staging.Put(text(name, content)); err != nil {
			t.Fatal(err)
		}
	}
	if err := staging.install(newManifest(staging.files)); err != nil {
		t.Fatal(err)
	}
	if err := staging.Discard(); err != nil {
		t.Fatal(err)
	}
	if got := w.output(); !maps.Equal(got, want) {
		t.Fatalf("got %v, want %v", got, want)
	}
}

func TestOutputThatCannotBeMovedIsReplacedFileByFile(t *testing.T) {
	t.Parallel()
	w := newOutputWriter(t)
	w.write(files(nil))
	folder, err := os.Stat(w.out)
	if err != nil {
		t.Fatal(err)
	}
	for _, changes := range []map[string]string{
		{"a/1": "other"}, {"a/1": "gone", "a/2": "gone"}, {}, {"d": "gone", "d/1": "a folder now"}, {"f/1": "gone", "f/2": "gone", "f": "a file now"},
		{"b/c/1": "gone", "b/c/2": "gone", "b/c": "x"}, {},
	} {
		w.writeUnmovable(t, files(changes))
	}
	if now, err := os.Stat(w.out); err != nil || !os.SameFile(folder, now) {
		t.Errorf("the output is now another folder: %v", err)
	}
}

// A stranger's change may contain a manifest.
func TestManifestIgnoresNamesThatDocgenNeverWrites(t *testing.T) {
	t.Parallel()
	manifest, isManifest := parseManifest([]byte(manifestHeader + "\na\n../b\n/c\n.git/config\n.GIT/x\nd/../../e\n./f\nd//g\n\n\"h\\ni\"\n"))
	if got, want := slices.Sorted(maps.Keys(manifest.files)), []string{"a", "h\ni"}; !isManifest || !slices.Equal(got, want) {
		t.Errorf("got %q, %v, want %q", got, isManifest, want)
	}
	if again, _ := parseManifest(formatManifest(manifest.files)); !maps.Equal(again.files, manifest.files) {
		t.Errorf("written and read again: %v", again.files)
	}
}

func TestManifestWithALinkRemovesNothingBehindIt(t *testing.T) {
	t.Parallel()
	w := newOutputWriter(t)
	w.write(files(nil))
	elsewhere := t.TempDir()
	for _, name := range []string{filepath.Join(elsewhere, "x"), filepath.Join(elsewhere, "folder", "y")} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, nil, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	link := filepath.Join(w.out, "link")
	if err := os.Symlink(elsewhere, link); err != nil {
		t.Fatal(err)
	}
	manifest := newManifest(map[string]bool{"link/x": true, "link/folder/y": true, "stale": true})
	root, err := os.OpenRoot(w.out)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	if err := removeStale(root, manifest, newManifest()); err != nil {
		t.Error(err)
	}
	for _, name := range []string{filepath.Join(link, "x"), filepath.Join(link, "folder", "y")} {
		if _, err := os.Stat(name); err != nil {
			t.Error(err)
		}
	}
}

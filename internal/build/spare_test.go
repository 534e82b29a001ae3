package build

import (
	"maps"
	"os"
	"path/filepath"
	"testing"
)

// spareWriter writes outputs one after another, each made of the one before the last.
type spareWriter struct {
	t          *testing.T
	out, spare string
}

func (w spareWriter) begin() *tree {
	w.t.Helper()
	tree, err := newTree(w.out, w.spare)
	if err != nil {
		w.t.Fatal(err)
	}
	return tree
}

// write writes an output and looks at what is there then.
func (w spareWriter) write(want map[string]string) {
	w.t.Helper()
	tree := w.begin()
	for name, content := range want {
		if err := tree.put(text(name, content)); err != nil {
			w.t.Fatal(err)
		}
	}
	if _, err := tree.finish(w.t.Context()); err != nil {
		w.t.Fatal(err)
	}
	if got := read(w.t, w.out); !maps.Equal(got, want) {
		w.t.Fatalf("got %v, want %v", got, want)
	}
}

func newSpareWriter(t *testing.T) spareWriter {
	t.Helper()
	return spareWriter{t, filepath.Join(t.TempDir(), "dist"), filepath.Join(t.TempDir(), "output")}
}

// files are many, so that few changes leave most of them.
func files(changes map[string]string) map[string]string {
	all := map[string]string{marker: ""}
	for _, name := range []string{"a/1", "a/2", "b/c/1", "b/c/2", "d", "e", "f/1", "f/2"} {
		all[name] = name
	}
	maps.Copy(all, changes)
	maps.DeleteFunc(all, func(_, content string) bool { return content == "gone" })
	return all
}

func TestOutputMadeOfTheOneBeforeTheLastIsAsAnyOther(t *testing.T) {
	t.Parallel()
	w := newSpareWriter(t)
	w.write(files(nil))
	if info, err := os.Stat(filepath.Join(w.spare, "b", "c")); err != nil || !info.IsDir() {
		t.Errorf("the folders of the next output are not there: %v", err)
	}
	for _, changes := range []map[string]string{
		{"a/1": "other"}, {"a/1": "other", "b/c/1": "gone", "b/c/2": "gone"}, {}, {"d": "gone", "d/1": "a folder now"}, {"f/1": "gone", "f/2": "gone", "f": "a file now"}, {},
	} {
		w.write(files(changes))
		if _, err := os.Stat(w.spare); err != nil {
			t.Errorf("after %v: no spare: %v", changes, err)
		}
	}
	w.write(map[string]string{marker: "", "new/1": "all", "new/2": "all"})
	if got := read(t, w.spare); len(got) > 0 {
		t.Errorf("a spare that has nothing of the output takes room: %v", got)
	}
	w.write(files(nil))
}

// Files of the spare are files of the output in place.
func TestOutputInPlaceStaysAsItIsWhileTheNextIsMade(t *testing.T) {
	t.Parallel()
	w := newSpareWriter(t)
	w.write(files(nil))
	w.write(files(map[string]string{"e": "other"}))
	tree := w.begin()
	for name := range files(nil) {
		if err := tree.put(text(name, "new")); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := read(t, w.out), files(map[string]string{"e": "other"}); !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if err := tree.discard(); err != nil {
		t.Error(err)
	}
}

func TestNothingInTheSpareIsTrusted(t *testing.T) {
	t.Parallel()
	w := newSpareWriter(t)
	elsewhere := t.TempDir()
	for name, content := range map[string]string{"1": "mine", "deep/1": "mine"} {
		writeFile(t, filepath.Join(elsewhere, name), content)
	}
	w.write(files(nil))
	w.write(files(map[string]string{"e": "other"}))
	for _, name := range []string{"a", "b/c", "d", "f/1"} {
		if err := os.RemoveAll(filepath.Join(w.spare, name)); err != nil {
			t.Fatal(err)
		}
	}
	for name, target := range map[string]string{"a": elsewhere, "b/c": filepath.Join(elsewhere, "deep"), "d": filepath.Join(elsewhere, "1"), "more": elsewhere} {
		if err := os.Symlink(target, filepath.Join(w.spare, name)); err != nil {
			t.Fatal(err)
		}
	}
	writeFile(t, filepath.Join(w.spare, "f/1/deep/file"), "a folder in the place of a file")
	writeFile(t, filepath.Join(w.spare, "f/2x"), "not of the site")
	w.write(files(map[string]string{"a/1": "other"}))
	if got, want := read(t, elsewhere), (map[string]string{"1": "mine", "deep/1": "mine"}); !maps.Equal(got, want) {
		t.Errorf("outside of the output: got %v, want %v", got, want)
	}
	if err := os.RemoveAll(w.spare); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(elsewhere, w.spare); err != nil {
		t.Fatal(err)
	}
	w.write(files(nil))
}

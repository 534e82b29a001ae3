package output

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// outputWriter writes several outputs. Each reuses the one before the last.
type outputWriter struct {
	t             *testing.T
	out, previous string
}

func (w outputWriter) begin() *Staging {
	w.t.Helper()
	staging, err := Begin(Target{Out: w.out, Previous: w.previous})
	if err != nil {
		w.t.Fatal(err)
	}
	return staging
}

// write writes an output and checks the result.
func (w outputWriter) write(want map[string]string) {
	w.t.Helper()
	staging := w.begin()
	for name, content := range want {
		if err := staging.Put(text(name, content)); err != nil {
			w.t.Fatal(err)
		}
	}
	done, err := staging.Commit(w.t.Context())
	if err != nil {
		w.t.Fatal(err)
	}
	if now, isKnown := Hash(w.out); !isKnown || now != done.Hash {
		w.t.Errorf("the commit knows the hash %s of the output, which has %s", done.Hash, now)
	}
	if got := w.output(); !maps.Equal(got, want) {
		w.t.Fatalf("got %v, want %v", got, want)
	}
}

// output returns the files of the output, and checks that the manifest lists them.
func (w outputWriter) output() map[string]string {
	w.t.Helper()
	got, list := sitetest.Read(w.t, w.out), manifestHeader+"\n"
	manifest := got[ManifestName]
	delete(got, ManifestName)
	for _, name := range slices.Sorted(maps.Keys(got)) {
		list += name + "\n"
	}
	if manifest != list {
		w.t.Errorf("the manifest is %q, want %q", manifest, list)
	}
	return got
}

func newOutputWriter(t *testing.T) outputWriter {
	t.Helper()
	return outputWriter{t, filepath.Join(t.TempDir(), "dist"), filepath.Join(t.TempDir(), "output")}
}

// files returns so many files that most of them survive a few changes.
func files(changes map[string]string) map[string]string {
	all := map[string]string{NoJekyll: ""}
	for _, name := range []string{"a/1", "a/2", "b/c/1", "b/c/2", "d", "e", "f/1", "f/2"} {
		all[name] = name
	}
	maps.Copy(all, changes)
	maps.DeleteFunc(all, func(_, content string) bool { return content == "gone" })
	return all
}

func TestOutputDoesNotDependOnTheReusedFolder(t *testing.T) {
	t.Parallel()
	w := newOutputWriter(t)
	w.write(files(nil))
	if info, err := os.Stat(filepath.Join(w.previous, "b", "c")); err != nil || !info.IsDir() {
		t.Errorf("the folders of the next output do not exist: %v", err)
	}
	for _, changes := range []map[string]string{
		{"a/1": "other"}, {"a/1": "other", "b/c/1": "gone", "b/c/2": "gone"}, {}, {"d": "gone", "d/1": "a folder now"},
		{"f/1": "gone", "f/2": "gone", "f": "a file now"}, {},
	} {
		w.write(files(changes))
		if _, err := os.Stat(w.previous); err != nil {
			t.Errorf("after %v: no previous output: %v", changes, err)
		}
	}
	w.write(map[string]string{NoJekyll: "", "new/1": "all", "new/2": "all"})
	if got := sitetest.Read(t, w.previous); len(got) > 0 {
		t.Errorf("a previous output that shares no files uses disk space: %v", got)
	}
	w.write(files(nil))
}

// A file must not replace a folder with files, which a reused folder could allow.
func TestNameOfAFileAndAFolderIsAnError(t *testing.T) {
	t.Parallel()
	for _, names := range [][]string{{"a", "a/1"}, {"a/1", "a"}, {"b/c/1", "b/c"}} {
		w := newOutputWriter(t)
		w.write(files(nil))
		w.write(files(nil))
		staging := w.begin()
		var err error
		for _, name := range names {
			err = errors.Join(err, staging.Put(text(name, "new")))
		}
		if err == nil || !strings.Contains(err.Error(), "both a file and a folder") {
			t.Errorf("%q: error %v", names, err)
		}
		if err := staging.Discard(); err != nil {
			t.Error(err)
		}
	}
}

// Files of the previous output are hard links to files of the current one.
func TestCurrentOutputIsUnchangedUntilCommit(t *testing.T) {
	t.Parallel()
	w := newOutputWriter(t)
	w.write(files(nil))
	w.write(files(map[string]string{"e": "other"}))
	staging := w.begin()
	for name := range files(nil) {
		if err := staging.Put(text(name, "new")); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := w.output(), files(map[string]string{"e": "other"}); !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if err := staging.Discard(); err != nil {
		t.Error(err)
	}
}

func TestNothingInThePreviousOutputIsTrusted(t *testing.T) {
	t.Parallel()
	w := newOutputWriter(t)
	elsewhere := t.TempDir()
	for name, content := range map[string]string{"1": "mine", "deep/1": "mine"} {
		writeFile(t, filepath.Join(elsewhere, name), content)
	}
	w.write(files(nil))
	w.write(files(map[string]string{"e": "other"}))
	for _, name := range []string{"a", "b/c", "d", "f/1"} {
		if err := os.RemoveAll(filepath.Join(w.previous, name)); err != nil {
			t.Fatal(err)
		}
	}
	for name, target := range map[string]string{"a": elsewhere, "b/c": filepath.Join(elsewhere, "deep"), "d": filepath.Join(elsewhere, "1"),
		"more": elsewhere} {
		if err := os.Symlink(target, filepath.Join(w.previous, name)); err != nil {
			t.Fatal(err)
		}
	}
	writeFile(t, filepath.Join(w.previous, "f/1/deep/file"), "a folder in the place of a file")
	writeFile(t, filepath.Join(w.previous, "f/2x"), "not of the site")
	w.write(files(map[string]string{"a/1": "other"}))
	if got, want := sitetest.Read(t, elsewhere), (map[string]string{"1": "mine", "deep/1": "mine"}); !maps.Equal(got, want) {
		t.Errorf("outside of the output: got %v, want %v", got, want)
	}
	if err := os.RemoveAll(w.previous); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(elsewhere, w.previous); err != nil {
		t.Fatal(err)
	}
	w.write(files(nil))
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

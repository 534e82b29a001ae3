package output

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

func text(name, content string) File { return File{Name: name, Content: []byte(content)} }

// write writes an output.
func write(ctx context.Context, out string, files []File) ([]string, error) {
	staging, err := Begin(Target{Out: out})
	if err != nil {
		return nil, err
	}
	if err := staging.PutAll(files, inOrder); err != nil {
		return nil, errors.Join(err, staging.Discard())
	}
	done, err := staging.Commit(ctx)
	return done.Changed, err
}

func mustWrite(t *testing.T, out string, files ...File) []string {
	t.Helper()
	changed, err := write(context.Background(), out, files)
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

func TestOutputContainsOnlyTheNewFiles(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "deep", "dist")
	mustWrite(t, out, text("a.html", "a"), text("gone/b.html", "b"))
	changed := mustWrite(t, out, text("a.html", "A"), text("new/c.html", "c"))
	if want := []string{"a.html", "new/c.html"}; !slices.Equal(changed, want) {
		t.Errorf("changed %v, want %v", changed, want)
	}
	got := sitetest.Read(t, filepath.Dir(out))
	want := map[string]string{"dist/a.html": "A", "dist/new/c.html": "c", "dist/.docgen-manifest": manifestHeader + "\na.html\nnew/c.html\n"}
	if len(got) != len(want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for name, content := range want {
		if got[name] != content {
			t.Errorf("%s is %q, want %q", name, got[name], content)
		}
	}
}

func TestFileThatIsWrittenTwiceIsOneChange(t *testing.T) {
	t.Parallel()
	changed := mustWrite(t, filepath.Join(t.TempDir(), "dist"), text("a.html", "a"), text("b.html", "b"), text("a.html", "A"))
	if want := []string{"a.html", "b.html"}; !slices.Equal(changed, want) {
		t.Errorf("changed %v, want %v", changed, want)
	}
}

func TestUnchangedFileKeepsItsTime(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "dist")
	mustWrite(t, out, text("same.html", "same"), text("other.html", "one"))
	past := time.Unix(1_000_000_000, 0)
	for _, name := range []string{"same.html", "other.html"} {
		if err := os.Chtimes(filepath.Join(out, name), past, past); err != nil {
			t.Fatal(err)
		}
	}
	mustWrite(t, out, text("same.html", "same"), text("other.html", "two"))
	for name, keeps := range map[string]bool{"same.html": true, "other.html": false} {
		info, err := os.Stat(filepath.Join(out, name))
		if err != nil {
			t.Fatal(err)
		}
		if info.ModTime().Equal(past) != keeps {
			t.Errorf("%s has the time %v; kept should be %v", name, info.ModTime(), keeps)
		}
	}
}

func TestFailedWriteLeavesTheOldOutput(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	out := filepath.Join(dir, "dist")
	mustWrite(t, out, text("a.html", "old"))
	_, err := write(context.Background(), out, []File{text("a.html", "new"),
		{Name: "b.html", Load: func() ([]byte, error) { return os.ReadFile(filepath.Join(dir, "nowhere")) }}})
	if !errors.Is(err, os.ErrNotExist) {
		t.Errorf("error %v, want one of the missing file", err)
	}
	if got := sitetest.Read(t, dir); len(got) != 2 || got["dist/a.html"] != "old" {
		t.Errorf("left %v", got)
	}
}

func TestInterruptedWriteLeavesTheOldOutput(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	out := filepath.Join(dir, "dist")
	mustWrite(t, out, text("a.html", "old"))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := write(ctx, out, []File{text("a.html", "new")}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want the interruption", err)
	}
	if got := sitetest.Read(t, dir); len(got) != 2 || got["dist/a.html"] != "old" {
		t.Errorf("left %v", got)
	}
}

// A build may be killed before it has written the manifest of its staging folder.
func TestStagingFolderWithAnUnfinishedManifestIsRemoved(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	out := filepath.Join(dir, "dist")
	mustWrite(t, out, text("a.html", "old"))
	for name, file := range map[string]string{".dist.new-1": ".docgen-new-2", ".dist.new-3": "theirs"} {
		path := filepath.Join(dir, name, file)
		if err := errors.Join(os.Mkdir(filepath.Dir(path), 0o755), os.WriteFile(path, nil, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	mustWrite(t, out, text("a.html", "new"))
	got := sitetest.Read(t, dir)
	if _, stays := got[".dist.new-1/.docgen-new-2"]; stays {
		t.Errorf("the staging folder stays: %v", got)
	}
	if _, stays := got[".dist.new-3/theirs"]; !stays {
		t.Errorf("a folder with another file is gone: %v", got)
	}
}

func TestFolderWithForeignFilesIsNotReplaced(t *testing.T) {
	t.Parallel()
	out := t.TempDir()
	if err := os.WriteFile(filepath.Join(out, "thesis.tex"), []byte("years"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := write(context.Background(), out, []File{text("a.html", "a")}); !errors.Is(err, ErrForeignFolder) {
		t.Errorf("error %v, want ErrForeignFolder", err)
	}
	if _, err := Clean(Target{Out: out}); !errors.Is(err, ErrForeignFolder) {
		t.Errorf("Clean: error %v, want ErrForeignFolder", err)
	}
	if got := sitetest.Read(t, out); got["thesis.tex"] != "years" {
		t.Errorf("left %v", got)
	}
}

func TestFileThatSomebodyChangedIsNoticed(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "dist")
	mustWrite(t, out, text("a.html", "a"), text("b.html", "b"))
	written, err := describe(out, "a.html")
	if err != nil {
		t.Fatal(err)
	}
	if !Unchanged(out, []Written{written}) {
		t.Error("a file counts as changed right after it was written")
	}
	if err := os.WriteFile(filepath.Join(out, "a.html"), []byte("edited"), 0o644); err != nil {
		t.Fatal(err)
	}
	if Unchanged(out, []Written{written}) {
		t.Error("an edited file counts as unchanged")
	}
}

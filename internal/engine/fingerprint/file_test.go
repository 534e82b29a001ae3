package fingerprint

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func at(t *testing.T, path string, now time.Time) File {
	t.Helper()
	file, err := Of(path, now)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func withSum(t *testing.T, path string, now time.Time) File {
	t.Helper()
	file := at(t, path, now)
	sum, _, err := sumOf(path)
	if err != nil {
		t.Fatal(err)
	}
	file.Sum = sum
	return file
}

func TestContentIsReadOnlyUntilTheFileSettles(t *testing.T) {
	t.Parallel()
	name, soon := filepath.Join(t.TempDir(), "a"), time.Now().Add(time.Minute)
	write(t, name, "text")
	fresh, err := Of(name, time.Now())
	if err != nil || fresh.Settled() || fresh.Size != 4 || fresh.Sum.IsZero() {
		t.Errorf("just written: %+v, %v", fresh, err)
	}
	settled := at(t, name, soon)
	if !settled.Settled() || settled.Size != 4 || !settled.Sum.IsZero() {
		t.Errorf("later: %+v", settled)
	}
	if now, same := fresh.Check(name, soon); !same || now != withSum(t, name, soon) {
		t.Errorf("checked after it settled: %+v, %v", now, same)
	}
}

func TestChangeIsNoticed(t *testing.T) {
	t.Parallel()
	soon := time.Now().Add(time.Minute)
	for _, test := range []struct {
		name   string
		change func(t *testing.T, dir string)
		same   bool // for a fingerprint with a sum
	}{
		{"nothing", func(*testing.T, string) {}, true},
		{"other text of the same length", func(t *testing.T, dir string) { write(t, filepath.Join(dir, "a"), "TEXT") }, false},
		{"other length", func(t *testing.T, dir string) { write(t, filepath.Join(dir, "a"), "texts") }, false},
		{"the same text again", func(t *testing.T, dir string) {
			write(t, filepath.Join(dir, "new"), "text")
			move(t, filepath.Join(dir, "new"), filepath.Join(dir, "a"))
		}, true},
		{"removed", func(t *testing.T, dir string) { _ = os.Remove(filepath.Join(dir, "a")) }, false},
		{"a folder", func(t *testing.T, dir string) {
			_ = os.Remove(filepath.Join(dir, "a"))
			_ = os.Mkdir(filepath.Join(dir, "a"), 0o700)
		}, false},
		{"a link to another file", func(t *testing.T, dir string) {
			_ = os.Remove(filepath.Join(dir, "a"))
			_ = os.Symlink("b", filepath.Join(dir, "a"))
		}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			name := filepath.Join(dir, "a")
			write(t, name, "text")
			write(t, filepath.Join(dir, "b"), "TEXT")
			fresh, known := at(t, name, time.Now()), withSum(t, name, soon)
			test.change(t, dir)
			for what, file := range map[string]File{"not settled": fresh, "settled": known} {
				if now, same := file.Check(name, soon); same != test.same {
					t.Errorf("%s: same is %v, now %+v, was %+v", what, same, now, file)
				}
			}
		})
	}
}

// Both files have the same size and, as far as possible, the same times.
func TestSwappedFilesAreDistinguished(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	past, soon := time.Unix(1_000_000_000, 0), time.Now().Add(time.Minute)
	for _, folder := range []string{"one", "two"} {
		if err := os.Mkdir(filepath.Join(dir, folder), 0o700); err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(dir, folder, "a")
		write(t, name, folder)
		if err := os.Chtimes(name, past, past); err != nil {
			t.Fatal(err)
		}
	}
	name := filepath.Join(dir, "one", "a")
	before := at(t, name, soon)
	if before.Inode == 0 {
		t.Skip("this system provides no inode numbers")
	}
	move(t, filepath.Join(dir, "one"), filepath.Join(dir, "three"))
	move(t, filepath.Join(dir, "two"), filepath.Join(dir, "one"))
	if now, same := before.Check(name, soon); same {
		t.Errorf("same, now %+v", now)
	}
}

func move(t *testing.T, from, to string) {
	t.Helper()
	if err := os.Rename(from, to); err != nil {
		t.Fatal(err)
	}
}

func TestLinkIsIdentifiedByTheContentOfItsTarget(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	name, link, soon := filepath.Join(dir, "a"), filepath.Join(dir, "link"), time.Now().Add(time.Minute)
	write(t, name, "text")
	if err := os.Symlink("a", link); err != nil {
		t.Fatal(err)
	}
	before := at(t, link, soon)
	if before.Settled() || before.Size != 4 {
		t.Errorf("got %+v", before)
	}
	if now, same := before.Check(link, soon); !same {
		t.Errorf("not the same: %+v, now %+v", before, now)
	}
	write(t, name, "TEXT")
	if _, same := before.Check(link, soon); same {
		t.Error("same after a change of the link's target")
	}
}

func TestZeroFileMeansNoFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	name := filepath.Join(dir, "a")
	if file, err := Of(name, time.Now()); !errors.Is(err, fs.ErrNotExist) || !file.IsZero() {
		t.Errorf("%+v, %v", file, err)
	}
	if now, same := (File{}).Check(name, time.Now()); !same || !now.IsZero() {
		t.Errorf("still missing: %+v, %v", now, same)
	}
	write(t, name, "")
	if now, same := (File{}).Check(name, time.Now()); same || now.IsZero() {
		t.Errorf("an empty file appeared: %+v, %v", now, same)
	}
	if _, err := Of(dir, time.Now()); err == nil {
		t.Error("a folder has a fingerprint")
	}
}

package disk_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

func TestFailedReplaceReturnsAnErrorAndLeavesNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "taken", "inside"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := disk.Base(dir).Replace("taken", []byte("text")); err == nil {
		t.Error("a folder with files was replaced by a file, or there was no error")
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 {
		t.Errorf("got %v, %v, want only the folder", entries, err)
	}
}

func TestLinksAreNeverFollowed(t *testing.T) {
	t.Parallel()
	outside := filepath.Join(t.TempDir(), "kept")
	if err := os.WriteFile(outside, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, act := range map[string]func(disk.Folder) error{
		"replace a link":       func(site disk.Folder) error { return site.Replace("file", []byte("x")) },
		"replace below a link": func(site disk.Folder) error { return site.Replace("folder/kept", []byte("x")) },
		"remove below a link":  func(site disk.Folder) error { return site.Below("folder").Remove("kept") },
		"remove all below it":  func(site disk.Folder) error { return site.Below("folder").RemoveAll("kept") },
		"move to a link":       func(site disk.Folder) error { return site.Move("own", site.Below("folder"), "kept") },
		"make a folder in it":  func(site disk.Folder) error { return site.Below("folder/new").Make() },
		"scratch file in it":   func(site disk.Folder) error { _, err := site.Below("folder/new").Scratch(); return err },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			for link, target := range map[string]string{"file": outside, "folder": filepath.Dir(outside)} {
				if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
					t.Skip("this system makes no links:", err)
				}
			}
			if err := os.WriteFile(filepath.Join(dir, "own"), nil, 0o644); err != nil {
				t.Fatal(err)
			}
			var link disk.LinkError
			if err := act(disk.Base(dir)); !errors.As(err, &link) {
				t.Errorf("got %v, want an error that names the link", err)
			}
			if text, err := os.ReadFile(outside); string(text) != "mine" {
				t.Errorf("the file outside is %q, %v", text, err)
			}
		})
	}
}

func TestScratchFileHasNoName(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file, err := disk.Base(dir).Below("new").Scratch()
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteAt([]byte("text"), 2); err != nil {
		t.Error(err)
	}
	text := make([]byte, 6)
	if _, err := file.ReadAt(text, 0); err != nil || string(text) != "\x00\x00text" {
		t.Errorf("read %q, %v", text, err)
	}
	entries, err := os.ReadDir(filepath.Join(dir, "new"))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if runtime.GOOS != "windows" || !disk.IsUnfinished(entry.Name()) {
			t.Errorf("the folder has %s", entry.Name())
		}
	}
}

func TestKilledProcessLeavesNothingForLong(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	killed := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^$")
	if err := killed.Run(); err != nil {
		t.Fatal(err)
	}
	left := fmt.Sprintf(".docgen-new-%d-1", killed.Process.Pid)
	for _, name := range []string{filepath.Join("a", left), filepath.Join(left, "docs"), fmt.Sprintf(".docgen-new-%d-1", os.Getppid()), "other"} {
		if err := os.MkdirAll(filepath.Join(dir, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := disk.Base(dir).Replace("a/file", nil); err != nil {
		t.Error(err)
	}
	if _, err := disk.Base(dir).Stage(); err != nil {
		t.Error(err)
	}
	var got []string
	for _, pattern := range []string{"*", "a/*"} {
		found, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range found {
			got = append(got, strings.TrimPrefix(file, dir+string(filepath.Separator)))
		}
	}
	want := []string{fmt.Sprintf(".docgen-new-%d-1", os.Getppid()), "a", "other", filepath.Join("a", "file")}
	if !slices.Equal(got, want) {
		t.Errorf("the folder has %q, want %q", got, want)
	}
}

func TestPathInAnErrorIsWholeAndWrittenOnce(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("a", 0o755); err != nil {
		t.Fatal(err)
	}
	root, err := os.OpenRoot("a")
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	file, err := root.Create("b")
	if err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	_, ofFile := file.Write([]byte("text"))
	_, ofRoot := root.Open("c")
	for want, err := range map[string]error{"write a/b: file already closed": ofFile, "open a/c: no such file or directory": ofRoot} {
		if got := filepath.ToSlash(disk.Named(root, err).Error()); got != want {
			t.Errorf("the error is %q, want %q", got, want)
		}
	}
}

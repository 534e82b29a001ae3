package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestOlderReleaseIsReplacedAsAWhole(t *testing.T) {
	t.Parallel()
	parent := t.TempDir()
	out := filepath.Join(parent, "release")
	for _, name := range []string{"docgen-0.0.9-linux-amd64.tar.gz", product.Scope[1:] + "-docgen-0.0.9.tgz"} { // without checksums: not finished
		write(t, filepath.Join(out, name))
	}
	folder, err := stage(out)
	if err != nil {
		t.Fatal(err)
	}
	write(t, folder.file("checksums.txt"))
	if got := namesIn(t, out); len(got) != 2 {
		t.Errorf("the older release changed before the new one was complete: %v", got)
	}
	if err := folder.commit(); err != nil {
		t.Fatal(err)
	}
	folder.remove()
	if got := namesIn(t, out); !slices.Equal(got, []string{"checksums.txt"}) {
		t.Errorf("the release contains %v", got)
	}
	if got := namesIn(t, parent); !slices.Equal(got, []string{"release"}) {
		t.Errorf("files are left: %v", got)
	}
}

func TestFailedReleaseLeavesTheOlderOne(t *testing.T) {
	t.Parallel()
	parent := t.TempDir()
	out := filepath.Join(parent, "release")
	write(t, filepath.Join(out, "checksums.txt"))
	folder, err := stage(out)
	if err != nil {
		t.Fatal(err)
	}
	write(t, folder.file("docgen-1.tar.gz"))
	folder.remove()
	if got := namesIn(t, out); !slices.Equal(got, []string{"checksums.txt"}) {
		t.Errorf("the release contains %v", got)
	}
	if got := namesIn(t, parent); !slices.Equal(got, []string{"release"}) {
		t.Errorf("files are left: %v", got)
	}
}

func TestFolderWithOtherFilesIsNotReplaced(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	write(t, filepath.Join(folder, "thesis.md"))
	file := filepath.Join(folder, "thesis.md")
	for out, want := range map[string]string{
		folder:                        folder + " contains thesis.md, which is not part of a release; choose another folder",
		file:                          "not a directory",
		filepath.Join(file, "beside"): "not a directory",
	} {
		if _, err := stage(out); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", out, err, want)
		}
	}
	if got := namesIn(t, folder); !slices.Equal(got, []string{"thesis.md"}) {
		t.Errorf("files are left: %v", got)
	}
}

func TestReleaseOfAnotherFolderIsRefused(t *testing.T) {
	t.Parallel()
	if err := run(t.Context(), t.TempDir(), filepath.Join(t.TempDir(), "release")); err == nil || !strings.Contains(err.Error(), "there is no cmd/docgen") {
		t.Errorf("got %v", err)
	}
}

func write(t *testing.T, name string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte("text"), 0o644); err != nil {
		t.Fatal(err)
	}
}

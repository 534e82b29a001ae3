package dev

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestFilesOfANewFolderAreReported(t *testing.T) {
	t.Parallel()
	site, elsewhere := t.TempDir(), t.TempDir()
	guides := filepath.Join(elsewhere, "guides")
	if err := os.MkdirAll(filepath.Join(guides, "deep"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"setup.md", "deep/more.md", ".hidden.md"} {
		if err := os.WriteFile(filepath.Join(guides, name), []byte("# Setup\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	watcher, err := watch(func() (whole, single []string) { return []string{site}, nil }, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(watcher.close)
	// The folder arrives with its files, so only the folder has an event.
	if err := os.Rename(guides, filepath.Join(site, "guides")); err != nil {
		t.Fatal(err)
	}
	names, _ := watcher.wait(t.Context(), settle, maxWait)
	if want := []string{"guides/deep/more.md", "guides/setup.md"}; !slices.Equal(names, want) {
		t.Errorf("got %q, want %q", names, want)
	}
}

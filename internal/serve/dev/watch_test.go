package dev

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/fsnotify/fsnotify"
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
	watcher, err := watch(Options{Site: fixed{}, Folders: func() (whole, single []string) { return []string{site}, nil }})
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

// readSite reads one file and lists one folder.
type readSite struct{ fixed }

func (readSite) Reads(name string) bool { return name == "content/index.md" }

func (readSite) Lists(name string) bool { return filepath.Dir(name) == "content" }

func TestOnlyFilesOfTheSiteMatter(t *testing.T) {
	t.Parallel()
	watcher := watcher{root: "site", site: readSite{}}
	for _, test := range []struct {
		name string
		op   fsnotify.Op
		want bool
	}{
		{"content/index.md", fsnotify.Write, true},
		{"content/index.md", fsnotify.Remove, true},
		{"content/new.md", fsnotify.Create, true},
		{"content/new.md", fsnotify.Create | fsnotify.Write, true},
		{"content/unread.txt", fsnotify.Write, false},
		{"dev.log", fsnotify.Write, false},
		{"dev.log", fsnotify.Create, false},
		{"dev.log", fsnotify.Rename, false},
	} {
		event := fsnotify.Event{Name: filepath.Join("site", filepath.FromSlash(test.name)), Op: test.op}
		if got := watcher.matters(event); got != test.want {
			t.Errorf("%v: %v, want %v", event, got, test.want)
		}
	}
}

// A site looks for folders that do not exist, such as that of its own pages.
func TestFilesOfAFolderThatTheSiteMissedMatter(t *testing.T) {
	t.Parallel()
	site := t.TempDir()
	watcher, err := watch(Options{Site: readSite{}, Folders: func() (whole, single []string) { return []string{site}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(watcher.close)
	other := filepath.Join(t.TempDir(), "content")
	if err := os.Mkdir(other, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(other, "new.md"), []byte("# New\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(other, filepath.Join(site, "content")); err != nil {
		t.Fatal(err)
	}
	if names, _ := watcher.wait(t.Context(), settle, maxWait); !slices.Equal(names, []string{"content/new.md"}) {
		t.Errorf("got %q", names)
	}
}

func TestFoldersAreWalkedAgainOnlyWhenOneIsNew(t *testing.T) {
	t.Parallel()
	site := t.TempDir()
	deep := filepath.Join(site, "deep")
	if err := os.Mkdir(deep, 0o755); err != nil {
		t.Fatal(err)
	}
	watcher, err := watch(Options{Site: fixed{}, Folders: func() (whole, single []string) { return []string{site}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(watcher.close)
	change := func(name string, make func(path string) error, isWalked bool) {
		t.Helper()
		_ = watcher.events.Remove(deep) // only a walk finds it again
		if err := make(filepath.Join(site, name)); err != nil {
			t.Fatal(err)
		}
		watcher.wait(t.Context(), settle, maxWait)
		if got := slices.Contains(watcher.events.WatchList(), deep); got != isWalked {
			t.Errorf("%s: walked is %v, want %v", name, got, isWalked)
		}
	}
	write := func(path string) error { return os.WriteFile(path, []byte("# Words\n"), 0o644) }
	change("words.md", write, false)
	change("new", func(path string) error { return os.Mkdir(path, 0o755) }, true)
	change("more.md", write, false)
}

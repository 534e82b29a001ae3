package cache_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/cache"
	"github.com/docgen-cli/docgen/internal/engine/disk"
)

func TestValueIsReadBackUntilItIsDamaged(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "deep", "cache")
	store := cache.Open(disk.Base(dir))
	if _, found := store.Read("a"); found {
		t.Fatal("found a value in an empty store")
	}
	for _, value := range []string{"first", "", "second, longer"} {
		if err := store.Write("a", []byte(value)); err != nil {
			t.Fatal(err)
		}
		if got, found := store.Read("a"); !found || string(got) != value {
			t.Errorf("got %q, %v, want %q", got, found, value)
		}
	}
	name := filepath.Join(dir, "a")
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for at := range whole {
		damaged := append([]byte{}, whole...)
		damaged[at] ^= 1
		for what, text := range map[string][]byte{"damaged": damaged, "cut": whole[:at], "longer": append(whole[:len(whole):len(whole)], 'x')} {
			if err := os.WriteFile(name, text, 0o644); err != nil {
				t.Fatal(err)
			}
			if got, found := store.Read("a"); found || got != nil {
				t.Fatalf("%s at %d: got %q", what, at, got)
			}
		}
	}
}

func TestKeepRemovesAllOtherValues(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	store := cache.Open(disk.Base(dir))
	for _, name := range []string{"a", "b", "c"} {
		if err := store.Write(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	store.Keep([]string{"b"})
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 || entries[0].Name() != "b" {
		t.Errorf("kept %v, %v", entries, err)
	}
}

func TestZeroStoreStoresNothing(t *testing.T) {
	t.Parallel()
	store := cache.Store{}
	if err := store.Write("a", []byte("a")); err != nil {
		t.Error(err)
	}
	store.Keep(nil)
	if _, found := store.Read("a"); found {
		t.Error("the zero store has a value")
	}
}

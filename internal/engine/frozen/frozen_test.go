package frozen_test

import (
	"bytes"
	"errors"
	"iter"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/engine/cache"
	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/frozen"
)

func files(list []frozen.File, end error) iter.Seq2[frozen.File, error] {
	return func(yield func(frozen.File, error) bool) {
		for _, file := range list {
			if !yield(file, nil) {
				return
			}
		}
		if end != nil {
			yield(frozen.File{}, end)
		}
	}
}

// all returns the files of an archive; nil if there is none, or if it is damaged.
func all(store frozen.Store, key fingerprint.Hash) []frozen.File {
	archive, found := store.Find(key)
	if !found {
		return nil
	}
	var list []frozen.File
	for files, isWhole := range archive.Parts() {
		if !isWhole {
			return nil
		}
		list = append(list, files...)
	}
	return list
}

func TestArchiveIsReadBackAsItWasWritten(t *testing.T) {
	t.Parallel()
	store := frozen.In(cache.Open(disk.Base(t.TempDir())))
	large := []frozen.File{
		{Name: "1.0/index.html", Content: bytes.Repeat([]byte("large"), 1<<20)}, {Name: "1.0/a.html", Content: []byte("a")},
		{Name: "1.0/b.html", Content: bytes.Repeat([]byte("b"), 5<<20)}, {Name: "1.0/empty"},
	}
	for name, list := range map[string][]frozen.File{"large": large, "small": large[1:2], "empty": nil} {
		key := fingerprint.Sum(name)
		if err := store.Write(key, map[string][]string{"script-src": {"sha256-x"}}, files(list, nil)); err != nil {
			t.Fatal(err)
		}
		if got := all(store, key); len(got) != len(list) || len(list) > 0 && !reflect.DeepEqual(got, list) {
			t.Errorf("%s: got %d files, want %d", name, len(got), len(list))
		}
	}
	archive, _ := store.Find(fingerprint.Sum("large"))
	if got := archive.Sources(); len(got) != 1 || got["script-src"][0] != "sha256-x" {
		t.Errorf("the sources are %v", got)
	}
	if got := strings.Join(archive.Names(), " "); got != "1.0/index.html 1.0/a.html 1.0/b.html 1.0/empty" {
		t.Errorf("names are %s", got)
	}
	store.Retain([]fingerprint.Hash{fingerprint.Sum("small")})
	if all(store, fingerprint.Sum("small")) == nil || all(store, fingerprint.Sum("large")) != nil {
		t.Error("Retain removed another archive")
	}
}

func TestArchiveIsWholeOrAbsent(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	store, key, failure := frozen.In(cache.Open(disk.Base(dir))), fingerprint.Sum("key"), errors.New("cannot read")
	list := []frozen.File{{Name: "a", Content: bytes.Repeat([]byte("a"), 5<<20)}, {Name: "b"}}
	if err := store.Write(key, nil, files(list, failure)); !errors.Is(err, failure) {
		t.Errorf("error %v", err)
	}
	if all(store, key) != nil {
		t.Error("there is an archive without all of its files")
	}
	if err := store.Write(key, nil, files(list, nil)); err != nil {
		t.Fatal(err)
	}
	parts, err := filepath.Glob(filepath.Join(dir, "*-1"))
	if err != nil || len(parts) != 1 {
		t.Fatal(parts, err)
	}
	if err := os.WriteFile(parts[0], []byte("damaged"), 0o600); err != nil {
		t.Fatal(err)
	}
	if all(store, key) != nil {
		t.Error("a damaged archive is used")
	}
}

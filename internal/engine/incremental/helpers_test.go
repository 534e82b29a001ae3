package incremental_test

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/docgen-cli/docgen/e2e/sitetest"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// memory is a store that counts writes.
type memory struct {
	mu     sync.Mutex
	values map[string][]byte
	writes int
	isFull bool // has no room for a scratch file
}

func (m *memory) Read(name string) ([]byte, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	value, found := m.values[name]
	return slices.Clone(value), found
}

func (m *memory) Write(name string, value []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.values[name], m.writes = slices.Clone(value), m.writes+1
	return nil
}

func (m *memory) Keep(names []string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	maps.DeleteFunc(m.values, func(name string, _ []byte) bool { return !slices.Contains(names, name) })
}

func (m *memory) Scratch() (*os.File, error) {
	if m.isFull {
		return nil, os.ErrInvalid
	}
	file, err := os.CreateTemp("", "docgen-scratch-")
	if err == nil {
		err = os.Remove(file.Name())
	}
	return file, err
}

func newMemory() *memory { return &memory{values: map[string][]byte{}} }

func (m *memory) clone() *memory { return &memory{values: maps.Clone(m.values)} }

// noon is when these tests compute results. Their files were last changed an hour before.
func noon() time.Time    { return time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC) }
func earlier() time.Time { return noon().Add(-time.Hour) }

func file(text string, written time.Time) *fstest.MapFile {
	return &fstest.MapFile{Data: []byte(text), ModTime: written}
}

// siteFiles returns the files that the result of these tests depends on, and one other.
func siteFiles() fstest.MapFS {
	return fstest.MapFS{
		"a.md": file("A", earlier()), "docs/b.md": file("B", earlier()), "docs/c.md": file("C", earlier()), "other.md": file("O", earlier()),
	}
}

func begun(store incremental.Store, files fs.FS) *incremental.Engine {
	engine := incremental.New(store, fingerprint.Sum("this program"))
	engine = engine.Begin(source.Files{sitetest.Plain{FS: files, Folder: "."}}, nil, noon())
	return engine
}

func texts() incremental.Rule[string] {
	return incremental.Rule[string]{Name: "text", Codec: incremental.CBOR[string]{}}
}

// maker computes a result from files, and counts how often.
type maker struct{ made int }

// make reads one file, lists a folder, and asks whether another file exists.
func (m *maker) make(inputs *incremental.Inputs) (string, error) {
	m.made++
	files := inputs.Files()
	text, err := files.ReadFile("a.md")
	made := fmt.Sprint(string(text), err != nil)
	entries, _ := files.ReadDir("docs")
	for _, entry := range entries {
		made += " " + entry.Name()
	}
	_, err = files.Stat("missing.md")
	return strings.TrimSpace(fmt.Sprint(made, " ", err != nil)), nil
}

func get(t *testing.T, engine *incremental.Engine, rule incremental.Rule[string], key string, used fingerprint.Hash,
	make func(*incremental.Inputs) (string, error)) string {
	t.Helper()
	value, _, err := incremental.Get(engine, rule, key, used, make)
	if err != nil {
		t.Fatal(err)
	}
	return value
}

// Package cache keeps bytes in files between builds.
//
// A [Store] is a folder of named values. Each is written at once and carries a
// checksum: a value that is cut, damaged or of another version is as good as
// absent. Whether a value still fits is for the caller to say, by keys inside it.
// The package knows nothing of what it keeps.
package cache

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// Store is a folder of values. The zero store keeps nothing and has nothing.
type Store struct{ dir string }

// Open returns the store in a folder, which need not exist.
func Open(dir string) Store { return Store{dir} }

// magic begins every file; the number rises when the form of the files changes.
const magic = "docgen cache 1\n"

// Read returns a value. It reports false when there is none that is whole.
func (s Store) Read(name string) ([]byte, bool) {
	if s.dir == "" {
		return nil, false
	}
	file, err := os.ReadFile(filepath.Join(s.dir, name))
	if err != nil || len(file) < len(magic)+sha256.Size || !bytes.HasPrefix(file, []byte(magic)) {
		return nil, false
	}
	sum, value := file[len(magic):len(magic)+sha256.Size], file[len(magic)+sha256.Size:]
	own := sha256.Sum256(value)
	return value, bytes.Equal(sum, own[:])
}

// Write keeps a value in the place of an earlier one of its name. Two that write
// at the same time do not mix: one of them wins.
func (s Store) Write(name string, value []byte) error {
	if s.dir == "" {
		return nil
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return fmt.Errorf("write the cache: %w", err)
	}
	file, err := os.CreateTemp(s.dir, temporary+"*")
	if err != nil {
		return fmt.Errorf("write the cache: %w", err)
	}
	sum := sha256.Sum256(value)
	_, err = file.Write(slices.Concat([]byte(magic), sum[:]))
	if err == nil {
		_, err = file.Write(value)
	}
	if err = errors.Join(err, file.Close()); err == nil {
		err = os.Rename(file.Name(), filepath.Join(s.dir, name))
	}
	if err != nil {
		_ = os.Remove(file.Name())
		return fmt.Errorf("write the cache: %w", err)
	}
	return nil
}

const temporary = "tmp-"

// Keep removes all values but those of some names, so that the store does not
// grow, and what earlier writers left behind. Another that reads them meanwhile
// finds them absent.
func (s Store) Keep(names []string) {
	entries, _ := os.ReadDir(s.dir) // of no store there is none
	for _, entry := range entries {
		if !slices.Contains(names, entry.Name()) {
			_ = os.Remove(filepath.Join(s.dir, entry.Name())) // what stays does no harm
		}
	}
}

// Remove removes the store.
func (s Store) Remove() error {
	if s.dir == "" {
		return nil
	}
	if err := os.RemoveAll(s.dir); err != nil {
		return fmt.Errorf("remove the cache: %w", err)
	}
	return nil
}

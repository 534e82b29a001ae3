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
	"fmt"
	"slices"

	"docgen/internal/disk"
)

// Store is a folder of values. The zero store keeps nothing and has nothing.
type Store struct{ folder *disk.Folder }

// Open returns the store in a folder, which need not exist.
func Open(folder disk.Folder) Store { return Store{&folder} }

// magic begins every file; the number rises when the form of the files changes.
const magic = "docgen cache 1\n"

// Read returns a value. It reports false when there is none that is whole.
func (s Store) Read(name string) ([]byte, bool) {
	if s.folder == nil {
		return nil, false
	}
	file, err := s.folder.ReadFile(name)
	if err != nil || len(file) < len(magic)+sha256.Size || !bytes.HasPrefix(file, []byte(magic)) {
		return nil, false
	}
	sum, value := file[len(magic):len(magic)+sha256.Size], file[len(magic)+sha256.Size:]
	if own := sha256.Sum256(value); !bytes.Equal(sum, own[:]) {
		return nil, false
	}
	return value, true
}

// Write keeps a value in the place of an earlier one of its name. Two that write
// at the same time do not mix: one of them wins.
func (s Store) Write(name string, value []byte) error {
	if s.folder == nil {
		return nil
	}
	sum := sha256.Sum256(value)
	if err := s.folder.Replace(name, []byte(magic), sum[:], value); err != nil {
		return fmt.Errorf("write the cache: %w", err)
	}
	return nil
}

// Keep removes all values but those of some names, so that the store does not
// grow, and what earlier writers left behind. Another that reads them meanwhile
// finds them absent.
func (s Store) Keep(names []string) {
	if s.folder == nil {
		return
	}
	entries, _ := s.folder.ReadDir() // a store that does not exist yet is empty
	for _, entry := range entries {
		if !slices.Contains(names, entry.Name()) {
			_ = s.folder.Remove(entry.Name()) // what stays does no harm
		}
	}
}

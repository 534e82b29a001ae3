// Package cache stores bytes in files for later builds.
//
// A [Store] is a folder of named values. Values are written atomically and have a checksum:
// a truncated or damaged value, or one in another format, counts as absent. The caller
// decides whether a value is still valid, for example by a key inside it. The package must
// not know what it stores.
package cache

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"slices"

	"github.com/docgen-cli/docgen/internal/engine/disk"
)

// Store is a folder of values. The zero Store is empty and stores nothing.
type Store struct{ folder *disk.Folder }

// Open returns the store in a folder, which may not exist yet.
func Open(folder disk.Folder) Store { return Store{&folder} }

// magic begins every file. The number is the version of the file format.
const magic = "docgen cache 1\n"

// Read returns a value. It returns false if the value is absent or damaged.
func (s Store) Read(name string) ([]byte, bool) {
	if s.folder == nil {
		return nil, false
	}
	file, err := s.folder.ReadFile(name)
	if err != nil || len(file) < len(magic)+sha256.Size || !bytes.HasPrefix(file, []byte(magic)) {
		return nil, false
	}
	sum, value := file[len(magic):len(magic)+sha256.Size], file[len(magic)+sha256.Size:]
	if actual := sha256.Sum256(value); !bytes.Equal(sum, actual[:]) {
		return nil, false
	}
	return value, true
}

// Write stores a value under a name. Of two concurrent writers, one wins.
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

// Keep removes all values except those with the given names, and files that interrupted
// writers left behind. This bounds the size of the store. Concurrent readers find the
// removed values absent.
func (s Store) Keep(names []string) {
	if s.folder == nil {
		return
	}
	entries, _ := s.folder.ReadDir() // a store that does not exist yet is empty
	for _, entry := range entries {
		if !slices.Contains(names, entry.Name()) {
			_ = s.folder.Remove(entry.Name()) // a remaining file does no harm
		}
	}
}

// Scratch creates a file for values of this process, which nobody else can find.
func (s Store) Scratch() (*os.File, error) {
	if s.folder == nil {
		return nil, os.ErrNotExist
	}
	file, err := s.folder.Scratch()
	if err != nil {
		return nil, fmt.Errorf("write the cache: %w", err)
	}
	return file, nil
}

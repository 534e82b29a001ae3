// Package frozen stores the output of versions of the docs that no longer change.
//
// A [Store] has one archive for each such version, under a key that changes when the docs do.
// Later builds take the files from the archive instead of rendering them. The package knows
// files of the output, not what is in them.
package frozen

import (
	"fmt"
	"iter"

	"github.com/docgen-cli/docgen/internal/engine/cache"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
)

// File is a file of the output.
type File struct {
	Name    string // relative to the output folder
	Content []byte
}

// Store is a folder of archives.
type Store struct{ values cache.Store }

// In returns the store whose archives are values of another store.
func In(values cache.Store) Store { return Store{values} }

// index lists the parts of an archive, and the names of all files in it.
type index struct {
	Parts   []string // names of values
	Files   []string
	Sources map[string][]string
}

// part holds some of the files of an archive.
type part struct{ Files []File }

// partSize is the size in bytes above which a part is complete. It bounds the memory that an
// archive needs.
const partSize = 4 << 20

// Archive is the output of one version.
type Archive struct {
	values cache.Store
	index  index
}

// Find returns the archive with a key, if it is whole.
func (s Store) Find(key fingerprint.Hash) (Archive, bool) {
	found, isWhole := read[index](s.values, key.String())
	for _, name := range found.Parts {
		_, isThere := s.values.Read(name)
		isWhole = isWhole && isThere
	}
	return Archive{s.values, found}, isWhole
}

// Names returns the names of all files in the archive.
func (a Archive) Names() []string { return a.index.Files }

// Sources returns what a Content-Security-Policy needs for what is inline in the pages, by directive.
func (a Archive) Sources() map[string][]string { return a.index.Sources }

// Parts iterates over the files of the archive, some at a time. It yields false if a part is
// missing or damaged.
func (a Archive) Parts() iter.Seq2[[]File, bool] {
	return func(yield func([]File, bool) bool) {
		for _, name := range a.index.Parts {
			found, isWhole := read[part](a.values, name)
			if !yield(found.Files, isWhole) || !isWhole {
				return
			}
		}
	}
}

// Write stores an archive under a key. The index comes last, so an interrupted Write leaves no
// archive. sources is what a Content-Security-Policy needs for what is inline in its pages. The
// error is that of a file, or of the machine.
func (s Store) Write(key fingerprint.Hash, sources map[string][]string, files iter.Seq2[File, error]) error {
	listed := index{Sources: sources}
	var next part
	size := 0
	flush := func() error {
		name := fmt.Sprintf("%s-%d", key, len(listed.Parts))
		listed.Parts = append(listed.Parts, name)
		err := write(s.values, name, next)
		next, size = part{}, 0
		return err
	}
	for file, err := range files {
		if err != nil {
			return err
		}
		next.Files, listed.Files = append(next.Files, file), append(listed.Files, file.Name)
		size += len(file.Content)
		if size >= partSize {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	if err := flush(); err != nil {
		return err
	}
	return write(s.values, key.String(), listed)
}

// Retain removes all archives except those with the given keys.
func (s Store) Retain(keys []fingerprint.Hash) {
	var names []string
	for _, key := range keys {
		if listed, found := read[index](s.values, key.String()); found {
			names = append(append(names, key.String()), listed.Parts...)
		}
	}
	s.values.Keep(names)
}

func read[V any](values cache.Store, name string) (value V, isWhole bool) {
	encoded, found := values.Read(name)
	if !found {
		return value, false
	}
	value, err := incremental.CBOR[V]{}.Decode(encoded)
	return value, err == nil
}

func write[V any](values cache.Store, name string, value V) error {
	encoded, err := incremental.CBOR[V]{}.Encode(value)
	if err != nil {
		return err
	}
	return values.Write(name, encoded)
}

package search

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// Files receives each search file as soon as it is made, and gives it back. A large site has more
// of them than fit into memory. Both methods are called concurrently.
type Files interface {
	Put(name string, content []byte) error
	Read(name string) ([]byte, error)
}

// store names parts and hands them on. The content of a part decides its name, so an unchanged part
// keeps its name, and equal parts are one file.
type store struct {
	files Files
	mu    sync.Mutex
	known map[string]bool // names of the files that it has handed on
}

func newStore(files Files) *store { return &store{files: files, known: map[string]bool{}} }

// part hands on the content of a part.
func (s *store) part(folder string, content []byte) (Part, error) {
	part := Part{Name: nameOf(content), Size: len(content)}
	name := fileOf(folder, part.Name)
	s.mu.Lock()
	known := s.known[name]
	s.known[name] = true
	s.mu.Unlock()
	if known {
		return part, nil
	}
	return part, s.files.Put(name, content)
}

// block hands on the records of pages.
func (s *store) block(pages [][]contract.SearchRecord) (Part, error) {
	content, err := encode(slices.Concat(pages...))
	if err != nil {
		return Part{}, err
	}
	return s.part(docsName, content)
}

// check returns the errors of making parts.
func check(parts []Part, errs []error) error {
	if slices.ContainsFunc(parts, func(part Part) bool { return part.Name == "" }) {
		errs = append(errs, ErrIncomplete)
	}
	return errors.Join(errs...)
}

// fileOf returns the name of the file of a part.
func fileOf(folder, name string) string { return folder + "/" + name + ".json" }

// IsPart reports whether a file is a part. Parts are in folders, and their names are hashes of their
// content.
func (f File) IsPart() bool { return strings.Contains(f.Name, "/") }

// partName returns the folder of a part and its name.
func partName(file File) string { return strings.TrimSuffix(file.Name, ".json") }

// partSet lists the files of parts.
type partSet struct {
	store *store
	files []File
	known map[string]bool
}

func (s *partSet) add(folder string, parts []Part) {
	for _, part := range parts {
		if name := fileOf(folder, part.Name); !s.known[name] {
			s.known[name] = true
			s.files = append(s.files, File{Name: name, Size: part.Size, Kept: !s.store.known[name]})
		}
	}
}

// Memory keeps search files in memory.
type Memory struct{ files sync.Map }

// Put implements [Files].
func (m *Memory) Put(name string, content []byte) error {
	m.files.Store(name, content)
	return nil
}

// Read implements [Files].
func (m *Memory) Read(name string) ([]byte, error) {
	content, found := m.files.Load(name)
	if !found {
		return nil, fs.ErrNotExist
	}
	return content.([]byte), nil
}

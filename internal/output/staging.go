package output

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// Staging is the next output, in a folder beside the present one. Files are written to
// it as soon as they are made, so that they need not wait in memory. The present output
// does not change until Commit. All methods but Commit and Discard may be called at the
// same time.
type Staging struct {
	out, folder string
	previous    string // where the output that Commit replaces is kept; "" for nowhere
	reused      bool   // folder is the previous output, and has files already
	lock        outputLock

	mu      sync.Mutex
	folders map[string]bool // that exist below folder
	files   map[string]bool // of the next output, by name
	changed []string
}

// The staging folder is named after the output, with one of these and a random number.
const (
	stagingInfix = ".new-"
	asideInfix   = ".old-" // the output while the staging folder is renamed
)

// Begin locks an output and makes a staging folder for the next one. Call Commit or
// Discard at the end. Commit moves the output that it replaces to previous, and the next
// Begin reuses it; "" keeps none.
func Begin(out, previous string) (*Staging, error) {
	if err := checkOurs(out); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return nil, fmt.Errorf("write the site: %w", err)
	}
	lock, err := lockOutput(out)
	if err != nil {
		return nil, fmt.Errorf("write the site: %w", err)
	}
	if err := recoverOutput(out); err != nil {
		return nil, errors.Join(fmt.Errorf("remove what an interrupted build left: %w", err), lock.release())
	}
	folder, err := makeBeside(out)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("write the site: %w", err), lock.release())
	}
	s := &Staging{out: out, folder: folder, previous: previous, lock: lock, folders: map[string]bool{".": true}, files: map[string]bool{}}
	s.reusePrevious()
	return s, nil
}

// Put adds a file. If the present output has the same file, Put takes that one with its
// modification time.
func (s *Staging) Put(file File) error {
	content, err := file.Read()
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	if !hasContent(filepath.Join(s.out, filepath.FromSlash(file.Name)), content) {
		return s.add(file.Name, true, func(path string) error {
			return errors.Join(s.makeRoom(path), os.WriteFile(path, content, 0o644))
		})
	}
	return s.Keep(file.Name)
}

// PutAll adds files by calls of Put, which parallel makes: it calls work with the numbers
// from 0 to n-1. It may be nil, and may leave calls out once the context of Commit has
// ended.
func (s *Staging) PutAll(files []File, parallel func(n int, work func(i int))) error {
	errs := make([]error, len(files))
	put := func(i int) { errs[i] = s.Put(files[i]) }
	if parallel == nil {
		parallel = func(n int, work func(int)) {
			for i := range n {
				work(i)
			}
		}
	}
	parallel(len(files), put)
	return errors.Join(errs...)
}

// Keep takes a file over from the present output.
func (s *Staging) Keep(name string) error {
	present := filepath.Join(s.out, filepath.FromSlash(name))
	return s.add(name, false, func(path string) error { return s.link(present, path) })
}

// add has a file placed in the staging folder.
func (s *Staging) add(name string, isChanged bool, place func(path string) error) error {
	local := filepath.FromSlash(name)
	if !filepath.IsLocal(local) { // earlier checks have a hole
		return fmt.Errorf("write the site: %q is not below the output folder", name)
	}
	err := s.claim(name, isChanged)
	if err == nil {
		err = s.makeFolder(filepath.Dir(local))
	}
	if err == nil {
		err = place(filepath.Join(s.folder, local))
	}
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	return nil
}

// claim notes a file of the next output.
func (s *Staging) claim(name string, isChanged bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.folders[filepath.FromSlash(name)] {
		return clash(name)
	}
	s.files[name] = true
	if isChanged {
		s.changed = append(s.changed, name)
	}
	return nil
}

// Len returns the number of files so far.
func (s *Staging) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.files)
}

// Commit puts the staging folder in the place of the output, all at once, and unlocks
// the output. It returns the sorted names of the files that are new or have changed.
// If ctx has ended, Commit discards the staging folder instead.
func (s *Staging) Commit(ctx context.Context) ([]string, error) {
	if ctx.Err() != nil {
		return nil, errors.Join(context.Cause(ctx), s.Discard())
	}
	err := s.prune()
	if err == nil {
		err = swap(s.folder, s.out)
	}
	if err == nil {
		s.keepPrevious()
	}
	slices.Sort(s.changed)
	return s.changed, errors.Join(err, s.Discard())
}

// Discard removes the staging folder, or after a swap what has its name, and unlocks the
// output.
func (s *Staging) Discard() error { return errors.Join(removeAll(s.folder), s.lock.release()) }

func hasContent(path string, content []byte) bool {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() != int64(len(content)) {
		return false
	}
	present, err := os.ReadFile(path)
	return err == nil && bytes.Equal(present, content)
}

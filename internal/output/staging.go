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

	"docgen/internal/disk"
)

// Staging is the next output, in a folder beside the present one. Files are written to
// it as soon as they are made, so that they need not wait in memory. The present output
// does not change until Commit. All methods but Commit and Discard may be called at the
// same time.
type Staging struct {
	place    place
	previous *place   // where the output that Commit replaces is kept; nil for nowhere
	written  Manifest // of the present output
	name     string   // of the staging folder, beside the output
	folder   string   // its path
	reused   bool     // it is the previous output, and has files already
	lock     outputLock

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
// Discard at the end. Commit moves the output that it replaces to target.Previous, and the
// next Begin reuses it.
func Begin(target Target) (*Staging, error) {
	where, err := locate(target)
	if err == nil {
		err = where.folder.Make()
	}
	if err != nil {
		return nil, fmt.Errorf("write the site: %w", err)
	}
	lock, err := lockOutput(where)
	if err != nil {
		return nil, fmt.Errorf("write the site: %w", err)
	}
	s := &Staging{place: where, lock: lock, folders: map[string]bool{".": true}, files: map[string]bool{}}
	if target.Previous != "" {
		s.previous = &place{target.Previous, disk.At(target.Site, filepath.Dir(target.Previous)), filepath.Base(target.Previous)}
	}
	if err := s.begin(); err != nil {
		return nil, errors.Join(err, lock.release())
	}
	return s, nil
}

func (s *Staging) begin() (err error) {
	if err := recoverOutput(s.place); err != nil {
		return fmt.Errorf("remove what an interrupted build left: %w", err)
	}
	if s.written, err = s.place.manifest(); errors.Is(err, ErrForeignFolder) {
		return err
	}
	if err == nil {
		s.name, err = s.place.makeBeside()
	}
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	s.folder = s.place.folder.Below(s.name).Path()
	s.reusePrevious()
	if err := s.list(nil); err != nil {
		return errors.Join(fmt.Errorf("write the site: %w", err), s.place.removeStaged(s.name))
	}
	return nil
}

// list writes the manifest of the staging folder.
func (s *Staging) list(files map[string]bool) error {
	folder, text := s.place.folder.Below(s.name), formatManifest(files)
	if folder.Replace(ManifestName, text) == nil {
		return nil
	}
	if err := folder.RemoveAll(ManifestName); err != nil { // something else has its name in the previous output
		return err
	}
	return folder.Create(ManifestName, text)
}

// Put adds a file. If the present output has the same file, Put takes that one with its
// modification time.
func (s *Staging) Put(file File) error {
	content, err := file.Read()
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	if !hasContent(filepath.Join(s.place.path(), filepath.FromSlash(file.Name)), content) {
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
	present := filepath.Join(s.place.path(), filepath.FromSlash(name))
	return s.add(name, false, func(path string) error { return s.link(present, path) })
}

// add has a file placed in the staging folder.
func (s *Staging) add(name string, isChanged bool, place func(path string) error) error {
	local := filepath.FromSlash(name)
	if !filepath.IsLocal(local) { // earlier checks have a hole
		return fmt.Errorf("write the site: %q is outside the output folder", name)
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

// Committed tells what a commit did.
type Committed struct {
	Changed []string // names of the files that are new or have changed, sorted
	Kept    []string // what stays in the output though docgen did not write it
}

// Commit puts the staging folder in the place of the output, all at once, and unlocks the
// output. If docgen did not write all that is in the output, Commit replaces docgen's own
// files instead, one by one. If ctx has ended, it discards the staging folder.
func (s *Staging) Commit(ctx context.Context) (Committed, error) {
	if ctx.Err() != nil {
		return Committed{}, errors.Join(context.Cause(ctx), s.Discard())
	}
	kept, err := s.commit()
	if err == nil {
		s.keepPrevious()
	}
	slices.Sort(s.changed)
	return Committed{slices.Compact(s.changed), kept}, errors.Join(err, s.Discard())
}

func (s *Staging) commit() (kept []string, err error) {
	wanted := newManifest(nil)
	for name := range s.files {
		wanted.add(name)
	}
	if kept, err = foreign(s.place.path(), s.written, wanted); err != nil {
		return nil, fmt.Errorf("replace the output: %w", err)
	}
	if err := s.inTheWay(kept, wanted); err != nil {
		return nil, err
	}
	kept = slices.DeleteFunc(kept, func(name string) bool { return wanted.files[name] })
	err = errStays
	if len(kept) == 0 {
		if err = errors.Join(s.prune(), s.list(s.files)); err == nil {
			err = s.swap()
		}
	}
	if errors.Is(err, errStays) {
		if err = s.install(wanted); err != nil {
			err = fmt.Errorf("replace the output: %w", err)
		}
	}
	return slices.DeleteFunc(kept, isOfCheckout), err
}

// isKept reports whether the present output has a file as the next one wants it.
func (s *Staging) isKept(name string) bool { return s.files[name] && !slices.Contains(s.changed, name) }

// Discard removes the staging folder, or after a swap what has its name, and unlocks the
// output.
func (s *Staging) Discard() error {
	return errors.Join(s.place.removeStaged(s.name), s.lock.release())
}

func hasContent(path string, content []byte) bool {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() != int64(len(content)) {
		return false
	}
	present, err := os.ReadFile(path)
	return err == nil && bytes.Equal(present, content)
}

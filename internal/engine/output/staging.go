package output

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
)

// Staging is the next output, in a folder beside the current one. Files are written as soon
// as they are ready, so that they do not accumulate in memory. The current output does not
// change until Commit. All methods except Commit and Discard are safe for concurrent use.
type Staging struct {
	place    place
	previous *place   // keeps the output that Commit replaces; nil for none
	written  Manifest // the current output
	name     string   // of the staging folder, beside the output
	folder   string   // its path
	reused   bool     // the staging folder is the previous output and already has files
	lock     outputLock

	mu      sync.Mutex
	folders map[string]bool             // that exist in the staging folder
	files   map[string]bool             // of the next output, by name
	states  map[string]fingerprint.File // of these files; see [Written]
	changed []string
}

// The name of the staging folder consists of the output's name, one of these infixes and a
// random number.
const (
	stagingInfix = ".new-"
	asideInfix   = ".old-" // for the output while the staging folder is renamed
)

// Begin locks an output and creates a staging folder for the next one. The caller must call
// Commit or Discard. Commit moves the replaced output to target.Previous, and the next
// Begin reuses it.
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
	s := &Staging{place: where, lock: lock, folders: map[string]bool{".": true}, files: map[string]bool{}, states: map[string]fingerprint.File{}}
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
	s.written, err = s.place.manifest()
	if errors.Is(err, ErrForeignFolder) {
		return err
	}
	if err == nil {
		s.name, err = s.place.makeStagingFolder()
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
	if err := folder.RemoveAll(ManifestName); err != nil { // something else has this name in the previous output
		return err
	}
	return folder.Create(ManifestName, text)
}

// Put adds a file. If the current output has the same file, Put reuses it with its
// modification time.
func (s *Staging) Put(file File) error {
	content, err := file.Read()
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	if !hasContent(s.present(file.Name), content) {
		return s.add(file.Name, nil, func(path string) error {
			return errors.Join(s.makeRoom(path), os.WriteFile(path, content, 0o644))
		})
	}
	return s.Keep(file.Name)
}

// PutAll adds files with Put. parallel must call work with the numbers from 0 to n-1,
// possibly concurrently; it may skip calls once the context of Commit has ended.
func (s *Staging) PutAll(files []File, parallel func(n int, work func(i int))) error {
	errs := make([]error, len(files))
	parallel(len(files), func(i int) { errs[i] = s.Put(files[i]) })
	for _, err := range errs {
		if err != nil {
			return err // a full disk fails for most files
		}
	}
	return nil
}

// Keep takes a file from the current output.
func (s *Staging) Keep(name string) error {
	info, err := os.Lstat(s.present(name))
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	return s.keep(name, info)
}

// KeepAll takes files from the current output, unless somebody has changed one of them there.
func (s *Staging) KeepAll(files []Written) (kept bool, err error) {
	infos := make([]fs.FileInfo, len(files))
	for i, file := range files {
		infos[i], err = os.Lstat(s.present(file.Name))
		if err != nil {
			return false, nil // it is gone
		}
		if now, err := written(file.Name, infos[i]); err != nil || now != file {
			return false, nil
		}
	}
	for i, file := range files {
		if err := s.keep(file.Name, infos[i]); err != nil {
			return false, err
		}
	}
	return true, nil
}

func (s *Staging) keep(name string, info fs.FileInfo) error {
	return s.add(name, info, func(path string) error { return s.link(s.present(name), info, path) })
}

// present returns the path of a file in the current output.
func (s *Staging) present(name string) string {
	return filepath.Join(s.place.path(), filepath.FromSlash(name))
}

// Drop removes a file from the next output.
func (s *Staging) Drop(name string) error {
	s.mu.Lock()
	delete(s.files, name)
	delete(s.states, name)
	s.changed = slices.DeleteFunc(s.changed, func(changed string) bool { return changed == name })
	s.mu.Unlock()
	if err := os.Remove(filepath.Join(s.folder, filepath.FromSlash(name))); err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	return nil
}

// add has place write a file to the staging folder. present describes the same file in the current output; nil for a file
// that has changed.
func (s *Staging) add(name string, present fs.FileInfo, place func(path string) error) error {
	local := filepath.FromSlash(name)
	if !filepath.IsLocal(local) { // an earlier check has missed it
		return fmt.Errorf("write the site: %q is outside the output folder", name)
	}
	path := filepath.Join(s.folder, local)
	err := s.claim(name, present == nil)
	if err == nil {
		err = s.makeFolder(filepath.Dir(local))
	}
	if err == nil {
		err = place(path)
	}
	if err == nil && present == nil {
		present, err = os.Lstat(path)
	}
	if err != nil {
		return fmt.Errorf("write the site: %w", err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.states[name] = stateOf(present)
	return nil
}

// claim registers a file of the next output.
func (s *Staging) claim(name string, isChanged bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.folders[filepath.FromSlash(name)] {
		return nameConflict(name)
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

// Committed describes what a commit did.
type Committed struct {
	Changed []string // names of new and changed files, sorted
	Kept    []string // files that stay although docgen did not write them

	Hash fingerprint.Hash // what [Hash] returns for the output now; zero if that is unknown
}

// Commit replaces the output with the staging folder in one step, and unlocks the output.
// If the output contains files that docgen did not write, Commit instead replaces docgen's
// files one by one. If ctx has ended, it discards the staging folder.
func (s *Staging) Commit(ctx context.Context) (Committed, error) {
	if ctx.Err() != nil {
		return Committed{}, errors.Join(context.Cause(ctx), s.Discard())
	}
	done, err := s.commit()
	if err == nil {
		s.keepPrevious()
	}
	slices.Sort(s.changed)
	done.Changed = slices.Compact(s.changed)
	return done, errors.Join(err, s.Discard())
}

func (s *Staging) commit() (Committed, error) {
	wanted := newManifest(s.files)
	kept, err := foreign(s.place.path(), s.written, wanted)
	if err != nil {
		return Committed{}, fmt.Errorf("replace the output: %w", err)
	}
	if err := s.checkConflicts(kept, wanted); err != nil {
		return Committed{}, err
	}
	kept = slices.DeleteFunc(kept, func(name string) bool { return wanted.files[name] })
	err = errNotMovable
	if len(kept) == 0 {
		err = errors.Join(s.prune(), s.list(s.files))
		if err == nil {
			err = s.swap()
		}
	}
	if err == nil {
		return Committed{Hash: hashOf(s.states)}, nil
	}
	if errors.Is(err, errNotMovable) {
		err = s.install(wanted)
		if err != nil {
			err = fmt.Errorf("replace the output: %w", err)
		}
	}
	return Committed{Kept: slices.DeleteFunc(kept, belongsToCheckout)}, err
}

// isKept reports whether the next output uses a file of the current output unchanged.
func (s *Staging) isKept(name string) bool { return s.files[name] && !slices.Contains(s.changed, name) }

// Discard removes the staging folder, which after a swap is the old output, and unlocks the
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

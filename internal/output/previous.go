package output

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
)

// The output that Commit replaces becomes the next staging folder: most of its files are
// hard links to those of the present output, so only a few files and folders need to be
// made. Its content is not trusted: a file counts as one of the present output only if it
// is the very same file on disk.

// reusePrevious makes the previous output, if there is one, the staging folder.
func (s *Staging) reusePrevious() {
	if s.previous == nil || s.place.folder.Remove(s.name) != nil {
		return
	}
	info, err := os.Lstat(s.previous.path())
	if err == nil && info.IsDir() && s.previous.folder.Move(s.previous.name, s.place.folder, s.name) == nil {
		s.reused = true
		return
	}
	_ = os.Mkdir(s.folder, 0o755) // if this fails, so will the first Put, and say why
}

// keepPrevious keeps the replaced output, now in the staging folder, for the next build.
// If it shares few files with the present output, only its folders are kept; if there was
// none, they are made, since making folders takes longer than linking files. What cannot
// be kept is removed by Discard, which is no error.
func (s *Staging) keepPrevious() {
	if s.previous == nil || s.previous.folder.Make() != nil {
		return
	}
	if _, err := os.Lstat(s.folder); errors.Is(err, fs.ErrNotExist) {
		if info, err := os.Lstat(s.previous.path()); err == nil && !info.IsDir() {
			return
		}
		for _, folder := range slices.Sorted(maps.Keys(s.folders)) {
			_ = os.Mkdir(filepath.Join(s.previous.path(), folder), 0o755)
		}
		return
	}
	if 2*len(s.changed) > len(s.files) {
		removeFiles(s.folder)
	}
	_ = s.place.folder.Move(s.name, s.previous.folder, s.previous.name)
}

// makeRoom removes what a reused folder has at a path. Its files may be hard links to
// those of the present output, so they must never be written to.
func (s *Staging) makeRoom(file string) error {
	if !s.reused {
		return nil
	}
	err := os.RemoveAll(file)
	if below, notBelow := filepath.Rel(s.folder, file); errors.Is(err, fs.ErrPermission) && notBelow == nil {
		return s.place.folder.RemoveAll(path.Join(s.name, filepath.ToSlash(below)))
	}
	return err
}

// link takes a file over from the present output: the file itself, or a copy on disks
// without hard links.
func (s *Staging) link(present, file string) error {
	if s.reused && isSameFile(present, file) {
		return nil
	}
	if err := s.makeRoom(file); err != nil {
		return err
	}
	if os.Link(present, file) == nil {
		return nil
	}
	return copyFile(present, file)
}

func isSameFile(one, other string) bool {
	first, err := os.Lstat(one)
	if err != nil {
		return false
	}
	second, err := os.Lstat(other)
	return err == nil && first.Mode().IsRegular() && os.SameFile(first, second)
}

// copyFile copies a file with its modification time.
func copyFile(from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(from)
	if err == nil {
		err = os.WriteFile(to, text, 0o644)
	}
	if err != nil {
		return err
	}
	return os.Chtimes(to, info.ModTime(), info.ModTime())
}

// prune removes what only the previous output has.
func (s *Staging) prune() error {
	if !s.reused {
		return nil
	}
	return s.pruneFolder(".")
}

func (s *Staging) pruneFolder(folder string) error {
	entries, err := os.ReadDir(filepath.Join(s.folder, folder))
	if err != nil {
		return err
	}
	var errs []error
	for _, entry := range entries {
		name := filepath.Join(folder, entry.Name())
		switch {
		case entry.IsDir() && s.folders[name]:
			errs = append(errs, s.pruneFolder(name))
		case !s.files[filepath.ToSlash(name)] && name != ManifestName:
			errs = append(errs, s.place.folder.RemoveAll(path.Join(s.name, filepath.ToSlash(name))))
		}
	}
	return errors.Join(errs...)
}

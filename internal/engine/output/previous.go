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

// The output that Commit replaces becomes the next staging folder. Most of its files are
// hard links to files of the current output, so a build creates only a few files and
// folders. The previous output is not trusted: a file counts as part of the current output
// only if both names refer to the same file on disk.

// reusePrevious turns the previous output, if there is one, into the staging folder.
func (s *Staging) reusePrevious() {
	if s.previous == nil || s.place.folder.Remove(s.name) != nil {
		return
	}
	info, err := os.Lstat(s.previous.path())
	if err == nil && info.IsDir() && s.previous.folder.Move(s.previous.name, s.place.folder, s.name) == nil {
		s.reused = true
		return
	}
	_ = os.Mkdir(s.folder, 0o755) // if this fails, the first Put fails too and returns the reason
}

// keepPrevious keeps the replaced output, which is now the staging folder, for the next
// build. If it shares few files with the current output, only its folders are kept. If
// there was no output, keepPrevious creates the folders, because creating folders takes
// longer than linking files. If anything fails, Discard removes the rest, which is no
// error.
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

// removeFiles removes the files below a folder, but not the folders.
func removeFiles(folder string) {
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			err = os.Remove(path)
		}
		return err
	})
}

// makeRoom removes whatever a reused folder has at a path. Its files may be hard links to
// those of the current output, so nothing may write to them.
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

// link takes a file from the current output: a hard link, or a copy on disks that have
// none.
func (s *Staging) link(present string, info fs.FileInfo, file string) error {
	if s.reused && isFile(info, file) {
		return nil
	}
	if err := s.makeRoom(file); err != nil {
		return err
	}
	if os.Link(present, file) == nil {
		return nil
	}
	return copyFile(present, file, func(text []byte) error { return os.WriteFile(file, text, 0o644) })
}

func isFile(info fs.FileInfo, name string) bool {
	other, err := os.Lstat(name)
	return err == nil && info.Mode().IsRegular() && os.SameFile(info, other)
}

// copyFile copies a file with its modification time. write writes the text.
func copyFile(from, to string, write func(text []byte) error) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(from)
	if err == nil {
		err = write(text)
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

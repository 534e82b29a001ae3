package build

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// The output that a build replaced becomes the next one: most of its files are those
// of the output in place, so that it need not be made file by file and folder by
// folder. Until then it is a spare. What is in it is trusted no more than the names
// of files: one is taken for a file of the output only when it is that very file.

// adopt has the spare, if there is one, become the new folder.
func (t *tree) adopt() {
	if t.spare == "" || os.Remove(t.fresh) != nil {
		return
	}
	if info, err := os.Lstat(t.spare); err == nil && info.IsDir() && os.Rename(t.spare, t.fresh) == nil {
		t.adopted = true
		return
	}
	_ = os.Mkdir(t.fresh, 0o755) // what cannot be made shows with the first file
}

// keepSpare keeps the old output, now in the new folder, for the next build. Of one that
// shares few files with the output in place the folders are kept, and where there was
// none they are made: to make folders takes longer than to link files. What cannot be
// kept is removed by discard, and is no error.
func (t *tree) keepSpare() {
	if t.spare == "" || os.MkdirAll(filepath.Dir(t.spare), 0o755) != nil {
		return
	}
	if _, err := os.Lstat(t.fresh); errors.Is(err, fs.ErrNotExist) {
		for _, folder := range slices.Sorted(maps.Keys(t.folders)) {
			_ = os.Mkdir(filepath.Join(t.spare, folder), 0o755)
		}
		return
	}
	if 2*len(t.changed) > len(t.files) {
		removeFiles(t.fresh)
	}
	_ = os.Rename(t.fresh, t.spare)
}

// removeFiles removes all that is below a folder but folders.
func removeFiles(folder string) {
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			err = os.Remove(path)
		}
		return err
	})
}

// clear makes room for a file. A file of the spare may be one of the output in place,
// and is never written to.
func (t *tree) clear(fresh string) error {
	if !t.adopted {
		return nil
	}
	return removeAll(fresh)
}

// mkdir makes a folder, unless the spare has it.
func (t *tree) mkdir(fresh string) error {
	err := os.Mkdir(fresh, 0o755)
	if !errors.Is(err, os.ErrExist) {
		return err
	}
	const ownerAll = 0o700
	switch info, err := os.Lstat(fresh); {
	case err == nil && info.IsDir() && info.Mode().Perm()&ownerAll == ownerAll:
		return nil
	case err == nil && info.IsDir():
		return os.Chmod(fresh, 0o755)
	}
	if err := os.Remove(fresh); err != nil {
		return err
	}
	return os.Mkdir(fresh, 0o755)
}

// prune removes what the spare has and the new output has not.
func (t *tree) prune() error {
	if !t.adopted {
		return nil
	}
	return t.pruneFolder(".")
}

func (t *tree) pruneFolder(folder string) error {
	entries, err := os.ReadDir(filepath.Join(t.fresh, folder))
	if err != nil {
		return err
	}
	var errs []error
	for _, entry := range entries {
		name := filepath.Join(folder, entry.Name())
		switch {
		case entry.IsDir() && t.folders[name]:
			errs = append(errs, t.pruneFolder(name))
		case !t.files[filepath.ToSlash(name)]:
			errs = append(errs, removeAll(filepath.Join(t.fresh, name)))
		}
	}
	return errors.Join(errs...)
}

func isSameFile(one, other string) bool {
	first, err := os.Lstat(one)
	if err != nil {
		return false
	}
	second, err := os.Lstat(other)
	return err == nil && first.Mode().IsRegular() && os.SameFile(first, second)
}

package output

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// removeAll removes a folder and everything in it. Static files may bring folders that
// are write-protected: they belong to the output, so it makes them writable first.
func removeAll(folder string) error {
	err := os.RemoveAll(folder)
	if !errors.Is(err, fs.ErrPermission) {
		return err
	}
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() {
			_ = os.Chmod(path, 0o700) // if this fails, removing says why
		}
		return nil
	})
	return os.RemoveAll(folder)
}

// removeFiles removes the files below a folder and leaves the folders.
func removeFiles(folder string) {
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			err = os.Remove(path)
		}
		return err
	})
}

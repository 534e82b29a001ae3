package build

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// removeAll removes a folder and all in it. Folders in it that may not be written,
// as they may come with static files, are made writable first: they are ours.
func removeAll(folder string) error {
	err := os.RemoveAll(folder)
	if !errors.Is(err, fs.ErrPermission) {
		return err
	}
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() {
			_ = os.Chmod(path, 0o700) // else removing it says why
		}
		return nil
	})
	return os.RemoveAll(folder)
}

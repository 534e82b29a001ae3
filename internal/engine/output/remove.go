package output

import (
	"io/fs"
	"os"
	"path/filepath"
)

// removeFiles removes the files below a folder, but not the folders.
func removeFiles(folder string) {
	_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			err = os.Remove(path)
		}
		return err
	})
}

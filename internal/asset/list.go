package asset

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
)

// List returns the files of a folder that docs may name, for suggestions. The
// folder and the files are relative to the site folder; one that cannot be read has
// none.
func (f Folders) List(folder string) []string {
	if !fs.ValidPath(folder) {
		return nil // out of the site
	}
	entries, err := os.ReadDir(filepath.Join(f.Site, filepath.FromSlash(folder)))
	if err != nil {
		return nil
	}
	var files []string
	for _, entry := range entries {
		if file := path.Join(folder, entry.Name()); f.isFile(file) {
			files = append(files, file)
		}
	}
	return files
}

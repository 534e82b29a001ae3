package bundle

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
)

// foldersAbove yields the folder of a file, its parent, and so on up to the root.
func foldersAbove(name string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for folder := filepath.Dir(name); yield(folder) && folder != filepath.Dir(folder); {
			folder = filepath.Dir(folder)
		}
	}
}

// contains reports whether a path is a folder or inside it.
func contains(folder, name string) bool {
	return name == folder || strings.HasPrefix(name, strings.TrimSuffix(folder, string(filepath.Separator))+string(filepath.Separator))
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

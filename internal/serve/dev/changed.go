package dev

import (
	"os"
	"path/filepath"
	"slices"

	"github.com/fsnotify/fsnotify"
)

// changes are the files that changed, by path. The value is true for files that are new.
type changes map[string]bool

func (c changes) add(event fsnotify.Event) {
	isNew, seen := c[event.Name]
	c[event.Name] = isNew || !seen && event.Has(fsnotify.Create)
}

// names returns the files relative to a folder, sorted. It omits folders, and temporary
// files that editors create and remove while saving.
func (c changes) names(root string) []string {
	var names []string
	for file, isNew := range c {
		info, err := os.Stat(file)
		if err != nil && isNew || err == nil && info.IsDir() {
			continue
		}
		names = append(names, relative(root, file))
	}
	slices.Sort(names)
	return names
}

// relative returns the slash-separated name of a file relative to a folder.
func relative(root, file string) string {
	if below, err := filepath.Rel(root, file); err == nil {
		file = below
	}
	return filepath.ToSlash(file)
}

// isEmpty reports whether a file is empty. Its editor may have truncated it and be about to
// write.
func isEmpty(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// isFolder reports whether there is a folder at a path.
func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

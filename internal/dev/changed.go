package dev

import (
	"os"
	"path/filepath"
	"slices"

	"github.com/fsnotify/fsnotify"
)

// changes are the files that changed, and whether each was new.
type changes map[string]bool

func (c changes) add(event fsnotify.Event) {
	isNew, seen := c[event.Name]
	c[event.Name] = isNew || !seen && event.Has(fsnotify.Create)
}

// names are the files relative to a folder, sorted. What came and went, as editors make files
// to save by, is not among them, and neither are folders.
func (c changes) names(root string) []string {
	var names []string
	for file, isNew := range c {
		info, err := os.Stat(file)
		if err != nil && isNew || err == nil && info.IsDir() {
			continue
		}
		if below, err := filepath.Rel(root, file); err == nil {
			file = below
		}
		names = append(names, filepath.ToSlash(file))
	}
	slices.Sort(names)
	return names
}

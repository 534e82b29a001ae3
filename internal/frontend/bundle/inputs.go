package bundle

import (
	"maps"
	"path/filepath"
	"slices"
)

// Inputs are the files and folders on disk that a bundle was made from. If none of them has
// changed, the same [Input] gives the same bundle. Paths are relative to the site folder, with
// slashes. They do not include the built-in theme and the files that Input.Text reads.
type Inputs struct {
	Files   []string // files whose content or absence matters
	Folders []string // folders whose absence or entries matter: names, kinds, and the targets of links
}

// inputs returns all that was recorded, sorted.
func (d *disk) inputs() Inputs {
	d.mu.Lock()
	defer d.mu.Unlock()
	return Inputs{Files: d.relative(d.files), Folders: d.relative(d.folders)}
}

func (d *disk) relative(names map[string]bool) []string {
	var all []string
	for name := range maps.Keys(names) {
		all = append(all, d.below(name))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// below returns the path of a file relative to the site folder, with slashes.
func (d *disk) below(name string) string {
	base := d.site
	if contains(d.real, name) {
		base = d.real
	}
	below, err := filepath.Rel(base, name)
	if err != nil { // on another drive
		below = name
	}
	return filepath.ToSlash(below)
}

// merge adds the inputs of another step.
func (i Inputs) merge(more Inputs) Inputs {
	return Inputs{Files: unionOf(i.Files, more.Files), Folders: unionOf(i.Folders, more.Folders)}
}

// unionOf returns the sorted union of two lists.
func unionOf(a, b []string) []string {
	all := slices.Concat(a, b)
	slices.Sort(all)
	return slices.Compact(all)
}

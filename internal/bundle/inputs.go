package bundle

import (
	"maps"
	"path/filepath"
	"slices"
)

// Inputs are the files and folders of the disk that a bundle was made from. If none
// of them has changed, the same [Input] gives the same bundle. The paths are
// relative to the site folder, with slashes. The built-in theme is not among them,
// nor is what Input.Text reads.
type Inputs struct {
	Files   []string // whose content counts, or that there is no such file
	Folders []string // whose entries count: name, kind, the target of a link; or that there is no such folder
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

// below is the path of a file from the site folder, with slashes.
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

// unionOf is what either list has, sorted.
func unionOf(a, b []string) []string {
	all := slices.Concat(a, b)
	slices.Sort(all)
	return slices.Compact(all)
}

package disk

import (
	"path/filepath"
	"slices"

	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Inputs are the files and folders on disk that a bundle was made from. If none of them has
// changed, the same input gives the same bundle. Paths are relative to the site folder, with
// slashes. They do not include the built-in theme and the files that the bundler's Input.Text reads.
type Inputs struct {
	Files   []string // files whose content or absence matters
	Folders []string // folders whose absence or entries matter: names, kinds, and the targets of links
}

// Inputs returns all that was recorded, sorted.
func (d *Disk) Inputs() Inputs {
	d.mu.Lock()
	defer d.mu.Unlock()
	return Inputs{Files: d.relative(d.files), Folders: d.relative(d.folders)}
}

func (d *Disk) relative(names map[string]bool) []string {
	var all []string
	for name := range names {
		all = append(all, d.Below(name))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Below returns the path of a file relative to the site folder, with slashes.
func (d *Disk) Below(name string) string {
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

// Merge adds the inputs of another step.
func (i Inputs) Merge(more Inputs) Inputs {
	return Inputs{Files: evaluate.Union(i.Files, more.Files), Folders: evaluate.Union(i.Folders, more.Folders)}
}

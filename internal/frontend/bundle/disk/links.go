package disk

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/inside"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

// CheckPackages makes sure that the npm and Yarn files in a folder and its parents are regular
// files, because esbuild reads them when it resolves imports.
func (d *Disk) CheckPackages(folder string) error {
	if folder == "" || !contains(d.site, folder) && !contains(d.real, folder) {
		return nil
	}
	if known, isKnown := d.packages.Load(folder); isKnown {
		err, _ := known.(error)
		return err
	}
	err := d.CheckPackages(filepath.Dir(folder))
	for _, name := range []string{"package.json", ".pnp.data.json", ".pnp.cjs", ".pnp.js"} {
		err = cmp.Or(err, CheckRegular(filepath.Join(folder, name)))
	}
	d.packages.Store(folder, err)
	return err
}

// LinkOut returns an error if a symbolic link on the path to a file leads out of the site. It
// checks all files that a path without an extension may mean.
func (d *Disk) LinkOut(file string) error {
	if known, isKnown := d.links.Load(file); isKnown {
		err, _ := known.(error)
		return err
	}
	found := d.findLinkOut(file)
	d.links.Store(file, found)
	return found
}

func (d *Disk) findLinkOut(file string) error {
	base := d.site
	if contains(d.real, file) {
		base = d.real
	}
	name := filepath.ToSlash(strings.TrimPrefix(file, base))
	if !contains(base, file) || strings.Contains(name+"/", "/node_modules/") {
		return nil
	}
	candidates := []string{file}
	for _, extension := range append(ScriptExtensions(), ".css", ".json", ".mdx", ".md") {
		candidates = append(candidates, file+extension, filepath.Join(file, "index"+extension))
	}
	folder, _ := inside.Link(base, filepath.Dir(file))
	for _, candidate := range candidates {
		link, target := "", ""
		if _, err := os.Readlink(candidate); folder != "" || err == nil || filepath.Dir(candidate) == file {
			link, target = inside.Link(base, candidate)
		}
		if _, err := os.Stat(candidate); link == "" || err != nil || inside.Of(base).Has(candidate) {
			continue
		}
		below, _ := filepath.Rel(base, link)
		return source.OutsideError{Link: path.Clean(filepath.ToSlash(below)), Target: target}
	}
	return nil
}

// CheckRegular rejects anything but a regular file: reading a named pipe could take forever.
func CheckRegular(name string) error {
	info, err := os.Stat(name)
	if err != nil || info.Mode().IsRegular() {
		return nil // the reader reports a missing file
	}
	return fmt.Errorf("%s cannot be read: %w", filepath.Base(name), source.ErrNotRegular)
}

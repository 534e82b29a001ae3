package bundle

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/engine/inside"
	"github.com/docgen-cli/docgen/internal/engine/source"
)

const linkHint = "copy its target into the site, or import it by its own path"

// refused reports an import that esbuild must not open.
func (r resolver) refused(args api.OnResolveArgs, wanted string) (api.OnResolveResult, bool) {
	if err := r.disk.checkPackages(args.ResolveDir); err != nil {
		return wrong(err.Error(), ""), true
	}
	return r.leadsOut(args, wanted)
}

// checkPackages makes sure that the npm and Yarn files in a folder and its parents are regular
// files, because esbuild reads them when it resolves imports.
func (d *disk) checkPackages(folder string) error {
	if folder == "" || !contains(d.site, folder) && !contains(d.real, folder) {
		return nil
	}
	if known, isKnown := d.packages.Load(folder); isKnown {
		err, _ := known.(error)
		return err
	}
	err := d.checkPackages(filepath.Dir(folder))
	for _, name := range []string{"package.json", ".pnp.data.json", ".pnp.cjs", ".pnp.js"} {
		err = cmp.Or(err, checkRegular(filepath.Join(folder, name)))
	}
	d.packages.Store(folder, err)
	return err
}

// leadsOut reports an import of a path in the site that leads out of the site through a
// symbolic link. It allows imports whose written path leads out of the site, because the author
// chose that, and the links that npm makes.
func (r resolver) leadsOut(args api.OnResolveArgs, wanted string) (api.OnResolveResult, bool) {
	isPath := strings.HasPrefix(wanted, ".") || filepath.IsAbs(wanted)
	if !isPath || args.ResolveDir == "" || r.input.Site == "" || args.Namespace != entryNamespace && !r.isOwn(args.Importer) &&
		!contains(r.disk.real, args.Importer) {
		return api.OnResolveResult{}, false
	}
	plain, _, _ := strings.Cut(wanted, "?")
	file := filepath.FromSlash(plain)
	if !filepath.IsAbs(file) {
		file = filepath.Join(args.ResolveDir, file)
	}
	if found := r.disk.linkOut(file); found != nil {
		return wrong(found.Error(), linkHint), true
	}
	return api.OnResolveResult{}, false
}

// ownEntry resolves a file of the site that is bundled because of its name.
func (r resolver) ownEntry(file string) api.OnResolveResult {
	full := filepath.Join(r.input.Site, filepath.FromSlash(file))
	refuse := func(err error, hint string) api.OnResolveResult {
		return api.OnResolveResult{Errors: []api.Message{{Text: err.Error(), Notes: []api.Note{{Text: hint}}, Location: &api.Location{File: file}}}}
	}
	if found := r.disk.linkOut(full); found != nil {
		return refuse(found, linkHint)
	}
	if err := checkRegular(full); err != nil {
		return refuse(err, "replace it with a regular file")
	}
	return api.OnResolveResult{Path: full}
}

// linkOut returns an error if a symbolic link on the way to a file leads out of the site. It
// checks all files that a path without an extension may mean.
func (d *disk) linkOut(file string) error {
	if known, isKnown := d.links.Load(file); isKnown {
		err, _ := known.(error)
		return err
	}
	found := d.findLinkOut(file)
	d.links.Store(file, found)
	return found
}

func (d *disk) findLinkOut(file string) error {
	base := d.site
	if contains(d.real, file) {
		base = d.real
	}
	name := filepath.ToSlash(strings.TrimPrefix(file, base))
	if !contains(base, file) || strings.Contains(name+"/", "/node_modules/") {
		return nil
	}
	candidates := []string{file}
	for _, extension := range append(scriptExtensions(), ".css", ".json", ".mdx", ".md") {
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

// checkRegular rejects anything but a regular file: reading a named pipe could take forever.
func checkRegular(name string) error {
	info, err := os.Stat(name)
	if err != nil || info.Mode().IsRegular() {
		return nil // the reader reports a missing file
	}
	return fmt.Errorf("%s cannot be read: %w", filepath.Base(name), source.ErrNotRegular)
}

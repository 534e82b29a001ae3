// Package disk reads files of a site for the bundler, and records everything on the disk that decides what comes out:
// files that are read or missing, and folders that are searched. It refuses files that esbuild must not open.
//
// Its main type is [Disk]. The package knows how esbuild and Node look for files, but no theme and no bundle.
package disk

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

// Disk reads files of the site and records them as inputs. It records the files that esbuild
// reads, and the folders that it searches, when esbuild asks the plugin for them.
type Disk struct {
	site string                           // "" to record nothing
	read func(file string) ([]byte, bool) // files that are not on disk; nil for none
	real string                           // site with symbolic links resolved, as esbuild names its files

	links    sync.Map // results of LinkOut, by path
	packages sync.Map // folders whose package files may be read

	mu      sync.Mutex
	files   map[string]bool
	folders map[string]bool
	probed  map[string]bool // folders whose package.json is recorded
}

// New returns the files of a site. read returns the content of those that are not on disk, as does Input.Read of the
// bundler; nil for none.
func New(site string, read func(file string) (text []byte, found bool)) *Disk {
	real, err := filepath.EvalSymlinks(site)
	if err != nil {
		real = site
	}
	return &Disk{site: site, read: read, real: real, files: map[string]bool{}, folders: map[string]bool{}, probed: map[string]bool{}}
}

// ReadFile reads a file and records it.
func (d *Disk) ReadFile(name string) ([]byte, error) {
	if text, found := d.Elsewhere(name); found {
		return text, nil
	}
	d.Loads(name)
	if err := CheckRegular(name); err != nil {
		return nil, err
	}
	return os.ReadFile(name)
}

// ReadDir lists a folder and records it.
func (d *Disk) ReadDir(name string) ([]fs.DirEntry, error) {
	d.mu.Lock()
	d.folder(name)
	d.mu.Unlock()
	return os.ReadDir(name)
}

// IsFile reports whether a file exists.
func (d *Disk) IsFile(name string) bool {
	d.mu.Lock()
	d.file(name)
	d.mu.Unlock()
	return IsFile(name)
}

// Loads records a file that is read, with everything that decides how esbuild reads it: its
// source map, and the package.json and Yarn files of the parent folders. In an npm package, the
// names of other files can decide that this one is read.
func (d *Disk) Loads(name string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.file(name)
	d.listed(name + ".map")
	for folder := range foldersAbove(name) {
		if d.probed[folder] {
			return // and so are its parents
		}
		d.probed[folder] = true
		isAbove := contains(folder, d.site) || contains(folder, d.real)
		if !isAbove {
			d.folder(folder)
		}
		for _, file := range []string{"package.json", ".pnp.data.json", ".pnp.cjs", ".pnp.js"} {
			file = filepath.Join(folder, file)
			if isAbove {
				d.file(file)
			} else {
				d.listed(file)
			}
		}
	}
}

// Resolves records everything that decides which file an import means.
func (d *Disk) Resolves(args api.OnResolveArgs) {
	if args.ResolveDir == "" || strings.Contains(args.Path, ":") {
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	isPath := strings.HasPrefix(args.Path, ".") || filepath.IsAbs(args.Path)
	isStyle := args.Kind == api.ResolveCSSImportRule || args.Kind == api.ResolveCSSURLToken
	if isPath || isStyle {
		d.candidates(filepath.Join(args.ResolveDir, filepath.FromSlash(args.Path)))
	}
	if isPath {
		return
	}
	name := PackageName(args.Path)
	for folder := range foldersAbove(filepath.Join(args.ResolveDir, "file")) {
		modules := filepath.Join(folder, "node_modules")
		d.folder(modules)
		if scope, _, isScoped := strings.Cut(name, "/"); isScoped {
			d.folder(filepath.Join(modules, scope))
		}
		if installed := filepath.Join(modules, filepath.FromSlash(name)); IsFolder(installed) {
			d.folder(installed)
			d.listed(filepath.Join(installed, "package.json"))
		}
	}
}

// candidates records the files that a path without an extension may mean.
func (d *Disk) candidates(name string) {
	if IsFile(name) {
		d.file(name)
		return
	}
	d.folder(filepath.Dir(name))
	if IsFolder(name) {
		d.folder(name)
		d.listed(filepath.Join(name, "package.json"))
	}
}

// file and folder record one path. The caller holds the mutex.
func (d *Disk) file(name string)   { record(d.site, d.files, name) }
func (d *Disk) folder(name string) { record(d.site, d.folders, name) }

// listed records a file if it exists. If not, the entries of its folder, which the caller
// records, show that.
func (d *Disk) listed(name string) {
	if IsFile(name) {
		d.file(name)
	}
}

func record(site string, names map[string]bool, name string) {
	if site != "" {
		names[name] = true
	}
}

// Has reports whether a file is in the site folder, as esbuild names it.
func (d *Disk) Has(name string) bool { return contains(d.real, name) }

// Elsewhere returns the content of a file that is not on disk, such as one in git. name is its
// absolute path.
func (d *Disk) Elsewhere(name string) (text []byte, found bool) {
	below, err := filepath.Rel(d.site, name)
	if d.read == nil || err != nil {
		return nil, false
	}
	text, found = d.read(filepath.ToSlash(below))
	if found {
		d.mu.Lock()
		d.file(name)
		d.mu.Unlock()
	}
	return text, found
}

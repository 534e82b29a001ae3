package bundle

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

// disk reads files of the site and records them as inputs. It records the files that esbuild
// reads, and the folders that it searches, when esbuild asks the plugin for them.
type disk struct {
	site string                           // "" to record nothing
	read func(file string) ([]byte, bool) // files that are not on disk; nil for none
	real string                           // site with symbolic links resolved, as esbuild names its files

	links    sync.Map // results of linkOut, by path
	packages sync.Map // folders whose package files may be read

	mu      sync.Mutex
	files   map[string]bool
	folders map[string]bool
	probed  map[string]bool // folders whose package.json is recorded
}

func newDisk(site string) *disk {
	real, err := filepath.EvalSymlinks(site)
	if err != nil {
		real = site
	}
	return &disk{site: site, real: real, files: map[string]bool{}, folders: map[string]bool{}, probed: map[string]bool{}}
}

func (d *disk) readFile(name string) ([]byte, error) {
	if text, found := d.elsewhere(name); found {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.file(name)
		return text, nil
	}
	d.loads(name)
	if err := checkRegular(name); err != nil {
		return nil, err
	}
	return os.ReadFile(name)
}

func (d *disk) readDir(name string) ([]fs.DirEntry, error) {
	d.mu.Lock()
	d.folder(name)
	d.mu.Unlock()
	return os.ReadDir(name)
}

// isFile reports whether a file exists.
func (d *disk) isFile(name string) bool {
	d.mu.Lock()
	d.file(name)
	d.mu.Unlock()
	return isFile(name)
}

// loads records a file that is read, with everything that decides how esbuild reads it: its
// source map, and the package.json and Yarn files of the parent folders. In an npm package, the
// names of other files can decide that this one is read.
func (d *disk) loads(name string) {
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

// resolves records everything that decides which file an import means.
func (d *disk) resolves(args api.OnResolveArgs) {
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
	name := packageName(args.Path)
	for folder := range foldersAbove(filepath.Join(args.ResolveDir, "file")) {
		modules := filepath.Join(folder, "node_modules")
		d.folder(modules)
		if scope, _, isScoped := strings.Cut(name, "/"); isScoped {
			d.folder(filepath.Join(modules, scope))
		}
		if own := filepath.Join(modules, filepath.FromSlash(name)); isFolder(own) {
			d.folder(own)
			d.listed(filepath.Join(own, "package.json"))
		}
	}
}

// candidates records the files that a path without an extension may mean.
func (d *disk) candidates(name string) {
	if isFile(name) {
		d.file(name)
		return
	}
	d.folder(filepath.Dir(name))
	if isFolder(name) {
		d.folder(name)
		d.listed(filepath.Join(name, "package.json"))
	}
}

// file and folder record one path. The caller holds the mutex.
func (d *disk) file(name string)   { record(d.site, d.files, name) }
func (d *disk) folder(name string) { record(d.site, d.folders, name) }

// listed records a file if it exists. If not, the entries of its folder, which the caller
// records, show that.
func (d *disk) listed(name string) {
	if isFile(name) {
		d.file(name)
	}
}

func record(site string, names map[string]bool, name string) {
	if site != "" {
		names[name] = true
	}
}

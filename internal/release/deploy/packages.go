package deploy

import (
	"cmp"
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/docgen-cli/docgen/internal/release/product"
)

// Packages says how a host installs the npm packages of a site, and how it runs docgen.
type Packages struct {
	Manager string // npm, pnpm, yarn, yarn-berry (yarn since version 2) or bun; "" without package.json
	Lock    string // path of the lock file, relative to the root of the repository; "" without one
	Pinned  bool   // whether package.json lists docgen
}

// manifest is what docgen reads in a package.json.
type manifest struct {
	Dependencies, DevDependencies map[string]string
	Workspaces                    any
}

// InstallCommand returns the command with which people install the packages of the site in a folder.
func InstallCommand(dir string) string {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "npm install"
	}
	root := filepath.VolumeName(dir) + string(filepath.Separator)
	folder, err := filepath.Rel(root, dir)
	if err != nil {
		return "npm install"
	}
	manager, _, _ := strings.Cut(findPackages(os.DirFS(root), filepath.ToSlash(folder)).Manager, "-")
	return cmp.Or(manager, "npm") + " install"
}

// findPackages looks for package.json in the site folder, and for the lock file there or at
// the root of its workspace.
func findPackages(files fs.FS, folder string) Packages {
	listed, ok := readManifest(files, folder)
	if !ok {
		return Packages{}
	}
	found := Packages{Manager: "npm", Pinned: listed.Dependencies[product.Package] != "" || listed.DevDependencies[product.Package] != ""}
	for above := folder; ; above = path.Dir(above) {
		if manager, lock := findLock(files, above); lock != "" && (above == folder || isWorkspace(files, above)) {
			found.Manager, found.Lock = manager, lock
			return found
		}
		if above == "." {
			return found
		}
	}
}

func readManifest(files fs.FS, folder string) (manifest, bool) {
	text, err := fs.ReadFile(files, path.Join(folder, "package.json"))
	var read manifest
	return read, err == nil && json.Unmarshal(text, &read) == nil
}

// findLock returns the lock file in a folder, and the package manager that wrote it.
func findLock(files fs.FS, folder string) (manager, lock string) {
	for _, row := range []struct{ file, manager string }{
		{"package-lock.json", "npm"}, {"npm-shrinkwrap.json", "npm"}, {"pnpm-lock.yaml", "pnpm"},
		{"yarn.lock", "yarn"}, {"bun.lock", "bun"}, {"bun.lockb", "bun"},
	} {
		lock := path.Join(folder, row.file)
		switch {
		case !exists(files, lock):
		case row.manager == "yarn" && exists(files, path.Join(folder, ".yarnrc.yml")):
			return "yarn-berry", lock
		default:
			return row.manager, lock
		}
	}
	return "", ""
}

// isWorkspace reports whether the packages in a folder share a lock file with those below.
func isWorkspace(files fs.FS, folder string) bool {
	root, _ := readManifest(files, folder)
	return root.Workspaces != nil || exists(files, path.Join(folder, "pnpm-workspace.yaml"))
}

func exists(files fs.FS, name string) bool {
	_, err := fs.Stat(files, name)
	return err == nil
}

// Install returns the command that installs the packages, to run in the site folder; "" if
// there are none. It needs only npm.
func (p Packages) Install() string {
	switch p.Manager {
	case "npm":
		if p.Lock == "" {
			return "npm install"
		}
		return "npm ci"
	case "pnpm":
		return "npx --yes pnpm install --frozen-lockfile"
	case "yarn":
		return "npx --yes yarn@1 install --frozen-lockfile"
	case "yarn-berry":
		return "npx --yes corepack yarn install --immutable"
	case "bun":
		return "npx --yes bun install --frozen-lockfile"
	}
	return ""
}

// Docgen returns the command that runs docgen in the site folder: the release that
// package.json lists, or else the release that runs now.
func (p Packages) Docgen() string {
	switch {
	case p.Pinned && p.Manager == "yarn-berry":
		return "npx --yes corepack yarn docgen" // without node_modules
	case p.Pinned:
		return "npx --no docgen"
	}
	return "npx --yes " + product.Package + "@" + product.Version
}

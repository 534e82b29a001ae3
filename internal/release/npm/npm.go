// Package npm assembles docgen's npm packages: one for each platform, which contains the
// program, and a root package, which depends on them and starts the program.
//
// No package has an install script, because package managers no longer run them. The
// package returns files and does not know how to build programs or write archives.
package npm

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/product"
)

// Package is one npm package.
type Package struct {
	Name  string // "@scope/docgen-linux-x64"
	Files []File // sorted by name
}

// File is a file of a package.
type File struct {
	Name       string // in the package, with slashes
	Content    []byte
	Executable bool
}

// Program is the program for one platform, with Go's names.
type Program struct {
	OS, Arch string
	Content  []byte
}

// Archive returns the file name that "npm pack" gives to the archive of the package.
func (p Package) Archive() string {
	name := strings.ReplaceAll(strings.TrimPrefix(p.Name, "@"), "/", "-")
	return name + "-" + product.Version + ".tgz"
}

// Packages returns the packages in the order in which to publish them: the root package,
// which depends on all others, is the last. The file system is the repository.
func Packages(repository fs.FS, types []File, programs []Program) ([]Package, error) {
	license, err := fs.ReadFile(repository, "LICENSE")
	if err != nil {
		return nil, err
	}
	readme, err := fs.ReadFile(repository, "npm/platform/README.md")
	if err != nil {
		return nil, err
	}
	common := File{Name: "LICENSE", Content: license}
	var packages []Package
	for _, program := range programs {
		manifest := platformManifest(program)
		packages = append(packages, newPackage(manifest, common,
			File{Name: "README.md", Content: readme},
			File{Name: manifest.Files[0], Content: program.Content, Executable: true}))
	}
	sources, err := read(repository, "npm/docgen")
	if err != nil {
		return nil, err
	}
	files := slices.Concat(sources, types, []File{common, {Name: "schema.json", Content: config.Schema()}})
	return append(packages, newPackage(rootManifest(packages), files...)), nil
}

func newPackage(m manifest, files ...File) Package {
	files = append(files, File{Name: "package.json", Content: m.text()})
	slices.SortFunc(files, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	return Package{Name: m.Name, Files: files}
}

// read returns the files below a folder. Those in bin/ are executable.
func read(repository fs.FS, folder string) ([]File, error) {
	var files []File
	err := fs.WalkDir(repository, folder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(repository, file)
		name := strings.TrimPrefix(file, folder+"/")
		files = append(files, File{Name: name, Content: content, Executable: path.Dir(name) == "bin"})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the sources of the npm package: %w", err)
	}
	return files, nil
}

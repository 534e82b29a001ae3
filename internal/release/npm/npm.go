// Package npm assembles docgen's npm packages: one for each platform, which contains the
// program, and a root package, which depends on them and starts the program.
//
// No package has an install script, because package managers no longer run them. The
// package does not know how to build programs.
package npm

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/theme"
)

// Package is one npm package.
type Package struct {
	Name  string // "@scope/docgen-linux-x64"
	Files []archive.File
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

// Write writes the archive, in which all files have the same time. Like "npm pack", it puts
// them into the folder "package".
func (p Package) Write(out io.Writer, modified time.Time) error {
	files := slices.Clone(p.Files)
	for i := range files {
		files[i].Name = "package/" + files[i].Name
	}
	return archive.TarGzip(out, files, modified)
}

// Sources is what the packages consist of, besides the programs.
type Sources struct {
	Repository fs.FS
	Types      []archive.File // see [Types]
	Licenses   []archive.File // for every package
}

// Packages returns the packages in the order in which to publish them: the root package,
// which depends on all others, is the last.
func Packages(sources Sources, programs []Program) ([]Package, error) {
	documents, err := read(sources.Repository, "npm/platform")
	if err != nil {
		return nil, err
	}
	var packages []Package
	for _, program := range programs {
		manifest := platformManifest(program)
		executable := archive.File{Name: manifest.Files[0], Content: program.Content, Executable: true}
		packages = append(packages, newPackage(manifest, sources.Licenses, documents, []archive.File{executable}))
	}
	scripts, err := read(sources.Repository, "npm/docgen")
	if err != nil {
		return nil, err
	}
	schema := archive.File{Name: "schema.json", Content: config.Schema()}
	return append(packages, newPackage(rootManifest(packages), sources.Licenses, scripts, sources.Types, []archive.File{schema})), nil
}

func newPackage(m manifest, licenses []archive.File, others ...[]archive.File) Package {
	for _, license := range licenses {
		m.Files = append(m.Files, license.Name)
	}
	text := archive.File{Name: "package.json", Content: m.text()}
	return Package{Name: m.Name, Files: slices.Concat([]archive.File{text}, licenses, slices.Concat(others...))}
}

// read returns the files below a folder. Those in bin/ are executable.
func read(repository fs.FS, folder string) ([]archive.File, error) {
	var files []archive.File
	err := fs.WalkDir(repository, folder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(repository, file)
		name := strings.TrimPrefix(file, folder+"/")
		files = append(files, archive.File{Name: name, Content: content, Executable: path.Dir(name) == "bin"})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the sources of the npm package: %w", err)
	}
	return files, nil
}

// themeTypes is the folder of the theme's types in the root package.
const themeTypes = "types/theme"

// Types returns the types of the theme, which TypeScript generates from its sources. The
// folder is the repository, with its npm packages installed.
func Types(repository string) ([]archive.File, error) {
	out, err := os.MkdirTemp("", "docgen-types-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(out)
	project := filepath.Join(repository, "npm", "tsconfig.json")
	compiler := exec.Command("node", filepath.Join(repository, "node_modules", "typescript", "bin", "tsc"), "--project", project, "--outDir",
		filepath.Join(out, themeTypes))
	if output, err := compiler.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("generate the types of the theme: %w\n%s", err, output)
	}
	files, err := read(os.DirFS(out), "types")
	if err != nil {
		return nil, err
	}
	for i, file := range files {
		files[i].Name = "types/" + file.Name
	}
	return append(files, componentTypes()...), nil
}

// componentTypes returns the types of "@theme/Name". The bundler gives components a default
// export, because Docusaurus sites import them that way.
func componentTypes() []archive.File {
	components := bundle.ReadComponents(theme.Files)
	var files []archive.File
	for _, name := range components.Names() {
		file := components.File(name)
		module := "../theme/" + strings.TrimSuffix(file, filepath.Ext(file))
		text := fmt.Sprintf("export * from '%s'\nexport { %s as default } from '%[1]s'\n", module, name)
		files = append(files, archive.File{Name: "types/components/" + name + ".d.ts", Content: []byte(text)})
	}
	return files
}

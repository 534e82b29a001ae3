package bundle

import (
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

// frameworkFolder contains what the site's code imports as @docusaurus/Name. Some of its
// modules have the same names as components. A site cannot override them.
const frameworkFolder = "docusaurus"

// Components finds the theme's components, and the modules next to them, by name. The theme has
// a folder for each part of a page. Folders are not part of names, so components can move
// between folders.
type Components struct {
	modules map[string]string // name to file: "Footer" to "layout/Footer.tsx"
}

// ReadComponents reads the folders of a theme. A file Name.tsx is a component, and makes its
// folder a folder of components.
func ReadComponents(theme fs.FS) Components {
	found := Components{modules: map[string]string{}}
	var files []string
	folders, _ := fs.ReadDir(theme, ".") // a theme without folders has no components
	for _, folder := range folders {
		if !folder.IsDir() {
			continue
		}
		entries, _ := fs.ReadDir(theme, folder.Name())
		for _, entry := range entries {
			files = append(files, path.Join(folder.Name(), entry.Name()))
		}
	}
	hasComponents := map[string]bool{frameworkFolder: false, docSearchFolder: false}
	for _, file := range files {
		if _, known := hasComponents[path.Dir(file)]; !known && isComponent(file) {
			hasComponents[path.Dir(file)] = true
		}
	}
	for _, file := range files {
		if hasComponents[path.Dir(file)] {
			found.modules[moduleName(file)] = file
		}
	}
	return found
}

// isComponent reports whether a file in a folder of components is a component.
func isComponent(file string) bool {
	name := path.Base(file)
	return strings.HasSuffix(name, ".tsx") && name[0] >= 'A' && name[0] <= 'Z'
}

// moduleName returns the name by which code imports a file, without its folder.
func moduleName(file string) string {
	return strings.TrimSuffix(strings.TrimSuffix(path.Base(file), ".tsx"), ".ts")
}

// Names returns the sorted names of the components that a site can override.
func (c Components) Names() []string {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(c.modules)) {
		if c.File(name) != "" {
			names = append(names, name)
		}
	}
	return names
}

// File returns the file of a component in the theme, or "".
func (c Components) File(name string) string {
	if file := c.modules[name]; isComponent(file) {
		return file
	}
	return ""
}

// nameOf returns the name of the component in a module of the theme, or "" if it is not a
// component. The module may have no extension.
func (c Components) nameOf(module string) string {
	name := moduleName(module)
	if file := c.File(name); file != "" && file == strings.TrimSuffix(module, ".tsx")+".tsx" {
		return name
	}
	return ""
}

// locate returns the current path of a module of the theme. The code of a site may name a
// folder that the module has left, also for a folder inside it.
func (c Components) locate(theme fs.FS, module string) string {
	if _, found := fileIn(theme, module); found {
		return module
	}
	if file, found := c.modules[moduleName(module)]; found {
		return file
	}
	inside, _ := fs.Glob(theme, path.Dir(module)+"/*/"+path.Base(module)+".ts*") // a name with a bad pattern is no module
	if len(inside) == 1 {
		return inside[0]
	}
	return module
}

// scopeName is the module that lists the components in scope of MDX.
const scopeName = "MDXComponents"

var listedName = regexp.MustCompile(`(?m)^  ([A-Z]\w*)[,:]`)

// Scope returns the components that MDX finds without an import. It returns false if the site
// replaces the list, whose contents are known only at run time.
func Scope(input Input) (names []string, known bool) {
	for _, file := range candidates(scopeName) {
		if input.overrides() != "" && disk.IsFile(filepath.Join(input.Site, filepath.FromSlash(file))) {
			return nil, false
		}
	}
	text, err := fs.ReadFile(input.Theme, ReadComponents(input.Theme).File(scopeName))
	if err != nil {
		return nil, false
	}
	for _, match := range listedName.FindAllSubmatch(text, -1) {
		names = append(names, string(match[1]))
	}
	return names, true
}

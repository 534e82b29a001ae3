package bundle

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// frameworkFolder has what the site's code imports as @docusaurus/Name. Its modules
// share names with components, and a site cannot override them.
const frameworkFolder = "docusaurus"

// Components knows the theme's components by name, and the modules beside them.
// The theme keeps them in folders, one for each part of a page; a folder is no part
// of a name, so a component can move to another one.
type Components struct {
	modules map[string]string // name to file: "Footer" to "layout/Footer.tsx"
}

// ReadComponents looks through the folders of a theme. A file Name.tsx is a
// component, and its folder is one of components.
func ReadComponents(theme fs.FS) Components {
	found := Components{modules: map[string]string{}}
	var files []string
	folders, _ := fs.ReadDir(theme, ".") // of a theme without folders, there are no components
	for _, folder := range folders {
		if !folder.IsDir() {
			continue
		}
		entries, _ := fs.ReadDir(theme, folder.Name())
		for _, entry := range entries {
			files = append(files, path.Join(folder.Name(), entry.Name()))
		}
	}
	hasComponents := map[string]bool{frameworkFolder: false}
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

// isComponent reports whether a file in a folder of components is one.
func isComponent(file string) bool {
	name := path.Base(file)
	return strings.HasSuffix(name, ".tsx") && name[0] >= 'A' && name[0] <= 'Z'
}

// moduleName is the name by which code imports a file, its folder left out.
func moduleName(file string) string {
	return strings.TrimSuffix(strings.TrimSuffix(path.Base(file), ".tsx"), ".ts")
}

// Names lists the components that a site can override, sorted.
func (c Components) Names() []string {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(c.modules)) {
		if c.File(name) != "" {
			names = append(names, name)
		}
	}
	return names
}

// File is the file of a component in the theme; "" if there is none.
func (c Components) File(name string) string {
	if file := c.modules[name]; isComponent(file) {
		return file
	}
	return ""
}

// nameOf returns the name of the component in a module of the theme, which may be given
// without its extension; "" if the module is not a component.
func (c Components) nameOf(module string) string {
	name := moduleName(module)
	if file := c.File(name); file != "" && file == strings.TrimSuffix(module, ".tsx")+".tsx" {
		return name
	}
	return ""
}

// locate is the path of a module of the theme in today's folders. Code of a site may
// name a folder that the module was in before.
func (c Components) locate(theme fs.FS, module string) string {
	if _, found := fileIn(theme, module); found {
		return module
	}
	if file, found := c.modules[moduleName(module)]; found {
		return file
	}
	return module
}

package bundle

import (
	"io/fs"
	"path"
	"slices"
	"strings"
)

// componentFolders are those of the theme that have components for a site to
// override.
func componentFolders() []string { return []string{"components", "mdx"} }

// Components lists the components of the theme that a site can override, sorted.
func Components(theme fs.FS) []string {
	var names []string
	for _, folder := range componentFolders() {
		files, _ := fs.Glob(theme, folder+"/[A-Z]*.tsx")
		for _, file := range files {
			names = append(names, strings.TrimSuffix(path.Base(file), ".tsx"))
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// ComponentFile is the file of a component in the theme; "" when there is none.
func ComponentFile(theme fs.FS, name string) string {
	for _, folder := range componentFolders() {
		file := path.Join(folder, name+".tsx")
		if _, err := fs.Stat(theme, file); err == nil {
			return file
		}
	}
	return ""
}

// component is the name of the component that a module of the theme is; "" when
// it is none.
func (r resolver) component(module string) string {
	name := strings.TrimSuffix(path.Base(module), ".tsx")
	if slices.Contains(componentFolders(), path.Dir(module)) && ComponentFile(r.input.Theme, name) != "" {
		return name
	}
	return ""
}

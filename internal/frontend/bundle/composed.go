package bundle

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
)

// composedFolder has modules that put components of the theme together from Docusaurus's parts.
const composedFolder = frameworkFolder + "/composed"

// findComposed returns the files of the modules that take the place of the theme's components,
// by the names of the components.
func findComposed(input Input, components Components, files *disk.Disk) map[string]string {
	found := map[string]string{}
	if input.ownComponent(layoutName, files) != "" { // it may show its children, which only the composed one has
		found[layoutName] = path.Join(composedFolder, layoutName+".tsx")
	}
	for _, each := range docusaurus.Components() {
		isOurs := components.File(each.Name) != "" && !input.Infima // with the props that docgen hands over
		if each.Role == docusaurus.Part && !isOurs && input.ownComponent(each.Name, files) != "" {
			found[each.Ours] = path.Join(composedFolder, each.Ours+".tsx")
		}
	}
	return found
}

// original returns the file of a component in the theme, or of the module that takes its place;
// "" if the theme has no such component.
func (r resolver) original(name string) string {
	if file := r.composed[name]; file != "" {
		return file
	}
	return r.components.File(name)
}

// importsByName reports whether a file of the theme names components as the code of a site does.
func importsByName(file string) bool {
	return slices.ContainsFunc([]string{composedFolder, answersFolder}, func(folder string) bool { return strings.HasPrefix(file, folder+"/") })
}

package bundle

import (
	"path"
	"slices"
	"strings"
)

// composedFolder has modules that put components of the theme together from Docusaurus's parts.
const composedFolder = frameworkFolder + "/composed"

// parts maps components of Docusaurus that are parts of one component of the theme to it. If a
// site replaces one of them, the module of that name in composedFolder takes the place of the
// theme's component.
var parts = map[string]string{
	"DocSidebarItem": "SidebarItems", "DocSidebarItem/Category": "SidebarItems", "DocSidebarItem/Html": "SidebarItems", "DocSidebarItem/Link": "SidebarItems",
	"DocRoot/Layout/Main": "Layout",
	"EditMetaRow":         "DocFooter", "EditThisPage": "DocFooter", "LastUpdated": "DocFooter", "Tag": "DocFooter", "TagsListInline": "DocFooter",
	"Footer/Copyright": "Footer", "Footer/Layout": "Footer", "Footer/LinkItem": "Footer", "Footer/Links": "Footer",
	"Footer/Links/MultiColumn": "Footer", "Footer/Links/Simple": "Footer", "Footer/Logo": "Footer",
}

// elements maps components of Docusaurus that render elements of MDX pages to their names.
var elements = map[string]string{"MDXComponents/A": "a", "MDXComponents/Code": "code", "MDXComponents/Li": "li", "MDXComponents/Ul": "ul"}

// elementsComponent lists what renders the elements of MDX pages.
const elementsComponent = "MDXComponents"

// onDocs returns for which pages a component with a name of Docusaurus stands, as a name in
// theme/docusaurus/common/onDocs.tsx; "" for all pages.
func onDocs(name string) string {
	switch {
	case name == "DocItem" || strings.HasPrefix(name, "DocItem/"):
		return "isDoc"
	case name == "DocSidebar" || name == "DocPaginator" || name == "DocBreadcrumbs":
		return "isOnDocs"
	}
	return ""
}

// elementTable returns elements as a table of counterparts.
func elementTable() map[string]string {
	table := map[string]string{}
	for name := range elements {
		table[name] = elementsComponent
	}
	return table
}

// findComposed returns the files of the modules that take the place of the theme's components,
// by the names of the components.
func findComposed(input Input, disk *disk) map[string]string {
	found := map[string]string{}
	if input.ownComponent(layoutName, disk) != "" { // it may show its children, which only the composed one has
		found[layoutName] = path.Join(composedFolder, layoutName+".tsx")
	}
	for name, component := range parts {
		if input.ownComponent(name, disk) != "" {
			found[component] = path.Join(composedFolder, component+".tsx")
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

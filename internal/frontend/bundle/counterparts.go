package bundle

import (
	"fmt"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// answersFolder has modules for components that only Docusaurus has. Sites can import them by
// their names there.
const answersFolder = frameworkFolder + "/theme"

// counterparts maps components of Docusaurus to those of the theme that show the same. A file
// in src/theme with a name of Docusaurus replaces the theme's component.
var counterparts = map[string]string{
	"BackToTopButton": "BackToTop", "DocBreadcrumbs": "Breadcrumbs", "DocPaginator": "Pagination", "DocItem/Paginator": "Pagination",
	"DocItem": "DocPage", "DocItem/Layout": "DocPage", "DocItem/Content": "DocContent", "DocItem/Footer": "DocFooter",
	"DocItem/TOC/Desktop": "TableOfContents", "DocItem/TOC/Mobile": "TableOfContentsMobile",
	"DocSidebar": "Sidebar", "TOC": "TableOfContents", "DocVersionBadge": "VersionBadge", "DocVersionBanner": "VersionBanner",
	"Navbar/Logo": "Brand", "Logo": "Brand", "Navbar/Search": "Search", "SearchBar": "Search", "Navbar/ColorModeToggle": "ColorModeToggle",
	"Navbar/MobileSidebar": "MobileMenu", "NotFound/Content": "NotFound", "SkipToContent": "SkipLink",
	"MDXComponents/Details": "Details", "MDXComponents/Heading": "Heading", "MDXComponents/Img": "Image", "MDXComponents/Pre": "Pre",
	"NavbarItem/DropdownNavbarItem": "NavbarDropdown", "NavbarItem/DocsVersionDropdownNavbarItem": "NavbarVersions",
	"NavbarItem/DocsVersionNavbarItem": "NavbarVersion", "NavbarItem/HtmlNavbarItem": "NavbarHTML",
	"NavbarItem/DefaultNavbarItem": "NavbarLink", "NavbarItem/DocNavbarItem": "NavbarLink", "NavbarItem/DocSidebarNavbarItem": "NavbarLink",
	"NavbarItem/LocaleDropdownNavbarItem": "NavbarLocales",
}

// children has the components that Docusaurus hands to others as their children. In the theme,
// components render them themselves.
var children = map[string]string{"DocItem": "DocContent", "DocItem/Layout": "DocContent", "DocItem/Content": "DocContent"}

// wrappers maps components of Docusaurus that surround others to what they surround.
var wrappers = map[string]string{"Root": "Layout", "Layout/Provider": "Layout"}

// tables maps files of Docusaurus that list components to the component that shows them.
var tables = map[string]string{"NavbarItem/ComponentTypes": "NavbarHTML"}

// given has the components that Docusaurus hands props to; see theme/docusaurus/common/overrideProps.ts.
var given = map[string]string{
	"DocPaginator": "DocPaginator", "DocSidebar": "DocSidebar", "TOC": "TOC", "TOCItems": "TOC", "ColorModeToggle": "ColorModeToggle",
	"NavbarItem/LocaleDropdownNavbarItem": "Dropdown", "NavbarItem/DocsVersionDropdownNavbarItem": "Dropdown",
}

// Counterpart returns the component of the theme that means the same as one of Docusaurus; ""
// if there is none.
func Counterpart(name string) string {
	for _, table := range []map[string]string{counterparts, wrappers, tables, parts, elementTable()} { // a name is in one of them
		if found := table[name]; found != "" {
			return found
		}
	}
	return ""
}

// Counterparts returns the names of Docusaurus's components that sites can replace, with the
// components of the theme that mean the same.
func Counterparts() map[string]string {
	all := map[string]string{}
	for _, table := range []map[string]string{counterparts, wrappers, tables, parts, elementTable()} {
		maps.Copy(all, table)
	}
	return all
}

// ownComponent returns the site's file for a component; "" if it has none.
func (i Input) ownComponent(name string, disk *disk) string {
	for _, candidate := range []string{name, name + "/index"} {
		for _, extension := range scriptExtensions() {
			file := path.Join(Overrides, candidate+extension)
			if disk.isFile(filepath.Join(i.Site, filepath.FromSlash(file))) {
				return file
			}
		}
	}
	return ""
}

// foreign is a file of the site with the name of one of Docusaurus's components.
type foreign struct {
	name string // in Docusaurus
	file string // in the site folder
}

// findForeign returns the site's components with names of Docusaurus, by the component of the
// theme that they replace or surround.
func findForeign(input Input, own map[string]string, disk *disk) map[string][]foreign {
	found := map[string][]foreign{}
	for _, table := range []map[string]string{counterparts, tables, elementTable(), wrappers} {
		for _, name := range slices.Sorted(keysOf(table)) {
			theirs := table[name]
			if file := input.ownComponent(name, disk); file != "" && own[theirs] != file {
				found[theirs] = append(found[theirs], foreign{name, file})
			}
		}
	}
	return found
}

func keysOf(table map[string]string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for key := range table {
			if !yield(key) {
				return
			}
		}
	}
}

// answer finds the module for a component that only Docusaurus has.
func (r resolver) answer(name string) (api.OnResolveResult, bool) {
	for _, candidate := range []string{name, name + "/index", path.Dir(name) + "/any"} {
		if file, found := fileIn(r.input.Theme, path.Join(answersFolder, candidate)); found {
			return api.OnResolveResult{Path: file, Namespace: componentNamespace}, true
		}
	}
	return api.OnResolveResult{}, false
}

// loadForeign combines a component of the theme with those of the site that replace it under
// names of Docusaurus, surround it, or are listed for it.
func (r resolver) loadForeign(name string) (api.OnLoadResult, error) {
	original := r.original(name)
	inner := fromTheme + original
	if own := r.overrides[name]; own != "" {
		inner = ownPrefix + name
	}
	exports, err := exportsOfTheme(r.input.Theme, original)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	var text strings.Builder
	fmt.Fprintf(&text, "import { createElement as h } from 'react'\nimport { %s as Inner } from %q\n", name, inner)
	for _, export := range exports {
		if export != name && export != "default" {
			fmt.Fprintf(&text, "export { %s } from %q\n", export, inner)
		}
	}
	current := "Inner"
	for i, each := range r.foreign[name] {
		own := fmt.Sprintf("Own%d", i)
		fmt.Fprintf(&text, "import %s from %q\n", own, fromSite+each.file)
		switch {
		case tables[each.name] != "":
			fmt.Fprintf(&text, "const Step%d = (props) => { const item = props.item && props.item.custom; const Type = item && %s[item.type]; return Type ? h(Type, item) : h(%s, props) }\n", i, own, current)
		case elements[each.name] != "":
			fmt.Fprintf(&text, "const Step%d = { ...%s, %s: %s }\n", i, current, elements[each.name], own)
		case wrappers[each.name] != "":
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, null, h(%s, props))\n", i, own, current)
		case children[each.name] == name:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, props, h(%s))\n", i, own, current)
		case children[each.name] != "":
			fmt.Fprintf(&text, "import { %[1]s as Child%[2]d } from %[3]q\nconst Step%[2]d = (props) => h(%[4]s, props, h(Child%[2]d))\n", children[each.name],
				i, componentPrefix+children[each.name], own)
		case given[each.name] != "":
			fmt.Fprintf(&text, "import { overrideProps as given%[1]d } from %[2]q\nconst Step%[1]d = (props) => h(%[3]s, { ...props, ...given%[1]d.%[4]s() })\n", i, fromTheme+frameworkFolder+"/common/overrideProps.ts", own, given[each.name])
		default:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, props)\n", i, own)
		}
		step := fmt.Sprintf("Step%d", i)
		if where := onDocs(each.name); where != "" {
			fmt.Fprintf(&text, "import { onDocs as on%[1]d, %[2]s as is%[1]d } from %[3]q\nconst Docs%[1]d = on%[1]d(%[4]s, %[5]s, is%[1]d)\n", i, where,
				fromTheme+frameworkFolder+"/common/onDocs.tsx", step, current)
			step = fmt.Sprintf("Docs%d", i)
		}
		current = step
	}
	fmt.Fprintf(&text, "export const %s = %s\nexport default %s\n", name, current, current)
	return r.script(text.String())
}

// ownPrefix marks the import of a site's own component by another one of the site that
// surrounds it.
const ownPrefix = "docgen:own/"

// isOverridden reports whether the site replaces a component of the theme, under its own name
// or one of Docusaurus, or parts of it.
func (r resolver) isOverridden(name string) bool {
	return r.overrides[name] != "" || len(r.foreign[name]) > 0 || r.composed[name] != ""
}

// replaces reports whether the site has a file with the name of one of Docusaurus's components.
// Such a file wraps the theme's component, not the stand-in for it.
func (r resolver) replaces(name string) bool {
	return slices.ContainsFunc(r.foreign[counterparts[name]], func(each foreign) bool { return each.name == name })
}

// fileOf returns the site's file that replaces a component, and whether it is the importer. Of
// several files, it is the one that imports.
func (r resolver) fileOf(name, importer string) (file string, isItself bool) {
	files := []string{r.overrides[name]}
	for _, each := range r.foreign[name] {
		files = append(files, each.file)
	}
	for _, file := range files {
		if file != "" && filepath.Join(r.input.Site, filepath.FromSlash(file)) == importer {
			return file, true
		}
	}
	return r.overrides[name], false
}

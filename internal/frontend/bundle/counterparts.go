package bundle

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
)

// answersFolder has modules for components that only Docusaurus has. Sites can import them by
// their names there.
const answersFolder = frameworkFolder + "/theme"

// ownComponent returns the site's file for a component; "" if it has none.
func (i Input) ownComponent(name string, files *disk.Disk) string {
	for _, file := range candidates(name) {
		if files.IsFile(filepath.Join(i.Site, filepath.FromSlash(file))) {
			return file
		}
	}
	return ""
}

// candidates returns the files of the site that a component's name may mean.
func candidates(name string) []string {
	var all []string
	for _, base := range []string{name, name + "/index"} {
		for _, extension := range disk.ScriptExtensions() {
			all = append(all, path.Join(Overrides, base+extension))
		}
	}
	return all
}

// foreign is a file of the site with the name of one of Docusaurus's components.
type foreign struct {
	docusaurus.Component
	file string // in the site folder
}

// findForeign returns the site's components with names of Docusaurus, by the component of the
// theme that they replace or surround.
func findForeign(input Input, overrides map[string]string, files *disk.Disk) map[string][]foreign {
	found := map[string][]foreign{}
	for _, each := range docusaurus.Components() {
		if each.Role == docusaurus.Part { // see findComposed
			continue
		}
		if file := input.ownComponent(each.Name, files); file != "" && overrides[each.Ours] != file {
			found[each.Ours] = append(found[each.Ours], foreign{each, file})
		}
	}
	return found
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
	if r.overrides[name] != "" {
		inner = ownPrefix + name
	}
	others, err := r.reexports(original, inner, name, "default")
	if err != nil {
		return api.OnLoadResult{}, err
	}
	var text strings.Builder
	fmt.Fprintf(&text, "import { createElement as h } from 'react'\nimport { %s as Inner } from %q\n%s", name, inner, others)
	current := "Inner"
	for i, each := range r.foreign[name] {
		imported := fmt.Sprintf("Own%d", i)
		fmt.Fprintf(&text, "import %s from %q\n", imported, fromSite+each.file)
		switch {
		case each.Role == docusaurus.Lists:
			fmt.Fprintf(&text, "const Step%d = (props) => { const item = props.item && props.item.custom; const Type = item && %s[item.type]; return Type ? h(Type, item) : h(%s, props) }\n", i, imported, current)
		case each.Role == docusaurus.Element:
			fmt.Fprintf(&text, "const Step%d = { ...%s, %s: %s }\n", i, current, each.What, imported)
		case each.Role == docusaurus.Surrounds:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, null, h(%s, props))\n", i, imported, current)
		case each.Children() == name:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, props, h(%s))\n", i, imported, current)
		case each.Children() != "":
			fmt.Fprintf(&text, "import { %[1]s as Child%[2]d } from %[3]q\nconst Step%[2]d = (props) => h(%[4]s, props, h(Child%[2]d))\n", each.Children(),
				i, componentPrefix+each.Children(), imported)
		case each.Gets == "props":
			fmt.Fprintf(&text, "import { overrideProps as given%[1]d } from %[2]q\nconst Step%[1]d = (props) => h(%[3]s, { ...props, ...given%[1]d.%[4]s() })\n", i, fromTheme+frameworkFolder+"/common/overrideProps.ts", imported, each.What)
		default:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, props)\n", i, imported)
		}
		step := fmt.Sprintf("Step%d", i)
		if where := docusaurus.OnDocs(each.Name); where != "" {
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
	return slices.ContainsFunc(r.foreign[docusaurus.Replaced(name)], func(each foreign) bool { return each.Name == name })
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

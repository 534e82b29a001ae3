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
		file := input.ownComponent(each.Name, files)
		if isOther := overrides[each.Ours] != file || each.Name == each.Ours; file != "" && isOther {
			found[each.Ours] = append(found[each.Ours], foreign{each, file})
		}
	}
	return found
}

// answer finds the module for a component that only Docusaurus has, or that gets other props there.
func (r resolver) answer(name string) (api.OnResolveResult, bool) {
	candidates := []string{name, name + "/index"}
	for folder := path.Dir(name); folder != "."; folder = path.Dir(folder) {
		candidates = append(candidates, folder+"/any")
	}
	for _, candidate := range candidates {
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
	fmt.Fprintf(&text, "import { createElement as h, Fragment } from 'react'\nimport { %s as Inner } from %q\n%s", name, inner, others)
	current := "Inner"
	for i, each := range r.foreign[name] {
		imported := fmt.Sprintf("Own%d", i)
		if each.Name == name {
			imported = "Inner"
		} else {
			fmt.Fprintf(&text, "import %s from %q\n", imported, fromSite+each.file)
		}
		given := "null"
		if each.Gets == "props" {
			given = fmt.Sprintf("given%d.%s(props)", i, each.What)
			fmt.Fprintf(&text, "import { overrideProps as given%d } from %q\n", i, fromTheme+frameworkFolder+"/common/overrideProps.ts")
		}
		switch {
		case each.Role == docusaurus.Lists:
			fmt.Fprintf(&text, "const Step%d = (props) => { const item = props.item && props.item.custom; const Type = item && %s[item.type]; return Type ? h(Type, item) : h(%s, props) }\n", i, imported, current)
		case each.Role == docusaurus.Element:
			fmt.Fprintf(&text, "const Step%d = { ...%s, %s: %s }\n", i, current, each.What, imported)
		case each.Role == docusaurus.Surrounds:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, null, h(%s, props))\n", i, imported, current)
		case each.Role == docusaurus.Beside:
			fmt.Fprintf(&text, "const Step%d = (props) => h(Fragment, null, h(%s, %s), h(%s, props))\n", i, imported, given, current)
		case each.Children() == name:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, props, h(%s))\n", i, imported, current)
		case each.Children() != "":
			fmt.Fprintf(&text, "import { %[1]s as Child%[2]d } from %[3]q\nconst Step%[2]d = (props) => h(%[4]s, props, h(Child%[2]d))\n", each.Children(),
				i, componentPrefix+each.Children(), imported)
		default:
			fmt.Fprintf(&text, "const Step%d = (props) => h(%s, { ...props, ...%s })\n", i, imported, given)
		}
		step := fmt.Sprintf("Step%d", i)
		if where := docusaurus.Where(each.Name); where != "" {
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

// isWithin reports whether a file of the theme stands for a component of Docusaurus, or for a package of
// it, that shows the theme's own component. A site that replaces the one wraps the other.
func isWithin(file, name string) bool {
	if strings.HasPrefix(file, frameworkFolder+"/common/") {
		return true
	}
	theirs := answerOf(file)
	return theirs != "" && (theirs == name || strings.HasPrefix(theirs, name+"/") || docusaurus.Replaced(theirs) == name || docusaurus.IsAround(theirs, name))
}

// answerOf returns the component of Docusaurus for which a file of the theme stands; "" for none.
func answerOf(file string) string {
	if name, isAnswer := strings.CutPrefix(file, answersFolder+"/"); isAnswer {
		return strings.TrimSuffix(strings.TrimSuffix(name, path.Ext(name)), "/index")
	}
	return ""
}

// replaces reports whether the site has a file with the name of one of Docusaurus's components.
// Such a file wraps the theme's component, not the stand-in for it.
func (r resolver) replaces(name string) bool {
	return slices.ContainsFunc(r.foreign[docusaurus.Replaced(name)], func(each foreign) bool { return each.Name == name })
}

// importing is what a file that replaces a component does when it imports one.
type importing int

const (
	another importing = iota
	itself            // by the name that the file has
	inner             // what it replaces, by another name, such as DocItem/Layout in DocItem
	own               // the same, of which the site has a file, too
)

// importOf returns how a file imports a component of the theme, by the name that is written there.
func (r resolver) importOf(name, written, importer string) importing {
	is := func(file string) bool {
		return file != "" && filepath.Join(r.input.Site, filepath.FromSlash(file)) == importer
	}
	result := another
	switch isOwn := is(r.overrides[name]); {
	case isOwn && name == written:
		return itself
	case isOwn:
		return inner
	}
	for _, each := range r.foreign[name] {
		switch {
		case is(each.file) && each.Name == written:
			return itself
		case is(each.file):
			result = inner
			if r.overrides[name] != "" {
				result = own
			}
		}
	}
	return result
}

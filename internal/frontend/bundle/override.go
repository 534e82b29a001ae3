package bundle

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
)

// Overrides is the folder of the site's own components, in the site folder.
const Overrides = "src/theme"

// overrides returns the path of the folder of the site's own components, or "" if the site
// cannot have any.
func (i Input) overrides() string {
	if i.Site == "" || i.Original {
		return ""
	}
	return filepath.Join(i.Site, filepath.FromSlash(Overrides))
}

// findOverrides returns the site's own components by the names of the theme's components that
// they replace.
func findOverrides(input Input, components Components, files *disk.Disk) (map[string]string, error) {
	overrides := map[string]string{}
	for _, name := range components.Names() {
		if file := input.Components[name]; file != "" {
			overrides[name] = file
		}
	}
	folder := input.overrides()
	if folder == "" {
		return overrides, nil
	}
	entries, err := files.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("read the site's components: %w", err)
	}
	if len(entries) == 0 {
		return overrides, nil
	}
	for _, entry := range entries {
		if entry.IsDir() {
			_, _ = files.ReadDir(filepath.Join(folder, entry.Name()))
		}
	}
	for _, name := range components.Names() {
		for _, file := range candidates(name) {
			if overrides[name] == input.Components[name] && disk.IsFile(filepath.Join(input.Site, filepath.FromSlash(file))) {
				overrides[name] = file
			}
		}
	}
	return overrides, nil
}

// loadOverride combines a component of the site with the other exports of the component that it
// replaces. A default export counts as the component.
func (r resolver) loadOverride(args api.OnLoadArgs) (api.OnLoadResult, error) {
	name, isInner := strings.CutPrefix(args.Path, ownPrefix)
	if !isInner && (len(r.foreign[name]) > 0 || r.overrides[name] == "") {
		return r.loadForeign(name)
	}
	file := r.overrides[name]
	if slices.Contains(r.hot, name) {
		return r.hotOverride(name)
	}
	if found := r.ownEntry(file); len(found.Errors) > 0 {
		return api.OnLoadResult{Errors: found.Errors}, nil
	}
	given, known := r.exportsOfSite(file)
	if !known { // it does not compile, which the import reports
		return r.script(fmt.Sprintf("export * from %q\n", fromSite+file))
	}
	var text strings.Builder
	fmt.Fprintf(&text, "export * from %q\n", fromSite+file)
	switch {
	case name == layoutName && (slices.Contains(given, name) || slices.Contains(given, "default")):
		export := "default"
		if slices.Contains(given, name) {
			export = name
		}
		fmt.Fprintf(&text, "import { createElement as h } from 'react'\nimport { %s as Own } from %q\nimport { LayoutContent } from %q\n", export,
			fromSite+file, fromTheme+r.original(name))
		text.WriteString("export const Layout = (props) => h(Own, props, h(LayoutContent))\nexport default Layout\n")
	case slices.Contains(given, name):
		fmt.Fprintf(&text, "export { %s as default } from %q\n", name, fromSite+file)
	case slices.Contains(given, "default"):
		fmt.Fprintf(&text, "export { default, default as %s } from %q\n", name, fromSite+file)
	default:
		return api.OnLoadResult{Errors: []api.Message{missingExport(name, file, given)}}, nil
	}
	original := r.components.File(name)
	others, err := r.reexports(original, fromTheme+original, append(given, name)...)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	return r.script(text.String() + others)
}

// reexports returns the code that exports from a module what a file of the theme exports, except for some names.
func (r resolver) reexports(file, module string, except ...string) (string, error) {
	exports, err := exportsOfTheme(r.input.Theme, file)
	var text strings.Builder
	for _, export := range exports {
		if !slices.Contains(except, export) {
			fmt.Fprintf(&text, "export { %s } from %q\n", export, module)
		}
	}
	return text.String(), err
}

func missingExport(name, file string, exports []string) api.Message {
	hint := fmt.Sprintf("write \"export function %s\"", name)
	if near := diag.Nearest(name, exports); near != "" {
		hint = fmt.Sprintf("it exports %q", near)
	}
	return api.Message{
		Text: fmt.Sprintf("the file does not export %s", name), Notes: []api.Note{{Text: hint}},
		Location: &api.Location{File: file},
	}
}

// loadComponent adds a default export to a component of the theme, because Docusaurus sites
// import components that way.
func (r resolver) loadComponent(args api.OnLoadArgs) (api.OnLoadResult, error) {
	exports, err := exportsOfTheme(r.input.Theme, args.Path)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	text := fmt.Sprintf("export * from %q\n", fromTheme+args.Path)
	name := strings.TrimSuffix(path.Base(args.Path), path.Ext(args.Path))
	switch {
	case slices.Contains(exports, "default"):
		text += fmt.Sprintf("export { default } from %q\n", fromTheme+args.Path)
	case slices.Contains(exports, name):
		text += fmt.Sprintf("export { %s as default } from %q\n", name, fromTheme+args.Path)
	}
	return r.script(text)
}

func (r resolver) script(text string) (api.OnLoadResult, error) {
	return api.OnLoadResult{Contents: &text, Loader: api.LoaderJS, ResolveDir: r.input.Site}, nil
}

// idleFiles reports files in the folder of overrides that nothing imports. Most of them are
// misspelled components.
func (r resolver) idleFiles(graph graph) []diag.Diagnostic {
	root := r.input.overrides()
	if root == "" {
		return nil
	}
	var findings []diag.Diagnostic
	used, names := graph.sources(), r.components.Names()
	_ = filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() {
			_, _ = r.disk.ReadDir(file) // WalkDir returns the error
		}
		if err != nil || entry.IsDir() || !slices.Contains(disk.ScriptExtensions(), path.Ext(file)) {
			return nil
		}
		below, _ := filepath.Rel(r.input.Site, file)
		below = filepath.ToSlash(below)
		base := strings.TrimSuffix(path.Base(below), path.Ext(below))
		name, _ := strings.CutSuffix(strings.TrimSuffix(strings.TrimPrefix(below, Overrides+"/"), path.Ext(below)), "/index")
		if where := docusaurus.Without(name); where != "" && docusaurus.Find(name).Ours+r.components.File(name) != "" {
			findings = append(findings, partly(below, where))
		}
		isOther := strings.HasPrefix(base, "_") || strings.HasSuffix(base, ".test") || strings.HasSuffix(base, ".d")
		if isOther || used[below] || slices.Contains(names, name) || docusaurus.Find(name).Ours != "" {
			return nil
		}
		hint := cmp.Or(docusaurus.Absent(name), diag.DidYouMean(name, names),
			`run "docgen eject" to list all components; if the file is not an override, move it elsewhere in src`)
		findings = append(findings, diag.Diagnostic{
			Severity: diag.Warning, Code: Code, File: below, Hint: hint,
			Text: fmt.Sprintf("the theme has no component %q, and nothing imports the file", name),
		})
		return nil
	})
	return findings
}

// partly says where Docusaurus shows a component and docgen does not.
func partly(file, where string) diag.Diagnostic {
	return diag.Diagnostic{Severity: diag.Log, Code: Code, File: file, Text: "docgen does not show this component in " + where,
		Hint: "docgen writes their HTML itself: use classes in a style sheet"}
}

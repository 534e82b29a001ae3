package bundle

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// resolving marks imports that esbuild itself must resolve.
type resolving struct{}

// resolveFile lets esbuild resolve an import as if no plugin were there.
func resolveFile(build api.PluginBuild, args api.OnResolveArgs, wanted string) api.ResolveResult {
	return build.Resolve(wanted, api.ResolveOptions{
		Importer: args.Importer, Namespace: "file", ResolveDir: args.ResolveDir, Kind: args.Kind, PluginData: resolving{},
	})
}

// The prefixes of imports by name in the site's own code.
const (
	componentPrefix = "@theme/"          // the site's component, or else the theme's
	originalPrefix  = "@theme-original/" // the theme's component
	initPrefix      = "@theme-init/"     // the same, because there is only one theme
	sitePrefix      = "@site/"           // a file in the site folder
	themePrefix     = "@docgen/theme/"   // a module of the theme, by path
	frameworkPrefix = "@docusaurus/"     // a module of Docusaurus that the theme provides
)

// ofSite resolves an import in the site's own code or its npm packages.
func (r resolver) ofSite(build api.PluginBuild, args api.OnResolveArgs) (api.OnResolveResult, error) {
	isInSheet := args.Kind == api.ResolveCSSURLToken || args.Kind == api.ResolveCSSImportRule
	if module, ok := strings.CutPrefix(args.Path, "~"); ok && isInSheet {
		return r.ofModule(build, args, module)
	}
	for _, prefix := range []string{componentPrefix, originalPrefix, initPrefix} {
		if name, ok := strings.CutPrefix(args.Path, prefix); ok {
			return r.themed(args, prefix, strings.TrimSuffix(name, "/index"))
		}
	}
	if module, ok := strings.CutPrefix(args.Path, themePrefix); ok {
		module = r.components.locate(r.input.Theme, module)
		return r.ofTheme(api.OnResolveArgs{Path: "./" + path.Base(module), Importer: path.Join(path.Dir(module), "site")})
	}
	if name, ok := strings.CutPrefix(args.Path, frameworkPrefix); ok {
		return r.framework(name)
	}
	if args.Path == configModule {
		return r.file(configFile)
	}
	if _, isData := r.input.Plugins.Files[args.Path]; isData {
		return api.OnResolveResult{Path: args.Path, Namespace: dataNamespace}, nil
	}
	if args.Kind == api.ResolveCSSURLToken && strings.HasPrefix(args.Path, "/") {
		return api.OnResolveResult{Path: r.input.underBase(args.Path), External: true}, nil
	}
	return r.siteFile(build, args)
}

// ofModule resolves what a style sheet names in webpack's notation: "~some-package/file", or
// "~/file" for a file in a static folder.
func (r resolver) ofModule(build api.PluginBuild, args api.OnResolveArgs, module string) (api.OnResolveResult, error) {
	args.Path = module
	if strings.HasPrefix(module, "/") || args.Kind == api.ResolveCSSURLToken {
		return r.ofSite(build, args)
	}
	r.disk.Resolves(args)
	found := resolveFile(build, args, module)
	if len(found.Errors) > 0 {
		return wrong(fmt.Sprintf("Could not resolve %q", module), ""), nil
	}
	return api.OnResolveResult{Path: found.Path, Namespace: found.Namespace, External: found.External}, nil
}

// themed resolves the import of a component by its name.
func (r resolver) themed(args api.OnResolveArgs, prefix, name string) (api.OnResolveResult, error) {
	if name == layoutName && !r.isLayout(args.Importer) {
		return api.OnResolveResult{Path: frameworkFolder + "/Layout.tsx", Namespace: componentNamespace}, nil
	}
	if prefix == componentPrefix && strings.HasPrefix(name, iconPrefix) {
		return r.icon(name)
	}
	how := r.importOf(name, strings.TrimSuffix(strings.TrimPrefix(args.Path, prefix), "/index"), args.Importer)
	switch {
	case how == itself && prefix == componentPrefix:
		return wrong(fmt.Sprintf("%s overrides %q, so it would import itself", path.Base(args.Importer), args.Path),
			fmt.Sprintf("import %q to get the theme's component", originalPrefix+name)), nil
	case how == own && prefix == componentPrefix:
		return api.OnResolveResult{Path: ownPrefix + name, Namespace: overrideNamespace}, nil
	case how == another && r.isOverridden(name) && prefix == componentPrefix:
		return api.OnResolveResult{Path: name, Namespace: overrideNamespace}, nil
	}
	if file := r.original(name); file != "" {
		if found, ok := r.answer(name); ok && r.composed[name] == "" { // it takes the props that Docusaurus hands over
			return found, nil
		}
		return api.OnResolveResult{Path: file, Namespace: componentNamespace}, nil
	}
	if prefix == componentPrefix {
		if found, ok := r.componentIn(r.input.overrides(), name); ok && found.Path != args.Importer {
			return found, nil
		}
	}
	if found, ok := r.answer(name); ok && !(prefix != componentPrefix && r.replaces(name)) {
		return found, nil
	}
	if theirs := docusaurus.Replaced(name); theirs != "" {
		return r.themed(args, prefix, theirs)
	}
	if file, found := r.components.modules[name]; found { // a module next to the components
		return r.file(file)
	}
	for _, folder := range r.input.Plugins.Themes {
		folder = filepath.Join(r.input.Site, filepath.FromSlash(folder))
		if found, ok := r.componentIn(folder, name); ok && found.Path != args.Importer {
			return found, nil
		}
	}
	if theme := docusaurus.APITheme(name); theme != "" {
		return unansweredWith(api.Message{Text: fmt.Sprintf(missingTheme+"%q, so pages show only what is inside them", theme),
			Notes: []api.Note{{Text: `write the pages of the API with "docgen openapi", and remove those that need the package`}}}), nil
	}
	if text := docusaurus.Absent(name); text != "" {
		return unansweredWith(api.Message{Text: "docgen has no component \"" + args.Path + "\", so the page shows only what is inside it",
			Notes: []api.Note{{Text: text}}}), nil
	}
	hint := cmp.Or(diag.DidYouMean(name, r.components.Names()), `run "docgen eject" to list all components`)
	return wrong(fmt.Sprintf("the theme has no component %q", name), hint), nil
}

// layoutName is the component that docgen renders around every page. Code inside it, such as
// pages and other components, imports a component of that name that only sets the title. A
// second layout inside the first would contain a third.
const layoutName = "Layout"

// isLayout reports whether code belongs to the site's own layout, which may render the theme's.
func (r resolver) isLayout(importer string) bool {
	below, err := filepath.Rel(filepath.Join(r.input.Site, filepath.FromSlash(Overrides)), importer)
	name, _, _ := strings.Cut(filepath.ToSlash(below), "/")
	return err == nil && strings.TrimSuffix(name, path.Ext(name)) == layoutName
}

// componentIn returns a file of a component that docgen's theme does not have: one that the site added next to its overrides,
// or one of a plugin.
func (r resolver) componentIn(folder, name string) (api.OnResolveResult, bool) {
	if folder == "" {
		return api.OnResolveResult{}, false
	}
	root := filepath.Join(folder, filepath.FromSlash(name))
	for _, extension := range append([]string{""}, disk.ScriptExtensions()...) {
		for _, file := range []string{root + extension, filepath.Join(root, "index"+extension)} {
			if r.disk.IsFile(file) {
				return api.OnResolveResult{Path: file}, true
			}
		}
	}
	return api.OnResolveResult{}, false
}

// framework resolves Docusaurus's own modules.
func (r resolver) framework(name string) (api.OnResolveResult, error) {
	if found, err := r.file(path.Join(frameworkFolder, name)); err == nil {
		return found, nil
	}
	if strings.HasPrefix(name, "theme-classic/") && strings.HasSuffix(name, ".module.css") {
		found, err := r.file(path.Join(frameworkFolder, "noStyles.ts"))
		found.Warnings = []api.Message{{Text: "docgen has no styles of Docusaurus's theme, so the classes have no names",
			Notes: []api.Note{{Text: "write a style sheet of your own next to the component, and import that"}}}}
		return found, err
	}
	var names []string
	entries, _ := fs.Glob(r.input.Theme, frameworkFolder+"/*.ts*")
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(path.Base(entry), path.Ext(entry)))
	}
	hint := cmp.Or(diag.DidYouMean(name, names), "available modules: "+strings.Join(names, ", "))
	return wrong(fmt.Sprintf("docgen has no module %q", frameworkPrefix+name), hint), nil
}

// siteFile resolves files of the site and npm packages as esbuild does. Style modules and files
// that are not code have their own namespaces.
func (r resolver) siteFile(build api.PluginBuild, args api.OnResolveArgs) (api.OnResolveResult, error) {
	asked := readRequest(args.Path)
	wanted, args := r.fromSite(args, asked.path)
	wanted, args = r.aliased(args, wanted)
	plain, _, _ := strings.Cut(wanted, "?")
	asked = r.configured(asked, plain)
	if found, isElsewhere := r.fileElsewhere(args, wanted, asked); isElsewhere {
		return found, nil
	}
	if _, isElsewhere := r.disk.Elsewhere(args.Importer); isElsewhere {
		args.ResolveDir = r.input.Site // for npm packages
	}
	if refused, isRefused := r.refused(args, wanted); isRefused {
		return refused, nil
	}
	if found, isStandIn := r.standIn(build, args, wanted); isStandIn {
		return found, nil
	}
	isStyle, isAsset := style.IsModule(plain), isAsset(plain) || asked.isURL
	isPlain := !asked.isRaw && asked.loader == "" && !isStyle && !isAsset
	if isPlain && wanted == args.Path {
		r.disk.Resolves(args)
	}
	if file := r.importedFile(args, wanted); isPlain && file != "" {
		return api.OnResolveResult{Path: file}, nil
	}
	if file := r.sheetOfPackage(build, args, wanted); isPlain && file != "" {
		return api.OnResolveResult{Path: file}, nil
	}
	if wanted == args.Path && isPlain {
		return api.OnResolveResult{}, nil
	}
	found := resolveFile(build, args, wanted)
	if len(found.Errors) > 0 {
		return wrong(fmt.Sprintf("Could not resolve %q", asked.path), ""), nil
	}
	switch {
	case asked.isRaw:
		return asked.warned(r.data(rawNamespace, found.Path)), nil
	case found.Namespace != "file" || found.External:
		return api.OnResolveResult{Path: found.Path, Namespace: found.Namespace, External: found.External}, nil
	case isStyle:
		return r.styleModule(found.Path), nil
	case asked.loader != "" && args.Kind != api.ResolveCSSURLToken:
		return r.data(asked.loader+loaderMark, found.Path), nil
	case isAsset && args.Kind == api.ResolveCSSURLToken:
		name, err := r.assets.add(found.Path)
		return api.OnResolveResult{Path: "./" + name, External: true}, err
	case isAsset:
		return asked.warned(r.data(asked.namespace(), found.Path)), nil
	}
	return asked.warned(api.OnResolveResult{Path: found.Path}), nil
}

// sheetOfPackage returns the file of a style sheet that the config names by its path in an npm package, although the package
// exports it under another name; "" for any other import. The config of Docusaurus may have found it with require.resolve.
func (r resolver) sheetOfPackage(build api.PluginBuild, args api.OnResolveArgs, wanted string) string {
	if args.Namespace != entryNamespace || !style.IsSheet(wanted) || len(resolveFile(build, args, wanted).Errors) == 0 {
		return ""
	}
	return disk.PackageFile(r.input.Site, wanted)
}

// packagesFolder has modules for npm packages that Docusaurus brings, so that sites import them
// without having installed them.
const packagesFolder = frameworkFolder + "/packages"

// standIn resolves the import of a package that Docusaurus brings and the site has not
// installed.
func (r resolver) standIn(build api.PluginBuild, args api.OnResolveArgs, wanted string) (api.OnResolveResult, bool) {
	file, exists := fileIn(r.input.Theme, path.Join(packagesFolder, wanted))
	if !exists || strings.HasPrefix(wanted, ".") {
		return api.OnResolveResult{}, false
	}
	r.disk.Resolves(args)
	found := resolveFile(build, args, wanted)
	if len(found.Errors) == 0 {
		return api.OnResolveResult{}, false
	}
	return api.OnResolveResult{Path: file, Namespace: themeNamespace}, true
}

// data resolves a file that is not code. Its path becomes part of names and code, which must
// not depend on the location of the site.
func (r resolver) data(namespace, file string) api.OnResolveResult {
	return api.OnResolveResult{Path: r.disk.Below(file), Namespace: namespace, PluginData: file}
}

// importedFile returns the file that code of the site imports by path, or "" if esbuild must resolve
// the import. In a preview this looks for a single file, whereas esbuild would list all parent
// folders at every change.
func (r resolver) importedFile(args api.OnResolveArgs, wanted string) string {
	isPath := strings.HasPrefix(wanted, "./") || strings.HasPrefix(wanted, "../")
	if !r.input.isPreview() || !isPath || strings.Contains(filepath.ToSlash(args.ResolveDir)+"/", "/node_modules/") {
		return ""
	}
	root := filepath.Join(args.ResolveDir, filepath.FromSlash(wanted))
	for _, ending := range []string{"", ".tsx", ".ts", ".jsx", ".js", ".css", ".json"} { // in esbuild's order
		if disk.IsFile(root + ending) {
			return root + ending
		}
	}
	return ""
}

// unansweredWith resolves the import of a component that docgen has nothing for. The site still builds, without it.
func unansweredWith(warning api.Message) api.OnResolveResult {
	return api.OnResolveResult{Path: answersFolder + "/Unanswered.tsx", Namespace: componentNamespace, Warnings: []api.Message{warning}}
}

func wrong(text, hint string) api.OnResolveResult {
	message := api.Message{Text: text}
	if hint != "" {
		message.Notes = []api.Note{{Text: hint}}
	}
	return api.OnResolveResult{Errors: []api.Message{message}}
}

// underBase adds the site's base URL to a path that does not have it.
func (i Input) underBase(file string) string {
	base := strings.TrimSuffix(i.URL, strings.Trim(i.Folder, "/")+"/")
	if strings.HasPrefix(file, base) {
		return file
	}
	return base + strings.TrimPrefix(file, "/")
}

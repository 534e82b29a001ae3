package bundle

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/docusaurus"
)

// The namespaces of modules that are not plain files of the site.
const (
	themeNamespace     = "theme"     // files of the built-in theme
	overrideNamespace  = "override"  // a component of the site that replaces the theme's, by name
	componentNamespace = "component" // a component of the theme, by file, as the site imports it
	pageNamespace      = "page"      // a page of the site that gets the configuration as a prop
	vendorNamespace    = "vendor"    // a prepared npm package as CommonJS requires it
)

// clientFile is the entry of the browser's scripts, unless Input.Entry replaces it.
const clientFile = "client.tsx"

// clientModulesFile is the module of the theme that runs Input.ClientModules.
const clientModulesFile = "runtime/clientModules"

// tokensFile is the style sheet of the theme that Input.Tokens replaces.
const tokensFile = "styles/site.css"

// messagesFile is the catalog of labels, an enum, and contractFile has types and an enum. The bundler inlines their
// texts where they are used, so scripts need not load them.
const (
	messagesFile = "messages.ts"
	contractFile = "contract.ts"
)

// configFile is the script of the theme that Input.Config replaces, and configModule the name
// by which sites import it in Docusaurus.
const (
	configFile   = frameworkFolder + "/siteConfig.ts"
	configModule = "@generated/docusaurus.config"
)

// infimaFile is the style sheet that answers the names of Infima. It is in the bundle only with
// Input.Infima.
const infimaFile = "styles/infima/index.css"

// docsFile is the script of the theme that Input.Docs replaces.
const docsFile = frameworkFolder + "/plugin-content-docs/docs.ts"

// resolver finds the modules of the theme and of the site.
type resolver struct {
	input      Input
	components Components           // of the theme
	overrides  map[string]string    // component name to the site's file, in the site folder
	foreign    map[string][]foreign // component name to the site's files with names of Docusaurus
	composed   map[string]string    // component name to the file of the theme that takes its place; see parts
	packages   map[string]string    // package name to its prepared module; nil for Node
	shared     []Import             // what the pages in input.Imports import
	without    map[string]struct{}  // style sheets to leave empty
	assets     *assets
	disk       *disk.Disk
	apart      bool     // whether to load the rules of the style modules apart
	hot        []string // overrides that open pages replace in place; only in a preview, for browsers
}

func newResolver(input Input) (resolver, error) {
	components, files := ReadComponents(input.Theme), disk.New(input.Site, input.Read)
	overrides, err := findOverrides(input, components, files)
	found, composed := map[string][]foreign{}, map[string]string{}
	if folder := input.overrides(); folder != "" {
		if entries, _ := files.ReadDir(folder); len(entries) > 0 { // findOverrides returns the error
			found, composed = findForeign(input, overrides, files), findComposed(input, components, files)
		}
	}
	return resolver{input: input, components: components, overrides: overrides, foreign: found, composed: composed, shared: sharedBy(input.Imports),
		assets: &assets{input: input, disk: files}, disk: files}, err
}

// with returns the resolver for browsers, in which npm packages are modules.
func (r resolver) with(packages map[string]string) resolver {
	r.packages = packages
	r.hot = r.hotOverrides()
	return r
}

func (r resolver) plugin() api.Plugin { return pluginOf(&r) }

// pluginOf returns a plugin that uses the current resolver, which changes between the builds of
// a session.
func pluginOf(current *resolver) api.Plugin {
	type load = func(resolver, api.OnLoadArgs) (api.OnLoadResult, error)
	return api.Plugin{
		Name: "theme",
		Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: ".*"}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				return current.resolve(build, args)
			})
			for loader := range loaders {
				build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: string(loader) + loaderMark}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
					return current.loadAs(loader, args)
				})
			}
			for namespace, load := range map[string]load{
				themeNamespace: resolver.load, entryNamespace: resolver.loadEntry, pageNamespace: resolver.loadPage, overrideNamespace: resolver.loadOverride,
				componentNamespace: resolver.loadComponent, vendorNamespace: resolver.loadVendor,
				assetNamespace: resolver.loadAsset, urlNamespace: resolver.loadURL, rawNamespace: resolver.loadRaw, docSearchNamespace: resolver.loadDocSearch,
				iconNamespace: resolver.loadIcon, dataNamespace: resolver.loadPluginData, styleNamespace: resolver.loadStyle, "file": resolver.loadFile,
			} {
				build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: namespace}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
					return load(*current, args)
				})
			}
		},
	}
}

// resolve resolves an import to a prepared npm package, a component by name, or a file of the
// theme next to the importing one. Only the site's own code may import anything else.
func (r resolver) resolve(build api.PluginBuild, args api.OnResolveArgs) (api.OnResolveResult, error) {
	switch {
	case args.PluginData == resolving{}:
		r.disk.Resolves(args)
		return api.OnResolveResult{}, nil
	case args.Kind == api.ResolveEntryPoint:
		if entry, ok := strings.CutPrefix(args.Path, entryNamespace+":"); ok {
			return api.OnResolveResult{Path: entry, Namespace: entryNamespace}, nil
		}
		return api.OnResolveResult{Path: strings.TrimPrefix(args.Path, themeNamespace+":"), Namespace: themeNamespace}, nil
	case args.Kind == api.ResolveCSSURLToken && args.Importer == tokensFile:
		return api.OnResolveResult{Path: args.Path, External: true}, nil // see Restyle
	case isReact(args.Path) || r.packages[args.Path] != "":
		return r.vendored(args)
	}
	if file, ok := strings.CutPrefix(args.Path, fromTheme); ok {
		return r.file(file)
	}
	if file, ok := strings.CutPrefix(args.Path, fromSite); ok {
		if args.Namespace == entryNamespace && slices.Contains(r.input.Pages, file) && r.wantsConfig(file) {
			return api.OnResolveResult{Path: file, Namespace: pageNamespace}, nil
		}
		return r.ownEntry(file), nil
	}
	if name, ok := strings.CutPrefix(args.Path, ownPrefix); ok {
		return api.OnResolveResult{Path: ownPrefix + name, Namespace: overrideNamespace}, nil
	}
	if wanted, ok := strings.CutPrefix(args.Path, fromShared); ok {
		return api.OnResolveResult{Path: "shared/" + wanted, Namespace: entryNamespace}, nil
	}
	if args.Namespace == themeNamespace && strings.HasPrefix(args.Path, docSearchScope) {
		return r.docSearchPackage(build, args)
	}
	if args.Namespace == themeNamespace {
		return r.ofTheme(args)
	}
	return r.ofSite(build, args)
}

// ofTheme resolves an import in a file of the theme.
func (r resolver) ofTheme(args api.OnResolveArgs) (api.OnResolveResult, error) {
	if name, ok := strings.CutPrefix(args.Path, componentPrefix); ok && importsByName(args.Importer) {
		return r.themed(args, componentPrefix, name)
	}
	if !strings.HasPrefix(args.Path, ".") {
		return api.OnResolveResult{}, nil
	}
	module := path.Join(path.Dir(args.Importer), args.Path)
	if name := docSearchOf(module); r.input.DocSearch && name != "" {
		if path.Dir(args.Importer) == docSearchFolder { // it shows parts of what it replaces
			return r.file(module)
		}
		return api.OnResolveResult{Path: name, Namespace: docSearchNamespace}, nil
	}
	if module == clientModulesFile && (len(r.input.ClientModules) > 0 || r.input.HideBar) {
		return api.OnResolveResult{Path: clientModules, Namespace: entryNamespace}, nil
	}
	if name := r.components.nameOf(module); r.isOverridden(name) && args.Importer != r.composed[name] {
		switch {
		case docusaurus.IsPart(answerOf(args.Importer), name): // of what composes it
			return r.file(r.components.File(name))
		case isWithin(args.Importer, name):
			return r.file(r.original(name))
		}
		return api.OnResolveResult{Path: name, Namespace: overrideNamespace}, nil
	}
	isOwnStyles := path.Base(module) == moduleName(args.Importer)+".module.css"
	if copied := r.copiedStyles(module); copied != "" && !isOwnStyles {
		return r.styleModule(copied), nil // other components look like the site's copy
	}
	return r.file(module)
}

// isOwn reports whether a file belongs to the site but not to its npm packages.
func (r resolver) isOwn(file string) bool {
	below, err := filepath.Rel(r.input.Site, file)
	return err == nil && filepath.IsLocal(below) && !strings.Contains("/"+filepath.ToSlash(below), "/node_modules/")
}

// file finds a file of the built-in theme.
func (r resolver) file(name string) (api.OnResolveResult, error) {
	if file, found := fileIn(r.input.Theme, name); found {
		result := api.OnResolveResult{Path: r.originalStyles(file), Namespace: themeNamespace}
		if file == messagesFile || file == contractFile {
			result.SideEffects = api.SideEffectsFalse
		}
		return result, nil
	}
	return api.OnResolveResult{}, fmt.Errorf("the theme has no file %q", name)
}

// fileIn returns the file of a theme that an import names, with or without extension.
func fileIn(theme fs.FS, name string) (string, bool) {
	for _, extension := range []string{"", ".ts", ".tsx", "/index.ts", "/index.tsx"} {
		if info, err := fs.Stat(theme, name+extension); err == nil && !info.IsDir() {
			return name + extension, true
		}
	}
	return "", false
}

func (r resolver) load(args api.OnLoadArgs) (api.OnLoadResult, error) {
	file := strings.Replace(args.Path, originalMark+".module.css", ".module.css", 1)
	if file == clientFile {
		file = cmp.Or(r.input.Entry, clientFile)
	}
	text, err := fs.ReadFile(r.input.Theme, file)
	if err != nil {
		return api.OnLoadResult{}, fmt.Errorf("read the theme: %w", err)
	}
	contents, loader := string(text), loaderOf(args.Path)
	switch args.Path {
	case tokensFile:
		contents = r.input.Tokens
	case docsFile:
		if r.input.Docs != nil {
			contents = "export const allDocs = " + r.input.Docs() + "\n"
		}
	case globalDataFile:
		contents = "export const globalData = " + r.input.Plugins.JSON() + "\n"
	case configFile:
		contents = "export const siteConfig = " + cmp.Or(r.input.Config, "{}") + "\nexport default siteConfig\n"
	}
	if r.input.Infima && strings.HasSuffix(file, ".css") {
		contents = docusaurus.WithInfima(file, contents)
	}
	if _, isApart := apart()[file]; isApart && !r.apart {
		contents = withoutRules(file, contents)
	}
	if _, empty := r.without[themeNamespace+":"+args.Path]; empty {
		contents = ""
	}
	return api.OnLoadResult{Contents: &contents, Loader: loader}, nil
}

func (r resolver) loadEntry(args api.OnLoadArgs) (api.OnLoadResult, error) {
	contents := r.entryText(args.Path)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS, ResolveDir: r.input.Site}, nil
}

func loaderOf(name string) api.Loader {
	switch {
	case strings.HasSuffix(name, ".module.css"):
		return api.LoaderLocalCSS
	case strings.HasSuffix(name, ".css"):
		return api.LoaderCSS
	case strings.HasSuffix(name, ".svg"):
		return api.LoaderFile // never embedded: the policy allows images from the site only
	case strings.HasSuffix(name, ".tsx"):
		return api.LoaderTSX
	default:
		return api.LoaderTS
	}
}

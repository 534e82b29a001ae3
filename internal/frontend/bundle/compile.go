package bundle

import (
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
	"github.com/docgen-cli/docgen/internal/frontend/evaluate"
)

// Compiled is the script of a page, compiled without the modules that it imports. It is a plain
// value that depends only on the page's text and on Folders.
type Compiled struct {
	Script   string   // for browsers, with marked import paths
	Node     string   // CommonJS code with the same marks
	Imports  []Import // in the order of the text
	IsSimple bool     // whether Script and Node can import what pages share
	Findings []diag.Diagnostic
	Folders  []string // folders in the site folder whose entries, or whose absence, matter

	nodeMap []byte
}

// Import is a module that pages import.
type Import struct {
	Path  string   // as a file at the root of the site folder imports it
	Names []string // sorted names of exports
}

// importMark marks the path of an import until the URL of the module is known.
const importMark = "docgen-module:"

var (
	markedImport = regexp.MustCompile(`import(?:([^"'();*]*)from)?"` + importMark + `([^"\\]*)"`)
	importClause = regexp.MustCompile(`^(?:\s*([\w$]+)\s*,?)?\s*(?:\{(.*)\})?\s*$`)
	plainPath    = regexp.MustCompile(`^[\w@.~!?&=/+-]+$`)
)

// Compile compiles the script of a page; source is a path in the site folder. A page that
// imports anything except names by plain paths is not simple and must be in Input.Pages.
func Compile(site, source, text string) Compiled {
	return compile(site, source, text, api.SourceMapNone)
}

// NodeMap returns the source map of Compiled.Node, which only errors need. read returns the text of a page.
func NodeMap(site, source string, read func(source string) (string, error)) []byte {
	text, _ := read(source) // it was compiled before
	return compile(site, source, text, api.SourceMapExternal).nodeMap
}

func compile(site, source, text string, nodeMap api.SourceMap) Compiled {
	isSimple := true
	folder := path.Dir(source)
	mark := func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		if args.Kind == api.ResolveEntryPoint {
			return api.OnResolveResult{Path: args.Path}, nil
		}
		shared, canShare := fromTop(folder, args.Path)
		isSimple = isSimple && canShare && args.Kind == api.ResolveJSImportStatement
		return api.OnResolveResult{Path: importMark + shared, External: true}, nil
	}
	load := func(args api.OnLoadArgs) (api.OnLoadResult, error) {
		return api.OnLoadResult{Contents: &text, Loader: api.LoaderTSX, ResolveDir: filepath.Dir(args.Path)}, nil
	}
	plugin := api.Plugin{Name: "page", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: ".*"}, mark)
		build.OnLoad(api.OnLoadOptions{Filter: ".*"}, load)
	}}
	full := filepath.Join(site, filepath.FromSlash(source))
	options := commonOptions(Input{Site: site})
	if !strings.Contains(text, "process") {
		options.Define = nil // reading them takes as long as compiling a page
	}
	options.EntryPoints, options.Plugins, options.Charset = []string{full}, []api.Plugin{plugin}, api.CharsetUTF8
	options.Platform = api.PlatformNeutral // keeps imports, which each platform resolves differently
	inBrowser, forNode := options, options
	inBrowser.Format, inBrowser.Target, inBrowser.MinifyIdentifiers = api.FormatESModule, api.ES2022, true
	forNode.Format, forNode.Target, forNode.Sourcemap = api.FormatCommonJS, api.ES2023, nodeMap
	result := api.Build(inBrowser)
	code := Compiled{Findings: diagnostics(site, result)}
	if diag.HasErrors(code.Findings) {
		return code
	}
	code.Script = string(result.OutputFiles[0].Contents)
	code.Imports, code.IsSimple = importsOf(code.Script)
	code.Folders = packageFolders(source, code.Imports)
	hasPackages := slices.ContainsFunc(code.Folders, func(name string) bool { return disk.IsFolder(filepath.Join(site, filepath.FromSlash(name))) })
	if !code.IsSimple || !isSimple || hasPackages {
		return Compiled{Folders: code.Folders} // it is bundled whole, and esbuild then reports the problem
	}
	result = api.Build(forNode)
	if len(result.Errors) > 0 {
		return Compiled{}
	}
	for _, file := range result.OutputFiles {
		if strings.HasSuffix(file.Path, ".map") {
			code.nodeMap = file.Contents
		} else {
			code.Node = string(file.Contents)
		}
	}
	return code
}

// fromTop returns the path of an import as a file at the root of the site folder would write
// it. It returns false if no such path means the same.
func fromTop(folder, wanted string) (string, bool) {
	prefix, bare := loadersOf(wanted)
	if strings.HasPrefix(bare, "./") || strings.HasPrefix(bare, "../") {
		below := path.Join(folder, bare)
		return prefix + sitePrefix + below, plainPath.MatchString(below) && !strings.HasPrefix(below, "..")
	}
	return wanted, plainPath.MatchString(wanted) && !strings.HasPrefix(bare, ".") && !strings.HasPrefix(bare, "/")
}

// packageFolders returns the folders in which a page finds npm packages before those of the
// site.
func packageFolders(source string, imports []Import) []string {
	if !slices.ContainsFunc(imports, func(each Import) bool { return isPackage(each.Path) }) {
		return nil
	}
	var folders []string
	for folder := path.Dir(source); folder != "."; folder = path.Dir(folder) {
		folders = append(folders, path.Join(folder, "node_modules"))
	}
	return folders
}

func isPackage(wanted string) bool {
	_, wanted = loadersOf(wanted)
	prefixes := []string{componentPrefix, originalPrefix, initPrefix, sitePrefix, themePrefix, frameworkPrefix}
	return !isReact(wanted) && !slices.ContainsFunc(prefixes, func(prefix string) bool { return strings.HasPrefix(wanted, prefix) })
}

// importsOf returns the imports of a script. It returns false if one of them imports more than
// names.
func importsOf(script string) ([]Import, bool) {
	found := markedImport.FindAllStringSubmatch(script, -1)
	if len(found) != strings.Count(script, importMark) {
		return nil, false
	}
	var imports []Import
	for _, match := range found {
		clause := importClause.FindStringSubmatch(match[1])
		if clause == nil {
			return nil, false
		}
		var names []string
		if clause[1] != "" {
			names = append(names, "default")
		}
		for name := range strings.SplitSeq(clause[2], ",") {
			name, _, _ = strings.Cut(strings.TrimSpace(name), " ")
			if name != "" {
				names = append(names, strings.Clone(name))
			}
		}
		imports = addImport(imports, Import{strings.Clone(match[2]), names}) // a part of the script would keep it in memory
	}
	return imports, true
}

// addImport adds an import to a list, or its names to the import of the same module.
func addImport(all []Import, more Import) []Import {
	at := slices.IndexFunc(all, func(other Import) bool { return other.Path == more.Path })
	if at < 0 {
		at, all = len(all), append(all, Import{Path: more.Path})
	}
	all[at].Names = evaluate.Union(all[at].Names, more.Names)
	return all
}

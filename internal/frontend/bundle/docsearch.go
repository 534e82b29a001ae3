package bundle

import (
	"fmt"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"
)

// docSearchNamespace has the modules that replace the theme's search, by the component's name.
const docSearchNamespace = "docsearch"

// docSearchScope is the scope of Algolia's npm packages. The theme imports them from the site.
const docSearchScope = "@docsearch/"

// docSearchFolder has the components of the theme that replace its search. Sites cannot override
// them.
const docSearchFolder = "docsearch"

// docSearchOf returns the component that DocSearch replaces in a module of the theme, or "".
func docSearchOf(module string) string {
	return map[string]string{"search/Search": "Search", "search/SearchPage": "SearchPage"}[module]
}

// loadDocSearch returns the module that replaces a component of the theme's search.
func (r resolver) loadDocSearch(args api.OnLoadArgs) (api.OnLoadResult, error) {
	component := "Doc" + args.Path
	return r.script(fmt.Sprintf("export { %s as %s } from %q\n", component, args.Path, fromTheme+docSearchFolder+"/"+component+".tsx"))
}

// docSearchPackage resolves an import of one of Algolia's npm packages. Only browsers load them.
// The style sheet is a dependency of @docsearch/react, and the import is its URL.
func (r resolver) docSearchPackage(build api.PluginBuild, args api.OnResolveArgs) (api.OnResolveResult, error) {
	if r.packages == nil {
		return api.OnResolveResult{Path: args.Path, External: true}, nil
	}
	find := func(wanted, folder string) api.ResolveResult {
		asked := api.OnResolveArgs{Path: wanted, ResolveDir: folder, Kind: args.Kind}
		r.disk.Resolves(asked)
		return resolveFile(build, asked, wanted)
	}
	found := find("@docsearch/react/modal", r.input.Site)
	isStyle := args.Path == "@docsearch/css"
	if isStyle && len(found.Errors) == 0 {
		found = find("@docsearch/css/dist/style.css", filepath.Dir(found.Path))
	}
	if len(found.Errors) > 0 {
		return wrong(fmt.Sprintf("Could not resolve %q", args.Path), ""), nil
	}
	if isStyle {
		return r.data(assetNamespace, found.Path), nil
	}
	return api.OnResolveResult{Path: found.Path}, nil
}

package bundle

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// vendored holds the prepared npm packages.
type vendored struct {
	files []File            // for the browser
	paths map[string]string // package name to the module that contains it, relative to the other scripts
}

func readVendor(input Input) (vendored, error) {
	found := vendored{paths: map[string]string{}}
	packages := map[string][]string{
		"react": {"react", "react/jsx-runtime", "react-dom", "react-dom/client"},
		"lunr":  {"lunr"},
	}
	for _, name := range []string{"react", "lunr"} {
		text, err := fs.ReadFile(input.Theme, "prepared/"+name+".js")
		if err != nil {
			return found, fmt.Errorf("read the theme's npm packages: %w", err)
		}
		hashed := name + "-" + shortHash(text) + ".js"
		found.files = append(found.files, File{Name: path.Join(input.Folder, hashed), Content: text})
		for _, specifier := range packages[name] {
			found.paths[specifier] = "./" + hashed
		}
	}
	entry, err := diagramEntry(input.Theme)
	if err != nil {
		return found, err
	}
	found.paths["mermaid"] = "./" + entry
	return found, nil
}

// vendored resolves an import of React or another prepared package. There is only one copy of
// it, whatever the site has in node_modules.
func (r resolver) vendored(args api.OnResolveArgs) (api.OnResolveResult, error) {
	module := r.packages[args.Path]
	switch {
	case r.isHot() && args.Path == "react/jsx-runtime" && r.isOwn(args.Importer) && args.Namespace == "file":
		return r.file(hotRuntime)
	case r.packages == nil && (reactForNode(args.Path) || !isReact(args.Path)):
		return api.OnResolveResult{Path: args.Path, External: true}, nil
	case module == "":
		return api.OnResolveResult{Errors: []api.Message{{
			Text:  fmt.Sprintf("%q cannot be imported", args.Path),
			Notes: []api.Note{{Text: "sites share the theme's React: import react, react/jsx-runtime, react-dom or react-dom/client"}},
		}}}, nil
	case args.Kind == api.ResolveJSRequireCall:
		return api.OnResolveResult{Path: module, Namespace: vendorNamespace}, nil
	}
	return api.OnResolveResult{Path: module, External: true}, nil
}

func isReact(name string) bool {
	return name == "react" || name == "react-dom" || strings.HasPrefix(name, "react/") || strings.HasPrefix(name, "react-dom/")
}

// reactForNode reports whether React's code for Node contains a module.
func reactForNode(name string) bool {
	return slices.Contains([]string{"react", "react/jsx-runtime", "react-dom", "react-dom/server"}, name)
}

// loadVendor converts a prepared ES module to the result of require.
func (r resolver) loadVendor(args api.OnLoadArgs) (api.OnLoadResult, error) {
	name := "react" // a single module contains react-dom and the rest
	for other, module := range r.packages {
		if module == args.Path && !isReact(other) {
			name = other
		}
	}
	contents := fmt.Sprintf("export * from %q\nexport { default } from %[1]q\n", name)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
}

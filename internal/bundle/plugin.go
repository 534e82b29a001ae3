package bundle

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// themeNamespace is where the built-in theme's files live for esbuild; those of
// the site are plain files.
const themeNamespace = "theme"

// tokensFile is the style sheet of the theme that Input.Tokens takes the place of.
const tokensFile = "styles/site.css"

// resolver finds the modules of the theme and of the site's overrides.
type resolver struct {
	theme    fs.FS
	site     string
	tokens   string
	packages map[string]string // package name to its prepared module; nil for Node
}

func themePlugin(input Input, packages map[string]string) api.Plugin {
	resolver := resolver{theme: input.Theme, site: input.Site, tokens: input.Tokens, packages: packages}
	return api.Plugin{
		Name: "theme",
		Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: ".*"}, resolver.resolve)
			build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: themeNamespace}, resolver.load)
		},
	}
}

// resolve answers what an import means: a prepared npm package, a component by
// name, or a file beside the importing one.
func (r resolver) resolve(args api.OnResolveArgs) (api.OnResolveResult, error) {
	switch {
	case args.Kind == api.ResolveEntryPoint:
		return api.OnResolveResult{Path: args.Path, Namespace: themeNamespace}, nil
	case r.packages[args.Path] != "":
		return api.OnResolveResult{Path: r.packages[args.Path], External: true}, nil
	case strings.HasPrefix(args.Path, "@theme-original/"):
		return r.file(path.Join("components", strings.TrimPrefix(args.Path, "@theme-original/")))
	case strings.HasPrefix(args.Path, "@theme/"):
		return r.component(path.Join("components", strings.TrimPrefix(args.Path, "@theme/")))
	case args.Namespace == themeNamespace && strings.HasPrefix(args.Path, "."):
		return r.component(path.Join(path.Dir(args.Importer), args.Path))
	}
	return api.OnResolveResult{}, nil
}

// component prefers the site's own file of a component to the theme's.
func (r resolver) component(name string) (api.OnResolveResult, error) {
	if own, isComponent := strings.CutPrefix(name, "components/"); isComponent && r.site != "" {
		for _, extension := range []string{"", ".tsx", ".jsx", ".ts", ".js"} {
			file := filepath.Join(r.site, "src", "theme", filepath.FromSlash(own)+extension)
			if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() {
				return api.OnResolveResult{Path: file}, nil
			}
		}
	}
	return r.file(name)
}

// file finds a file of the built-in theme.
func (r resolver) file(name string) (api.OnResolveResult, error) {
	for _, extension := range []string{"", ".ts", ".tsx"} {
		if info, err := fs.Stat(r.theme, name+extension); err == nil && !info.IsDir() {
			return api.OnResolveResult{Path: name + extension, Namespace: themeNamespace}, nil
		}
	}
	return api.OnResolveResult{}, fmt.Errorf("the theme has no file %q", name)
}

func (r resolver) load(args api.OnLoadArgs) (api.OnLoadResult, error) {
	text, err := fs.ReadFile(r.theme, args.Path)
	if err != nil {
		return api.OnLoadResult{}, fmt.Errorf("read the theme: %w", err)
	}
	contents, loader := string(text), loaderOf(args.Path)
	if args.Path == tokensFile {
		contents = r.tokens
	}
	return api.OnLoadResult{Contents: &contents, Loader: loader}, nil
}

func loaderOf(name string) api.Loader {
	switch {
	case strings.HasSuffix(name, ".module.css"):
		return api.LoaderLocalCSS
	case strings.HasSuffix(name, ".css"):
		return api.LoaderCSS
	case strings.HasSuffix(name, ".svg"):
		return api.LoaderFile // never in the text: pages load pictures from their site alone
	case strings.HasSuffix(name, ".tsx"):
		return api.LoaderTSX
	default:
		return api.LoaderTS
	}
}

package bundle

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// sharedImports is the path of a module that imports React for all modules in a script.
const sharedImports = "docgen:imports"

// shorten minifies the names in a script for browsers. module is the path of the module with
// React.
//
// Bundled modules import React one by one, each under names of its own: "jsx", "jsx2" and so on.
// So shorten bundles the script again, alone, with a module in between that imports each name
// once. A first visit is 0.8 kilobytes smaller that way.
func shorten(script []byte, module string) ([]byte, error) {
	statement := regexp.MustCompile(`import\{([^{}]*)\}from"` + regexp.QuoteMeta(module) + `";`)
	names := map[string]bool{}
	script = statement.ReplaceAllFunc(script, func(found []byte) []byte {
		clause := string(statement.FindSubmatch(found)[1])
		for each := range strings.SplitSeq(clause, ",") {
			name, _, _ := strings.Cut(each, " as ")
			names[name] = true
		}
		return fmt.Appendf(nil, "import{%s}from%q;", clause, sharedImports)
	})
	shared := fmt.Sprintf("export {%s} from %q", strings.Join(slices.Sorted(maps.Keys(names)), ","), module)
	plugin := api.Plugin{Name: "imports", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: ".*"}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			if args.Path == sharedImports {
				return api.OnResolveResult{Path: sharedImports, Namespace: sharedImports}, nil
			}
			return api.OnResolveResult{Path: args.Path, External: true}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: sharedImports}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
			return api.OnLoadResult{Contents: &shared, Loader: api.LoaderJS}, nil
		})
	}}
	short := api.Build(api.BuildOptions{
		Stdin:  &api.StdinOptions{Contents: string(script), Loader: api.LoaderJS},
		Bundle: true, Plugins: []api.Plugin{plugin}, Platform: api.PlatformBrowser, Format: api.FormatESModule, Target: api.ES2022,
		MinifyIdentifiers: true, MinifyWhitespace: true, MinifySyntax: true,
		TsconfigRaw: "{}", LogLevel: api.LogLevelSilent, LegalComments: api.LegalCommentsNone,
	})
	if len(short.Errors) > 0 {
		return nil, errors.New(short.Errors[0].Text)
	}
	return short.OutputFiles[0].Contents, nil
}

// Minified returns a style sheet of docgen without white space and comments.
func Minified(sheet []byte) []byte {
	result := api.Transform(string(sheet), api.TransformOptions{
		Loader: api.LoaderCSS, MinifyWhitespace: true, MinifySyntax: true, LegalComments: api.LegalCommentsNone, LogLevel: api.LogLevelSilent,
	})
	if len(result.Errors) > 0 {
		panic(result.Errors[0].Text) // the sheet is part of the program
	}
	return result.Code
}

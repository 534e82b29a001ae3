package bundle

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// exportsOfTheme returns the names that a file of the theme exports, without types.
func exportsOfTheme(theme fs.FS, file string) ([]string, error) {
	text, err := fs.ReadFile(theme, file)
	if err != nil {
		return nil, fmt.Errorf("read the theme: %w", err)
	}
	result := api.Build(api.BuildOptions{
		Stdin:    &api.StdinOptions{Contents: string(text), Loader: loaderOf(file), Sourcefile: file},
		Metafile: true, Format: api.FormatESModule, LogLevel: api.LogLevelSilent, TsconfigRaw: "{}",
	})
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("read %s: %s", file, result.Errors[0].Text)
	}
	return exportsIn(result), nil
}

// exportsOfSite returns the names that a script of the site exports, including those that it
// re-exports. It returns false if the script does not compile.
func (r resolver) exportsOfSite(file string) ([]string, bool) {
	onlyScripts := func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		isScript := filepath.Ext(args.Path) == "" || loaderOf(args.Path) == api.LoaderTSX || strings.HasSuffix(args.Path, ".ts") ||
			strings.HasSuffix(args.Path, ".js") || strings.HasSuffix(args.Path, ".jsx")
		isFollowed := args.Kind == api.ResolveEntryPoint || strings.HasPrefix(args.Path, ".") && isScript
		return api.OnResolveResult{External: !isFollowed}, nil
	}
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{filepath.Join(r.input.Site, filepath.FromSlash(file))}, AbsWorkingDir: r.input.Site,
		Bundle: true, Metafile: true, Format: api.FormatESModule, JSX: api.JSXAutomatic, LogLevel: api.LogLevelSilent, TsconfigRaw: "{}", Outdir: "/",
		Loader: scriptLoaders(),
		Plugins: []api.Plugin{{Name: "exports", Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: ".*"}, onlyScripts)
		}}},
	})
	if len(result.Errors) > 0 {
		return nil, false
	}
	return exportsIn(result), true
}

func exportsIn(result api.BuildResult) []string {
	var meta struct {
		Outputs map[string]struct{ Exports []string }
	}
	var names []string
	if json.Unmarshal([]byte(result.Metafile), &meta) == nil {
		for _, output := range meta.Outputs {
			names = append(names, output.Exports...)
		}
	}
	return names
}

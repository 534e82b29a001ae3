package query

import (
	"encoding/json"
	"errors"
	"fmt"
	"path"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

// modules returns the code of the modules that an index needs, by URL.
func (s Site) modules(manifest string) (map[string]string, error) {
	text, err := s.Read(manifest)
	if err != nil {
		return nil, err
	}
	var list contract.SearchManifest
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, fmt.Errorf("read %s: %w", manifest, err)
	}
	modules := map[string]string{}
	for _, language := range list.Languages {
		if language.Stemmer == "" {
			continue
		}
		modules[language.Stemmer], err = s.compile(language.Stemmer)
		if err != nil {
			return nil, err
		}
	}
	return modules, nil
}

// compile bundles a module for browsers, with the modules that it imports, into a script in which import()
// is require(). Node would need a loader to import modules by the URLs of a site.
func (s Site) compile(url string) (string, error) {
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{url}, Bundle: true, Write: false, Outfile: "script.js", Format: api.FormatCommonJS, Platform: api.PlatformNeutral,
		Supported: map[string]bool{"dynamic-import": false}, TsconfigRaw: "{}", LogLevel: api.LogLevelSilent,
		Plugins: []api.Plugin{{Name: "site", Setup: s.setup}},
	})
	if len(result.Errors) > 0 {
		return "", fmt.Errorf("read the search's script %s: %s", url, result.Errors[0].Text)
	}
	if len(result.OutputFiles) == 0 {
		return "", errors.New("read the search's scripts: no output")
	}
	return string(result.OutputFiles[0].Contents), nil
}

// setup reads all modules from the site.
func (s Site) setup(build api.PluginBuild) {
	build.OnResolve(api.OnResolveOptions{Filter: ".*"}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
		url := args.Path
		if args.Importer != "" && !path.IsAbs(url) {
			url = path.Join(path.Dir(args.Importer), url)
		}
		return api.OnResolveResult{Path: url, Namespace: "site"}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: "site"}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
		text, err := s.Read(args.Path)
		content := string(text)
		return api.OnLoadResult{Contents: &content, Loader: api.LoaderJS}, err
	})
}

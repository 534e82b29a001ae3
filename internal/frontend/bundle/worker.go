package bundle

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/contract"
)

const workerName = "searchWorker"

// buildWorker bundles the search script, which runs in a worker.
func buildWorker(input Input, resolver resolver) (File, error) {
	worker, err := buildAlone(input, resolver, api.EntryPoint{InputPath: "search/worker.ts", OutputPath: workerName}, nil)
	if err != nil {
		return File{}, fmt.Errorf("bundle the search: %w", err)
	}
	return worker, nil
}

// buildAlone bundles a script that shares no code with those of pages. define has the values of constants, as code.
func buildAlone(input Input, resolver resolver, entry api.EntryPoint, define map[string]string) (File, error) {
	options := browserOptions(input, resolver)
	maps.Copy(options.Define, define)
	options.EntryPointsAdvanced = []api.EntryPoint{entry}
	options.Splitting, options.Metafile = false, false
	options.MinifyIdentifiers = true
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return File{}, errors.New(result.Errors[0].Text)
	}
	script := result.OutputFiles[0]
	return File{Name: path.Join(input.Folder, plainName(script.Path)), Content: script.Contents}, nil
}

// named are files that scripts load by their names.
type named struct {
	worker File
	sheets map[string]File // see apart

	playground playground
}

// withNames tells scripts the names of the files. They load them relative to themselves, so that no
// script depends on the base URL.
func (n named) withNames(options api.BuildOptions) api.BuildOptions {
	options.Define["searchWorkerFile"] = strconv.Quote(path.Base(n.worker.Name))
	options.Define["searchSheetFile"] = strconv.Quote(path.Base(n.sheets[dialogSheet].Name))
	options.Define["buttonSheetFile"] = strconv.Quote(path.Base(n.sheets[buttonSheet].Name))
	n.playground.define(options)
	return options
}

// addStemmers adds the stemmer scripts for the languages of the search.
func (b *Bundle) addStemmers(input Input) error {
	b.Stemmers = map[string]string{}
	for _, language := range input.Stemmers {
		text, err := fs.ReadFile(input.Theme, "prepared/stem-"+language+".js")
		if err != nil {
			return fmt.Errorf("read the theme's npm packages: %w", err)
		}
		name := path.Join(input.Folder, "stem-"+language+"-"+shortHash(text)+".js")
		b.Files = append(b.Files, File{Name: name, Content: text})
		b.Stemmers[language] = name
	}
	return nil
}

// fixed holds the scripts that contain no code of the site.
type fixed struct {
	worker       File
	boot, locale string // docgen writes them into other files
}

func buildFixed(input Input, resolver resolver) (fixed, error) {
	worker, err := buildWorker(input, resolver)
	if err != nil {
		return fixed{}, err
	}
	boot, err := buildScript(input, resolver, "boot.ts")
	if err != nil {
		return fixed{}, err
	}
	locale, err := buildScript(input, resolver, "locale.ts")
	return fixed{worker, boot, locale}, err
}

func buildScript(input Input, resolver resolver, source string) (string, error) {
	options := inlineOptions(input)
	options.EntryPoints = []string{source}
	options.Define["localeData"] = localeMark
	options.Plugins = []api.Plugin{resolver.plugin()}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return "", fmt.Errorf("bundle the theme: %s", result.Errors[0].Text)
	}
	return strings.TrimSpace(string(result.OutputFiles[0].Contents)), nil
}

// localeMark stands for the data of a locale in a script.
const localeMark = "docgenLocaleData"

// Translates reports whether code of the site may read texts of its own. In a preview, code for Node
// that would tell is bundled later.
func (b Bundle) Translates() bool {
	return b.HasSiteCode && (b.Server == "" || strings.Contains(b.Server, contract.NothingToSay))
}

// LocaleScript returns the script that gives other scripts the texts of a locale, in browsers and in
// Node. data is JSON.
func (b Bundle) LocaleScript(data []byte) []byte {
	return []byte(strings.Replace(b.Locale, localeMark, string(data), 1))
}

// Kept configures what the service worker of a site keeps.
type Kept struct {
	Version string // the worker deletes what other versions kept
	Assets  string // path of files whose names change with their content; "" for none
	Locales []byte // the locales of the site as JSON: a list of OfflineLocale of theme/runtime/offline/offlinePage.ts
}

// OfflineWorker bundles the service worker that keeps pages for reading offline.
func OfflineWorker(input Input, kept Kept) ([]byte, error) {
	resolver, err := newResolver(input)
	if err != nil {
		return nil, err
	}
	options := inlineOptions(input)
	options.Target = api.ES2022
	options.EntryPoints = []string{"runtime/offline/offlineWorker.ts"}
	options.Plugins = []api.Plugin{resolver.plugin()}
	options.Define["offlineVersion"] = strconv.Quote(kept.Version)
	options.Define["offlineAssets"] = strconv.Quote(kept.Assets)
	options.Define["offlineLocales"] = string(kept.Locales)
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("bundle the service worker: %s", result.Errors[0].Text)
	}
	return result.OutputFiles[0].Contents, nil
}

package bundle

import (
	"fmt"
	"strconv"

	"github.com/evanw/esbuild/pkg/api"
)

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

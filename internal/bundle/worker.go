package bundle

import (
	"fmt"
	"io/fs"
	"path"
	"strconv"

	"github.com/evanw/esbuild/pkg/api"
)

// buildWorker makes the script that searches, which runs beside the page.
func buildWorker(input Input, resolver resolver) (File, error) {
	options := browserOptions(input, resolver)
	options.EntryPointsAdvanced = []api.EntryPoint{{InputPath: "search/worker.ts", OutputPath: "searchWorker"}}
	options.Splitting, options.Metafile = false, false
	options.MinifyIdentifiers = true
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return File{}, fmt.Errorf("bundle the search: %s", result.Errors[0].Text)
	}
	script := result.OutputFiles[0]
	return File{Name: path.Join(input.Folder, plainName(script.Path)), Content: script.Contents}, nil
}

// knowWorker tells scripts where the search's worker is.
func knowWorker(options api.BuildOptions, input Input, worker File) api.BuildOptions {
	options.Define["searchWorkerURL"] = strconv.Quote(input.URL + path.Base(worker.Name))
	return options
}

// addStemmer adds the script of the language that the site is searched in.
func (b *Bundle) addStemmer(input Input) (url string, err error) {
	if input.Language == "" || input.Language == "en" {
		return "", nil
	}
	text, err := fs.ReadFile(input.Theme, "vendor/stem-"+input.Language+".js")
	if err != nil {
		return "", fmt.Errorf("read the theme's npm packages: %w", err)
	}
	name := "stem-" + input.Language + "-" + shortHash(text) + ".js"
	b.Files = append(b.Files, File{Name: path.Join(input.Folder, name), Content: text})
	return input.URL + name, nil
}

package bundle

import (
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"

	"github.com/evanw/esbuild/pkg/api"
)

// apart returns the style modules of the theme that few pages need, by the names of their files in the output. All
// scripts have their class names. Their rules are in files of their own: that of the search dialog loads when the
// reader opens the search, and the pages of a kind link the others.
func apart() map[string]string {
	return map[string]string{
		"search/SearchDialog.module.css": "searchDialog",
		"search/SearchPage.module.css":   "search",
		"layout/NotFound.module.css":     "notFound",
	}
}

// buildApart bundles the style modules apart. It returns them by the names without hashes.
func buildApart(input Input, resolver resolver) (map[string]File, error) {
	resolver.apart = true
	options := browserOptions(input, resolver)
	options.Splitting, options.EntryPointsAdvanced = false, nil
	for _, module := range slices.Sorted(maps.Keys(apart())) {
		if _, exists := fileIn(input.Theme, module); !exists {
			continue // not the theme of docgen
		}
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced,
			api.EntryPoint{InputPath: themeNamespace + ":" + resolver.originalStyles(module), OutputPath: apart()[module]})
	}
	if len(options.EntryPointsAdvanced) == 0 {
		return nil, nil
	}
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("bundle the theme: %s", result.Errors[0].Text)
	}
	sheets := map[string]File{}
	for _, file := range result.OutputFiles {
		name := plainName(file.Path)
		sheets[withoutHash.ReplaceAllString(name, "")] = File{Name: path.Join(input.Folder, name), Content: file.Contents}
	}
	return sheets, nil
}

var withoutHash = regexp.MustCompile(`-[A-Z0-9]+\.css$`)

// addApart adds the style sheets apart, and the URLs of those that pages link.
func (b *Bundle) addApart(input Input, sheets map[string]File) {
	b.KindSheets = map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(sheets)) {
		b.Files = append(b.Files, sheets[name])
		b.KindSheets[name] = input.URL + path.Base(sheets[name].Name)
	}
}

var declarations = regexp.MustCompile(`\{[^{}]*\}`)

// withoutRules leaves only the class names of a style module.
func withoutRules(text string) string { return declarations.ReplaceAllString(text, "{}") }

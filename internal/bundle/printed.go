package bundle

import (
	"fmt"
	"path"

	"github.com/evanw/esbuild/pkg/api"
)

// PrintedDiagrams bundles the script that draws the diagrams of a document for printing. It loads
// the scripts of [Diagrams].
func PrintedDiagrams(input Input) (File, error) {
	resolver, err := newResolver(input)
	if err != nil {
		return File{}, err
	}
	entry, err := diagramEntry(input.Theme)
	if err != nil {
		return File{}, err
	}
	resolver = resolver.with(map[string]string{"mermaid": "./" + entry})
	options := browserOptions(input, resolver)
	options.EntryPointsAdvanced = []api.EntryPoint{{InputPath: "runtime/printedDiagrams.ts", OutputPath: "printedDiagrams"}}
	options.Splitting, options.Metafile = false, false
	options.MinifyIdentifiers = true
	result := api.Build(options)
	if len(result.Errors) > 0 {
		return File{}, fmt.Errorf("bundle the script that draws diagrams: %s", result.Errors[0].Text)
	}
	script := result.OutputFiles[0]
	return File{Name: path.Join(input.Folder, plainName(script.Path)), Content: script.Contents}, nil
}

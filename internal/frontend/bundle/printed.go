package bundle

import (
	"fmt"

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
	script, err := buildAlone(input, resolver, api.EntryPoint{InputPath: "runtime/diagrams/printedDiagrams.ts", OutputPath: "printedDiagrams"})
	if err != nil {
		return File{}, fmt.Errorf("bundle the script that draws diagrams: %w", err)
	}
	return script, nil
}

package bundle

import (
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/frontend/style"
)

// graph describes the sources of each output, and which outputs import which.
type graph struct {
	files   []File // by their names in outputs
	outputs map[string]output
	scripts map[string]string // names of the scripts of entry points
	client  string            // name of the script that contains client.tsx: a chunk that the entry imports if a page shares its code
}

// output describes a file in esbuild's metafile.
type output struct {
	EntryPoint string // "theme:client.tsx"; "" for a chunk
	CSSBundle  string // name of the entry's style sheet
	Imports    []struct{ Path, Kind string }
	Inputs     map[string]struct{}
}

func readGraph(result api.BuildResult) (graph, error) {
	var meta struct{ Outputs map[string]output }
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		return graph{}, fmt.Errorf("read esbuild's metafile: %w", err)
	}
	read := graph{outputs: map[string]output{}, scripts: map[string]string{}}
	for name, output := range meta.Outputs {
		output.CSSBundle = plainName(output.CSSBundle)
		for i := range output.Imports {
			output.Imports[i].Path = plainName(output.Imports[i].Path)
		}
		name = plainName(name)
		read.outputs[name] = output
		if !strings.HasSuffix(name, ".js") {
			continue
		}
		if output.EntryPoint != "" {
			read.scripts[output.EntryPoint] = name
		}
		if _, hasClient := output.Inputs[clientSource]; hasClient {
			read.client = name
		}
	}
	for _, file := range result.OutputFiles {
		read.files = append(read.files, File{Name: plainName(file.Path), Content: file.Contents})
	}
	return read, nil
}

// plainName returns the name of an output file without its folder, which is the same for all.
func plainName(name string) string {
	if name == "" {
		return ""
	}
	return path.Base(strings.ReplaceAll(name, `\`, "/"))
}

// start returns the script that documents load. In a preview, it contains the site's components
// and imports the client; otherwise, it is the client.
func (g graph) start() string {
	entry := g.scripts[clientEntry]
	for input := range g.outputs[entry].Inputs {
		if !strings.HasPrefix(input, entryNamespace+":") && !style.IsSheet(input) {
			return entry
		}
	}
	return g.client
}

// isStub reports whether an output does nothing but import the client.
func (g graph) isStub(name string) bool {
	isEntry := name == g.scripts[clientSource] || name == g.scripts[clientEntry]
	return isEntry && name != g.client && name != g.start()
}

func (g graph) clientPoint() string {
	if g.scripts[clientEntry] != "" {
		return clientEntry
	}
	return clientSource
}

// styles returns the style sheet of an entry point, or "" if it has none.
func (g graph) styles(point string) string { return g.outputs[g.scripts[point]].CSSBundle }

// isPageStyles reports whether an output is the style sheet of a page's entry. It is not used,
// because it repeats the theme's styles.
func (g graph) isPageStyles(name string) bool {
	if !strings.HasSuffix(name, ".css") {
		return false
	}
	return name != g.styles(g.clientPoint())
}

// neededBy returns the outputs that a script imports, including itself.
func (g graph) neededBy(name string) []string {
	found := []string{name}
	for i := 0; i < len(found); i++ {
		output := g.outputs[found[i]]
		if output.CSSBundle != "" {
			found = append(found, output.CSSBundle)
		}
		for _, imported := range output.Imports {
			_, isOutput := g.outputs[imported.Path]
			if isOutput && imported.Kind == "import-statement" && !slices.Contains(found, imported.Path) {
				found = append(found, imported.Path)
			}
		}
	}
	return found
}

// sources returns all files that were bundled.
func (g graph) sources() map[string]bool {
	all := map[string]bool{}
	for _, output := range g.outputs {
		for source := range output.Inputs {
			all[source] = true
		}
	}
	return all
}

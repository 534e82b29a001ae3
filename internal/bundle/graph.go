package bundle

import (
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// graph says which sources each output was made from, and what imports what.
type graph struct {
	files   []File // by the names that outputs has
	outputs map[string]output
	scripts map[string]string // names of the scripts of entry points
	core    string            // name of the script with the code of client.tsx
}

// output is what esbuild's metafile says of one file.
type output struct {
	EntryPoint string // "theme:client.tsx"; "" for a chunk
	CSSBundle  string // name of the style sheet that belongs to an entry
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
			read.core = name
		}
	}
	for _, file := range result.OutputFiles {
		read.files = append(read.files, File{Name: plainName(file.Path), Content: file.Contents})
	}
	return read, nil
}

// plainName is the name of an output file, all of which are in one folder.
func plainName(name string) string {
	if name == "" {
		return ""
	}
	return path.Base(strings.ReplaceAll(name, `\`, "/"))
}

// entry is the script of an entry point.
func (g graph) entry(point string) string { return g.scripts[point] }

// client is the script with the code of client.tsx. A page's script shares that
// code, which is then in a chunk, and the entry itself does nothing but import it.
func (g graph) client() string { return g.core }

// start is the script that documents load: the client, or in a preview a script that
// has the site's components and imports the client.
func (g graph) start() string {
	entry := g.entry(clientEntry)
	for input := range g.outputs[entry].Inputs {
		if !strings.HasPrefix(input, entryNamespace+":") && !strings.HasSuffix(input, ".css") {
			return entry
		}
	}
	return g.client()
}

// isStub reports whether all an output does is to import the client.
func (g graph) isStub(name string) bool {
	isEntry := name == g.entry(clientSource) || name == g.entry(clientEntry)
	return isEntry && name != g.client() && name != g.start()
}

func (g graph) clientPoint() string {
	if g.entry(clientEntry) != "" {
		return clientEntry
	}
	return clientSource
}

// styles is the style sheet of an entry point; "" when it has none.
func (g graph) styles(point string) string { return g.outputs[g.entry(point)].CSSBundle }

// isPageStyles reports whether an output is the style sheet of a page's entry. The
// page has no use for it: it repeats the theme's styles.
func (g graph) isPageStyles(name string) bool {
	if !strings.HasSuffix(name, ".css") {
		return false
	}
	return name != g.styles(g.clientPoint())
}

// neededBy lists the outputs that a script needs at once, itself included.
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

// Package sbom lists the third-party code in docgen's programs: the Go modules that are linked
// into them, and the npm packages of the theme, which they embed.
//
// The list becomes a CycloneDX document, and a text with the license of every component. The
// package asks the go command and reads npm's lock file. It makes no network requests, and
// knows nothing about archives.
package sbom

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/plainjson"
)

// Component is one module or package.
type Component struct {
	Name    string
	Version string
	URL     string // a package URL, such as "pkg:npm/react@19.3.1"

	folder string // where its sources are
}

// Merge joins lists of components, sorts them, and lists each component once.
func Merge(lists ...[]Component) []Component {
	merged := slices.SortedStableFunc(slices.Values(slices.Concat(lists...)), func(a, b Component) int { return strings.Compare(a.URL, b.URL) })
	return slices.CompactFunc(merged, func(a, b Component) bool { return a.URL == b.URL })
}

// Document returns a CycloneDX document that lists the components of a product.
func Document(product Component, components []Component) []byte {
	result := document{
		Format: "CycloneDX", SpecVersion: "1.6", Version: 1,
		Metadata:   metadata{entry{"application", product.Name, product.Version, product.URL}},
		Components: []entry{},
	}
	for _, found := range components {
		result.Components = append(result.Components, entry{"library", found.Name, found.Version, found.URL})
	}
	text, err := plainjson.Indented(result)
	if err != nil {
		panic(err) // strings always encode
	}
	return text
}

// document is the part of CycloneDX 1.6 that docgen uses
// (https://cyclonedx.org/docs/1.6/json).
type document struct {
	Format      string   `json:"bomFormat"`
	SpecVersion string   `json:"specVersion"`
	Version     int      `json:"version"`
	Metadata    metadata `json:"metadata"`
	Components  []entry  `json:"components"`
}

type metadata struct {
	Component entry `json:"component"`
}

type entry struct {
	Type    string `json:"type"`
	Name    string `json:"name"`
	Version string `json:"version"`
	URL     string `json:"purl"`
}

// Modules returns the Go modules of a command, without the main module. The command list,
// which Modules completes, runs in the repository with the environment of one platform.
func Modules(list *exec.Cmd, program string) ([]Component, error) {
	// Packages of the standard library have no module: see StandardLibrary.
	format := `{{if .Module}}{{if not .Module.Main}}{{with .Module}}{{with .Replace}}{{template "m" .}}{{else}}{{template "m" .}}{{end}}{{end}}{{end}}{{end}}` +
		`{{define "m"}}{{.Path}}{{"\t"}}{{.Version}}{{"\t"}}{{.Dir}}{{end}}`
	list.Args = append(list.Args, "list", "-deps", "-f", format, program)
	output, err := run(list)
	if err != nil {
		return nil, fmt.Errorf("list the Go modules: %w", err)
	}
	var components []Component
	for line := range strings.Lines(output) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) == 3 {
			components = append(components, Component{fields[0], fields[1], "pkg:golang/" + fields[0] + "@" + fields[1], fields[2]})
		}
	}
	return Merge(components), nil
}

// StandardLibrary returns Go's standard library as a component. The command env, which
// StandardLibrary completes, runs in the repository.
func StandardLibrary(env *exec.Cmd) (Component, error) {
	env.Args = append(env.Args, "env", "GOVERSION", "GOROOT")
	output, err := run(env)
	if err != nil {
		return Component{}, fmt.Errorf("read the version of Go: %w", err)
	}
	version, folder, _ := strings.Cut(strings.TrimSpace(output), "\n")
	version = strings.TrimPrefix(version, "go")
	return Component{"std", version, "pkg:golang/std@" + version, folder}, nil
}

// run returns the output of a command. An error says what the command printed.
func run(command *exec.Cmd) (string, error) {
	output, err := command.Output()
	if failed, ok := errors.AsType[*exec.ExitError](err); ok {
		return "", fmt.Errorf("%w\n%s", err, failed.Stderr)
	}
	return string(output), err
}

// Packages returns the npm packages in the lock file of a repository (version 3) that are not
// only for development: those of the theme, which the programs embed.
func Packages(repository string) ([]Component, error) {
	name := filepath.Join(repository, "package-lock.json")
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var lock struct {
		Packages map[string]struct {
			Version string `json:"version"`
			Dev     bool   `json:"dev"`
		} `json:"packages"`
	}
	if err := json.Unmarshal(text, &lock); err != nil {
		return nil, fmt.Errorf("read %s: %w", name, err)
	}
	var components []Component
	for _, path := range slices.Sorted(maps.Keys(lock.Packages)) {
		found := lock.Packages[path]
		const parent = "node_modules/"
		at := strings.LastIndex(path, parent)
		if at < 0 || found.Dev {
			continue
		}
		name := path[at+len(parent):]
		url := "pkg:npm/" + strings.ReplaceAll(name, "@", "%40") + "@" + found.Version
		components = append(components, Component{name, found.Version, url, filepath.Join(repository, filepath.FromSlash(path))})
	}
	return Merge(components), nil
}

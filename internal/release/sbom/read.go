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
)

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

// Command sbom lists the contents of a release as a CycloneDX document: the Go modules in a
// binary, and the npm packages whose code it includes.
//
// It reads the list of modules that Go stores in every binary, and npm's lock file. It
// makes no network requests for versions or licenses.
//
// usage: sbom BINARY package-lock.json > sbom.json
package main

import (
	"debug/buildinfo"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	if len(args) != 2 {
		return errors.New("usage: sbom BINARY package-lock.json")
	}
	info, err := buildinfo.ReadFile(args[0])
	if err != nil {
		return fmt.Errorf("read the modules of %s: %w", args[0], err)
	}
	lock, err := os.ReadFile(args[1])
	if err != nil {
		return err
	}
	packages, err := npmPackages(lock)
	if err != nil {
		return fmt.Errorf("read %s: %w", args[1], err)
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(document{
		Format: "CycloneDX", SpecVersion: "1.6", Version: 1,
		Metadata:   metadata{Component: component{Type: "application", Name: "docgen"}},
		Components: append(goModules(info), packages...),
	})
}

// document is the part of CycloneDX 1.6 that docgen uses
// (https://cyclonedx.org/docs/1.6/json).
type document struct {
	Format      string      `json:"bomFormat"`
	SpecVersion string      `json:"specVersion"`
	Version     int         `json:"version"`
	Metadata    metadata    `json:"metadata"`
	Components  []component `json:"components"`
}

type metadata struct {
	Component component `json:"component"`
}

type component struct {
	Type    string `json:"type"`
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
	URL     string `json:"purl,omitempty"`
}

// goModules returns the modules of a binary, and Go's standard library.
func goModules(info *buildinfo.BuildInfo) []component {
	version := strings.TrimPrefix(info.GoVersion, "go")
	components := []component{{"library", "std", version, "pkg:golang/std@" + version}}
	for _, module := range info.Deps {
		if module.Replace != nil {
			module = module.Replace
		}
		components = append(components, component{"library", module.Path, module.Version, "pkg:golang/" + module.Path + "@" + module.Version})
	}
	return components
}

// npmPackages returns the packages in a lock file (version 3) that are not only for
// development: those of the theme, which the binary includes.
func npmPackages(lock []byte) ([]component, error) {
	var file struct {
		Packages map[string]struct {
			Version string `json:"version"`
			Dev     bool   `json:"dev"`
		} `json:"packages"`
	}
	if err := json.Unmarshal(lock, &file); err != nil {
		return nil, err
	}
	var components []component
	for _, path := range slices.Sorted(maps.Keys(file.Packages)) {
		found := file.Packages[path]
		_, name, isPackage := cutLast(path, "node_modules/")
		if isPackage && !found.Dev {
			components = append(components, component{"library", name, found.Version, "pkg:npm/" + strings.ReplaceAll(name, "@", "%40") + "@" + found.Version})
		}
	}
	return components, nil
}

func cutLast(text, separator string) (before, after string, found bool) {
	at := strings.LastIndex(text, separator)
	if at < 0 {
		return text, "", false
	}
	return text[:at], text[at+len(separator):], true
}

package npm

import (
	"github.com/docgen-cli/docgen/internal/engine/plainjson"
	"github.com/docgen-cli/docgen/internal/release/product"
)

// manifest is a package.json.
type manifest struct {
	Name            string              `json:"name"`
	Version         string              `json:"version"`
	Description     string              `json:"description"`
	Keywords        []string            `json:"keywords,omitempty"`
	License         string              `json:"license"`
	Homepage        string              `json:"homepage"`
	Repository      repository          `json:"repository"`
	Bugs            link                `json:"bugs"`
	Type            string              `json:"type,omitempty"`
	Bin             map[string]string   `json:"bin,omitempty"`
	Types           string              `json:"types,omitempty"`
	Exports         map[string]any      `json:"exports,omitempty"`
	Files           []string            `json:"files"`
	OS              []string            `json:"os,omitempty"`
	CPU             []string            `json:"cpu,omitempty"`
	PreferUnplugged bool                `json:"preferUnplugged,omitempty"` // for Yarn, which otherwise runs nothing from its zip files
	Engines         map[string]string   `json:"engines,omitempty"`
	Optional        map[string]string   `json:"optionalDependencies,omitempty"`
	Peers           map[string]string   `json:"peerDependencies,omitempty"`
	PeersMeta       map[string]peerMeta `json:"peerDependenciesMeta,omitempty"`
	Publish         publish             `json:"publishConfig"`
}

type repository struct {
	Type string `json:"type"`
	URL  string `json:"url"`
	// Directory is where the sources of the package are.
	Directory string `json:"directory"`
}

type link struct {
	URL string `json:"url"`
}

type peerMeta struct {
	Optional bool `json:"optional"`
}

type publish struct {
	Access     string `json:"access"`
	Provenance bool   `json:"provenance"`
}

func newManifest(name, description, directory string) manifest {
	site := "https://" + product.Repository
	return manifest{
		Name: name, Version: product.Version, Description: description,
		Type:    "commonjs", // which any version of Node reads
		License: "MIT", Homepage: site + "#readme", Bugs: link{site + "/issues"},
		Repository: repository{Type: "git", URL: "git+" + site + ".git", Directory: directory}, // provenance compares the URL with the workflow's
		Publish:    publish{Access: "public", Provenance: true},
	}
}

// rootManifest describes the package that people install. The exact versions keep it from
// running a program of another release.
func rootManifest(platforms []Package) manifest {
	m := newManifest(product.Package, "Turns a folder of Markdown into a documentation site with a React theme", "npm/docgen")
	m.Keywords = []string{"documentation", "docs", "markdown", "mdx", "static-site-generator", "docusaurus", "react"}
	m.Bin = map[string]string{"docgen": "bin/docgen.js"}
	m.Types = "types/index.d.ts"
	m.Exports = map[string]any{
		".":         map[string]string{"types": "./types/index.d.ts"},
		"./plugin":  map[string]string{"types": "./plugin.d.ts", "default": "./plugin.mjs"},
		"./testing": map[string]string{"types": "./testing.d.ts", "default": "./testing.mjs"},
		"./*":       "./*", // the schema, the settings of TypeScript, and whatever else people name
	}
	m.Files = []string{"bin", "lib", "types", "plugin.mjs", "plugin.d.ts", "testing.mjs", "testing.d.ts", "schema.json", "tsconfig.json"}
	m.Engines = map[string]string{"node": ">=20"}
	m.Optional = map[string]string{}
	for _, platform := range platforms {
		m.Optional[platform.Name] = product.Version
	}
	// The types import React's. Yarn hides what a package does not declare.
	m.Peers = map[string]string{"@types/react": ">=18"}
	m.PeersMeta = map[string]peerMeta{"@types/react": {Optional: true}}
	return m
}

// platformManifest describes the package with a program. Package managers install it only
// on its platform.
func platformManifest(program Program) manifest {
	system, processor := nodeNames(program)
	file := "bin/docgen"
	if system == "win32" {
		file += ".exe"
	}
	m := newManifest(product.Package+"-"+system+"-"+processor, "The program of docgen for "+system+" "+processor, "npm/platform")
	m.Files = []string{file}
	m.OS, m.CPU = []string{system}, []string{processor}
	m.PreferUnplugged = true
	return m
}

// nodeNames returns Node's names for a platform.
func nodeNames(program Program) (system, processor string) {
	system, processor = program.OS, program.Arch
	if system == "windows" {
		system = "win32"
	}
	if processor == "amd64" {
		processor = "x64"
	}
	return system, processor
}

func (m manifest) text() []byte {
	text, err := plainjson.Indented(m)
	if err != nil {
		panic(err) // strings and booleans always encode
	}
	return text
}

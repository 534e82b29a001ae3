// Package sbom lists the third-party code in docgen's programs: the Go modules that are linked
// into them, and the npm packages of the theme, which they embed.
//
// The list becomes a CycloneDX document, and a text with the license of every component. The
// package asks the go command and reads npm's lock file. It makes no network requests, and
// knows nothing about archives.
package sbom

import (
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

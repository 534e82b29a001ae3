package main

import (
	"context"
	"os"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/release/archive"
	"github.com/docgen-cli/docgen/internal/release/npm"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/release/sbom"
	"github.com/docgen-cli/docgen/internal/release/vscode"
)

// licensesFile is the name of the licenses of others' code, in every archive and package.
const licensesFile = "THIRD_PARTY_LICENSES.txt"

// contents is what a release contains besides the programs.
type contents struct {
	documents []archive.File // of every archive
	sbom      []byte
	packages  func([]npm.Program) ([]npm.Package, error)
	extension vscode.Extension
}

// read reads what a release contains besides the programs. It takes seconds, so that a
// missing file is noticed before the programs are built.
func read(ctx context.Context, repository string) (contents, error) {
	var found contents
	for _, name := range []string{"LICENSE", "README.md", "CHANGELOG.md"} {
		content, err := os.ReadFile(filepath.Join(repository, name))
		if err != nil {
			return found, err
		}
		found.documents = append(found.documents, archive.File{Name: name, Content: content})
	}
	components, err := components(ctx, repository)
	if err != nil {
		return found, err
	}
	others, err := sbom.Licenses(components)
	if err != nil {
		return found, err
	}
	found.documents = append(found.documents, archive.File{Name: licensesFile, Content: others})
	licenses := []archive.File{found.documents[0], {Name: licensesFile, Content: others}}
	self := sbom.Component{Name: "docgen", Version: product.Version, URL: "pkg:golang/" + product.Repository + "@v" + product.Version}
	found.extension, err = vscode.Read(repository)
	if err != nil {
		return found, err
	}
	found.sbom = sbom.Document(self, sbom.Merge(components, found.extension.Components))
	types, err := npm.Types(repository)
	if err != nil {
		return found, err
	}
	found.packages = func(programs []npm.Program) ([]npm.Package, error) {
		return npm.Packages(npm.Sources{Repository: os.DirFS(repository), Types: types, Licenses: licenses}, programs)
	}
	return found, nil
}

// components returns the code of others in the programs of all platforms.
func components(ctx context.Context, repository string) ([]sbom.Component, error) {
	standard, err := sbom.StandardLibrary(platforms()[0].command(ctx, repository))
	if err != nil {
		return nil, err
	}
	all, err := sbom.Packages(repository)
	if err != nil {
		return nil, err
	}
	for _, platform := range platforms() {
		modules, err := sbom.Modules(platform.command(ctx, repository), "./cmd/docgen")
		if err != nil {
			return nil, err
		}
		all = append(all, modules...)
	}
	return sbom.Merge(all, []sbom.Component{standard}), nil
}

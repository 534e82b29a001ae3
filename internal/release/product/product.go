// Package product names docgen: its version, and where it is published.
//
// These are the only places to change for a release or for a fork. "make rename" changes
// the addresses in all other files of the repository, such as imports and documentation.
package product

const (
	// Version is the release, without the "v" of its tag.
	Version = "0.1.0"

	// IsReleased says whether npm, Homebrew, Docker and GitHub have a release of docgen.
	IsReleased = false

	// Repository is the path of the Go module, and the address of the repository without a scheme.
	Repository = "github.com/docgen-cli/docgen"

	// Scope is the npm scope that owns all packages of docgen.
	Scope = "@docgen-cli"

	// Package is the npm package that people install.
	Package = Scope + "/docgen"

	// Extension is the id of the extension for VS Code.
	Extension = "docgen-cli.docgen"
)

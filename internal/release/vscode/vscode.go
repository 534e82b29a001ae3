// Package vscode assembles the extension for VS Code, whose sources are in editors/vscode.
//
// [Read] bundles its code and collects its files, and [Extension.Pack] has vsce pack them. The package knows no programs of docgen:
// the extension starts the one that is installed.
package vscode

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/docgen-cli/docgen/internal/engine/disk"
	"github.com/docgen-cli/docgen/internal/release/product"
	"github.com/docgen-cli/docgen/internal/release/sbom"
)

// Archive is the file name of the packed extension.
const Archive = "docgen-vscode-" + product.Version + ".vsix"

// folder has the sources of the extension, below the repository.
const folder = "editors/vscode"

// vsce is the program that packs extensions, below the repository.
const vsce = "packaging/vsce/node_modules/@vscode/vsce/vsce"

// Extension is the extension before it is packed.
type Extension struct {
	Components []sbom.Component // the code of others in it
	files      []disk.File
	repository string
}

// Read reads the extension in a repository, in whose folder editors/vscode "npm ci" has been run.
func Read(repository string) (Extension, error) {
	found := Extension{repository: repository}
	var err error
	found.Components, err = sbom.Packages(filepath.Join(repository, folder))
	if err != nil {
		return found, err
	}
	licenses, err := sbom.Licenses(found.Components)
	if err != nil {
		return found, err
	}
	code, err := bundle(filepath.Join(repository, folder))
	if err != nil {
		return found, err
	}
	found.files = []disk.File{{Name: "extension.js", Text: code}, {Name: "THIRD_PARTY_LICENSES.txt", Text: licenses}}
	for name, source := range map[string]string{
		"package.json": folder, "README.md": folder, "icon.png": folder, "syntaxes/directives.json": folder, "LICENSE": ".", "CHANGELOG.md": ".",
	} {
		text, err := os.ReadFile(filepath.Join(repository, source, name))
		if err != nil {
			return found, err
		}
		found.files = append(found.files, disk.File{Name: name, Text: text})
	}
	return found, nil
}

// bundle returns the code of the extension in one script, which VS Code runs in the oldest version of Node that it has had.
func bundle(folder string) ([]byte, error) {
	absolute, err := filepath.Abs(folder)
	if err != nil {
		return nil, err
	}
	built := api.Build(api.BuildOptions{
		AbsWorkingDir: absolute, EntryPoints: []string{"src/extension.ts"}, Outfile: "extension.js",
		Bundle: true, Platform: api.PlatformNode, Format: api.FormatCommonJS, Target: api.ES2022, External: []string{"vscode"},
		MinifyWhitespace: true, MinifySyntax: true, LegalComments: api.LegalCommentsNone,
	})
	if len(built.Errors) > 0 {
		return nil, fmt.Errorf("bundle the extension for VS Code:\n%s", strings.Join(api.FormatMessages(built.Errors, api.FormatMessagesOptions{}), ""))
	}
	return built.OutputFiles[0].Contents, nil
}

// Pack writes the packed extension to the file out. The files in it have one time, so that two packages of one commit are equal.
func (e Extension) Pack(ctx context.Context, out string, modified time.Time) error {
	program, err := filepath.Abs(filepath.Join(e.repository, vsce))
	if err != nil {
		return err
	}
	out, err = filepath.Abs(out)
	if err != nil {
		return err
	}
	if _, err := os.Stat(program); err != nil {
		return errors.New("vsce is not installed; run make vscode")
	}
	staging, err := os.MkdirTemp("", "docgen-vscode-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(staging)
	if err := disk.Base(staging).CreateAll(e.files); err != nil {
		return err
	}
	source := "https://" + product.Repository
	pack := exec.CommandContext(ctx, "node", program, "package", "--no-dependencies", "--out", out,
		"--baseContentUrl", source+"/blob/v"+product.Version+"/"+folder, "--baseImagesUrl", source+"/raw/v"+product.Version+"/"+folder)
	pack.Dir = staging
	pack.Env = append(os.Environ(), "SOURCE_DATE_EPOCH="+strconv.FormatInt(modified.Unix(), 10), "TZ=UTC")
	if output, err := pack.CombinedOutput(); err != nil {
		return fmt.Errorf("pack the extension for VS Code: %w\n%s", err, output)
	}
	return nil
}

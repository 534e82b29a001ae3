// Package bundle turns the theme's sources into what browsers and Node run, by
// esbuild: scripts and one style sheet for the browser, one CommonJS text for
// Node, and the short script that stands in the pages themselves.
//
// Its main type is [Bundle]. A site's own components in src/theme take the
// place of the theme's of the same name. The package writes no file and does not
// know what the theme renders.
package bundle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"docgen/internal/diag"
)

// Code names this package's diagnostics.
const Code = "theme"

// Input says what to bundle.
type Input struct {
	Theme  fs.FS  // the theme's sources, with the prepared npm packages in vendor/
	Site   string // absolute path of the site folder; its src/theme overrides components
	Folder string // where the files go below the output folder: "assets"
	URL    string // of that folder, with a slash at the end
	Tokens string // CSS that sets what the config says of colours; "" for none
}

// Bundle is the theme ready to use.
type Bundle struct {
	Files   []File
	Client  string   // URL of the entry script
	Styles  string   // URL of the style sheet
	Preload []string // URLs of the scripts that the entry needs at once
	Boot    string   // the one inline script, in every page's head: the colour mode before the first paint
	Server  string   // CommonJS text of the theme for Node; exports render
	Hash    string   // of everything that reaches the browser
}

// File is one output file.
type File struct {
	Name    string // below the output folder
	Content []byte
}

// Build bundles the theme. Mistakes in the site's own components are
// diagnostics; the bundle is then empty.
func Build(input Input) (Bundle, []diag.Diagnostic, error) {
	vendor, err := readVendor(input)
	if err != nil {
		return Bundle{}, nil, err
	}
	browser := api.Build(browserOptions(input, vendor))
	if len(browser.Errors) > 0 {
		return Bundle{}, diagnostics(browser.Errors), nil
	}
	bundle := Bundle{}
	if err := bundle.addBrowser(input, vendor, browser); err != nil {
		return Bundle{}, nil, err
	}
	texts := []struct {
		entry   string
		options api.BuildOptions
		text    *string
	}{
		{"server.tsx", nodeOptions(input), &bundle.Server},
		{"boot.ts", inlineOptions(input), &bundle.Boot},
	}
	for _, output := range texts {
		options := output.options
		options.EntryPoints = []string{output.entry}
		options.Plugins = []api.Plugin{themePlugin(input, nil)}
		result := api.Build(options)
		if len(result.Errors) > 0 {
			return Bundle{}, diagnostics(result.Errors), nil
		}
		for _, file := range result.OutputFiles {
			if strings.HasSuffix(file.Path, ".js") {
				*output.text = strings.TrimSpace(string(file.Contents))
			}
		}
	}
	bundle.Hash = bundle.hash()
	return bundle, nil, nil
}

// vendored holds the prepared npm packages.
type vendored struct {
	files []File            // for the browser
	paths map[string]string // package name to the module that has it, relative to the other scripts
}

func readVendor(input Input) (vendored, error) {
	found := vendored{paths: map[string]string{}}
	packages := map[string][]string{
		"react": {"react", "react/jsx-runtime", "react-dom", "react-dom/client"},
		"lunr":  {"lunr"},
	}
	for _, name := range []string{"react", "lunr"} {
		text, err := fs.ReadFile(input.Theme, "vendor/"+name+".js")
		if err != nil {
			return found, fmt.Errorf("read the theme's npm packages: %w", err)
		}
		hashed := name + "-" + shortHash(text) + ".js"
		found.files = append(found.files, File{Name: path.Join(input.Folder, hashed), Content: text})
		for _, specifier := range packages[name] {
			found.paths[specifier] = "./" + hashed
		}
	}
	return found, nil
}

// addBrowser takes the browser's files. Names in style modules must be the same
// for Node, so esbuild does not shorten names while bundling; the scripts are
// shortened here, one by one.
func (b *Bundle) addBrowser(input Input, vendor vendored, result api.BuildResult) error {
	b.Files = slices.Clone(vendor.files)
	b.Preload = []string{input.URL + strings.TrimPrefix(vendor.paths["react"], "./")}
	for _, file := range result.OutputFiles {
		name := path.Base(strings.ReplaceAll(file.Path, `\`, "/"))
		text := file.Contents
		switch {
		case strings.HasSuffix(name, ".js"):
			short := api.Transform(string(text), api.TransformOptions{
				MinifyIdentifiers: true, MinifyWhitespace: true, Format: api.FormatESModule, Target: api.ES2022,
			})
			if len(short.Errors) > 0 {
				return fmt.Errorf("shorten %s: %s", name, short.Errors[0].Text)
			}
			text = short.Code
			if strings.HasPrefix(name, "client-") {
				b.Client = input.URL + name
			}
		case strings.HasPrefix(name, "client-") && strings.HasSuffix(name, ".css"):
			b.Styles = input.URL + name
		}
		b.Files = append(b.Files, File{Name: path.Join(input.Folder, name), Content: text})
	}
	return nil
}

func (b *Bundle) hash() string {
	sum := sha256.New()
	for _, file := range b.Files {
		fmt.Fprintf(sum, "%s\n%d\n", file.Name, len(file.Content))
		sum.Write(file.Content)
	}
	fmt.Fprint(sum, b.Boot)
	return hex.EncodeToString(sum.Sum(nil))[:12]
}

func shortHash(text []byte) string {
	sum := sha256.Sum256(text)
	return strings.ToUpper(hex.EncodeToString(sum[:4]))
}

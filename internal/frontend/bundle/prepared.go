package bundle

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
	"github.com/fxamacker/cbor/v2"

	"github.com/docgen-cli/docgen/internal/frontend/bundle/disk"
)

// preparedFile is the file of the theme that contains the bundle of the theme without a site.
const preparedFile = "prepared/theme.cbor"

// TokensMark is replaced with the colors of a site in a style sheet that was bundled without them.
const TokensMark = "@layer tokens{:root{--docgen-tokens:0}}"

// prepared is the theme without a site, as "make generate" bundles it. A site without code of
// its own needs only to add its URLs and colors.
type prepared struct {
	Sources  []string          // files of the theme that were read
	Sum      []byte            // hash of their content
	Packages map[string]string // modules that scripts import, by package
	Bundle   Bundle            // without the files of npm packages; contains names instead of URLs
}

// fromPrepared returns the bundle of a site without code of its own. It returns false if the
// site has code, or if the prepared theme is outdated.
func fromPrepared(input Input) (Bundle, bool, error) {
	if input.Entry != "" || input.Infima || input.DocSearch || input.HideBar || input.Playground != "" ||
		len(input.Pages)+len(input.Imports)+len(input.Styles)+len(input.ClientModules)+len(input.Components) > 0 {
		return Bundle{}, false, nil
	}
	files := disk.New(input.Site, nil)
	if folder := input.overrides(); folder != "" {
		entries, err := files.ReadDir(folder)
		if len(entries) > 0 || err != nil && !errors.Is(err, fs.ErrNotExist) {
			return Bundle{}, false, nil
		}
	}
	ready, isCurrent := readPrepared(input.Theme)
	if !isCurrent {
		return Bundle{}, false, nil
	}
	vendor, err := readVendor(input)
	if err != nil || !maps.Equal(vendor.paths, ready.Packages) {
		return Bundle{}, false, err
	}
	result := ready.Bundle
	if !result.insertTokens(input.Tokens) {
		return Bundle{}, false, nil
	}
	for i := range result.Files {
		result.Files[i].Name = path.Join(input.Folder, result.Files[i].Name)
	}
	result.Files = append(vendor.files, result.Files...)
	result.Client, result.Core, result.Styles = input.URL+result.Client, input.URL+result.Core, input.URL+result.Styles
	for i := range result.Preload {
		result.Preload[i] = input.URL + result.Preload[i]
	}
	for kind, name := range result.KindSheets {
		result.KindSheets[kind] = input.URL + name
	}
	result.Site, result.Hash, result.Inputs = filepath.ToSlash(input.Site), result.hash(), files.Inputs()
	return result, true, result.addStemmers(input)
}

// preparedFixed returns the scripts that contain no code of the site. It returns false if there is no site, or if the
// prepared theme is outdated.
func preparedFixed(input Input, packages map[string]string) (fixed, bool) {
	if input.Site == "" {
		return fixed{}, false // Prepare bundles them
	}
	ready, isCurrent := readPrepared(input.Theme)
	worker := slices.IndexFunc(ready.Bundle.Files, func(file File) bool { return strings.HasPrefix(file.Name, workerName) })
	if !isCurrent || worker < 0 || !maps.Equal(packages, ready.Packages) {
		return fixed{}, false
	}
	file := ready.Bundle.Files[worker]
	return fixed{File{Name: path.Join(input.Folder, file.Name), Content: file.Content}, ready.Bundle.Boot, ready.Bundle.Locale}, true
}

// readPrepared reads the prepared theme. It returns false if there is none, or if the theme's
// sources have changed since.
func readPrepared(theme fs.FS) (prepared, bool) {
	encoded, err := fs.ReadFile(theme, preparedFile)
	if err != nil {
		return prepared{}, false
	}
	var ready prepared
	if cbor.Unmarshal(encoded, &ready) != nil {
		return prepared{}, false
	}
	sum, err := sumOf(theme, ready.Sources)
	return ready, err == nil && bytes.Equal(sum, ready.Sum)
}

// insertTokens replaces the mark with a site's tokens. It returns false if they are not CSS; esbuild
// then reports the place.
func (b *Bundle) insertTokens(tokens string) bool {
	if tokens == "" {
		b.replaceTokens(nil)
		return true
	}
	short := api.Transform(tokens, api.TransformOptions{Loader: api.LoaderCSS, MinifyWhitespace: true, MinifySyntax: true, Target: api.ES2022})
	if len(short.Errors)+len(short.Warnings) > 0 {
		return false
	}
	b.replaceTokens(bytes.TrimSpace(short.Code))
	return true
}

func (b *Bundle) replaceTokens(tokens []byte) {
	for i, file := range b.Files {
		if file.Name == b.Styles {
			text := bytes.Replace(file.Content, []byte(TokensMark), tokens, 1)
			b.Styles = stylesName(text)
			b.Files[i] = File{Name: b.Styles, Content: text}
		}
	}
}

// sumOf returns the hash of files of the theme.
func sumOf(theme fs.FS, names []string) ([]byte, error) {
	hash := sha256.New()
	for _, name := range names {
		text, err := fs.ReadFile(theme, name)
		if err != nil {
			return nil, fmt.Errorf("read the theme: %w", err)
		}
		fmt.Fprintln(hash, name, len(text))
		hash.Write(text)
	}
	return hash.Sum(nil), nil
}

package bundle

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"
)

// preparedFile has, in the theme, the bundle of the theme alone.
const preparedFile = "vendor/theme.gob"

// tokensMark stands in a prepared style sheet for the colours of a site.
const tokensMark = "@layer tokens{:root{--docgen-tokens:0}}"

// prepared is the theme alone, bundled when docgen was built. A site without code of
// its own needs nothing else than its URLs and colours.
type prepared struct {
	Sources  []string          // files of the theme that were read
	Sum      []byte            // of their content
	Packages map[string]string // modules that scripts import, by package
	Bundle   Bundle            // without the files of npm packages; names in place of URLs
}

// fromPrepared returns the bundle of a site without code of its own. It reports
// false if the site has some, or if the theme was not prepared as it is now.
func fromPrepared(input Input) (Bundle, bool, error) {
	if input.Entry != "" || len(input.Pages)+len(input.Imports)+len(input.Styles) > 0 {
		return Bundle{}, false, nil
	}
	disk := newDisk(input.Site)
	if input.Site != "" {
		entries, err := disk.readDir(filepath.Join(input.Site, filepath.FromSlash(Overrides)))
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
	made := ready.Bundle
	if !made.colour(input.Tokens) {
		return Bundle{}, false, nil
	}
	for i := range made.Files {
		made.Files[i].Name = path.Join(input.Folder, made.Files[i].Name)
	}
	made.Files = append(vendor.files, made.Files...)
	made.Client, made.Core, made.Styles = input.URL+made.Client, input.URL+made.Core, input.URL+made.Styles
	for i := range made.Preload {
		made.Preload[i] = input.URL + made.Preload[i]
	}
	made.Site, made.Hash, made.Inputs = filepath.ToSlash(input.Site), made.hash(), disk.inputs()
	return made, true, made.addStemmer(input)
}

// readPrepared reads the prepared theme. It reports false if there is none, or if
// the theme's sources have changed since.
func readPrepared(theme fs.FS) (prepared, bool) {
	encoded, err := fs.ReadFile(theme, preparedFile)
	if err != nil {
		return prepared{}, false
	}
	var ready prepared
	if gob.NewDecoder(bytes.NewReader(encoded)).Decode(&ready) != nil {
		return prepared{}, false
	}
	sum, err := sumOf(theme, ready.Sources)
	return ready, err == nil && bytes.Equal(sum, ready.Sum)
}

// colour puts a site's tokens in the place of the mark. It reports false if they
// are no CSS, which esbuild reports with their place.
func (b *Bundle) colour(tokens string) bool {
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
			text := bytes.Replace(file.Content, []byte(tokensMark), tokens, 1)
			b.Styles = stylesName(text)
			b.Files[i] = File{Name: b.Styles, Content: text}
		}
	}
}

// sumOf is the hash of files of the theme.
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

package bundle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"slices"
	"strings"
)

// addBrowser adds the browser's files, except the style sheets of single pages. The names in
// style modules must be equal in Node, so esbuild does not minify names while bundling.
// Instead, the scripts are minified here one by one.
func (b *Bundle) addBrowser(input Input, vendor vendored, graph graph, shorten func(text []byte, react string) ([]byte, error)) error {
	b.Files = slices.Clone(vendor.files)
	b.Preload = []string{input.URL + strings.TrimPrefix(vendor.paths["react"], "./")}
	start, styles := graph.start(), graph.styles(graph.clientPoint())
	for _, file := range graph.files {
		name, text := path.Base(file.Name), file.Content
		if graph.isStub(file.Name) || graph.isPageStyles(file.Name) {
			continue
		}
		switch {
		case strings.HasSuffix(name, ".js"):
			var err error
			text, err = shorten(text, vendor.paths["react"])
			if err != nil {
				return fmt.Errorf("minify %s: %w", name, err)
			}
		case name == styles:
			name = stylesName(text)
			b.Styles = input.URL + name
		}
		b.Files = append(b.Files, File{Name: path.Join(input.Folder, name), Content: text})
	}
	b.Client, b.Core = input.URL+start, input.URL+graph.client
	return nil
}

// stylesName returns the name of the style sheet of all pages.
func stylesName(text []byte) string { return "client-" + shortHash(text) + ".css" }

// hash identifies everything that all pages load, independent of the URL. The names of files
// contain the hashes of everything that they import.
func (b *Bundle) hash() string {
	hash := sha256.New()
	fmt.Fprintln(hash, path.Base(b.Client), path.Base(b.Styles), b.Boot)
	for _, script := range b.Preload {
		fmt.Fprintln(hash, path.Base(script))
	}
	return hex.EncodeToString(hash.Sum(nil))[:12]
}

func shortHash(text []byte) string {
	sum := sha256.Sum256(text)
	return strings.ToUpper(hex.EncodeToString(sum[:4]))
}

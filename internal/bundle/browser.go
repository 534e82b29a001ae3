package bundle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"slices"
	"strings"
)

// addBrowser takes the browser's files but the style sheets of single pages.
// Names in style modules must be the same for Node, so esbuild does not shorten
// names while bundling; the scripts are shortened here, one by one.
func (b *Bundle) addBrowser(input Input, vendor vendored, graph graph, shorten func(text []byte) ([]byte, error)) error {
	b.Files = slices.Clone(vendor.files)
	b.Preload = []string{input.URL + strings.TrimPrefix(vendor.paths["react"], "./")}
	start := graph.start()
	shared := graph.reachedFrom(start)
	hash := sha256.New()
	for _, file := range graph.files {
		name, text := path.Base(file.Name), file.Content
		if graph.isStub(file.Name) || graph.isPageStyles(file.Name) {
			continue
		}
		if strings.HasSuffix(name, ".js") {
			var err error
			if text, err = shorten(text); err != nil {
				return fmt.Errorf("shorten %s: %w", name, err)
			}
		}
		b.Files = append(b.Files, File{Name: path.Join(input.Folder, name), Content: text})
		if slices.Contains(shared, file.Name) {
			fmt.Fprintf(hash, "%s\n%d\n", name, len(text))
			hash.Write(text)
		}
	}
	for _, file := range vendor.files {
		fmt.Fprintln(hash, file.Name)
	}
	b.Client, b.Core = input.URL+start, input.URL+graph.client()
	b.Styles = input.URL + graph.styles(graph.clientPoint())
	b.Hash = hex.EncodeToString(hash.Sum(nil))
	return nil
}

func shortHash(text []byte) string {
	sum := sha256.Sum256(text)
	return strings.ToUpper(hex.EncodeToString(sum[:4]))
}

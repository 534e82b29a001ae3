package sitedata

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/frontend/icon"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

// Icons returns the image with the drawings that the sidebars of a site use, or nothing if they use
// none. Pages name a drawing in it, so that none of them repeats a drawing.
func Icons(s site.Site) []output.File {
	used := map[string]bool{}
	for _, edition := range s.Editions {
		for _, set := range edition.Sets {
			for _, name := range set.Navigation.Icons() {
				used[name] = true
			}
		}
	}
	if len(used) == 0 {
		return nil
	}
	var image strings.Builder
	image.WriteString(`<svg xmlns="http://www.w3.org/2000/svg">`)
	for _, name := range slices.Sorted(maps.Keys(used)) {
		image.WriteString(icon.Symbol(name))
	}
	image.WriteString("</svg>\n")
	content := []byte(image.String())
	sum := sha256.Sum256(content)
	return []output.File{{Name: fmt.Sprintf("%s/sidebar-icons-%X.svg", assemble.Folder, sum[:4]), Content: content}}
}

package read

import (
	"path"
	"slices"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/changelog"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// relinking changes the links in the parts of a changelog, which are written for the whole file
// at its place in the repository.
type relinking struct {
	name string // of the changelog, relative to the site folder
	log  changelog.Changelog
	site string // the site folder relative to the folder of a changelog outside; "" for one inside
}

// relinked returns a text whose links lead to the pages of the site.
func (r relinking) relinked(text *site.Text) *site.Text {
	if text == nil {
		return nil
	}
	return text.With(r.document)
}

func (r relinking) document(document markdown.Document) markdown.Document {
	document.Links, document.HasFiles = r.links(document.Links, document.Anchors), true
	return document
}

// links returns the links of a text with these anchors.
func (r relinking) links(links []markdown.Link, anchors markdown.Anchors) []markdown.Link {
	changed := slices.Clone(links)
	for i, link := range changed {
		if anchor, isAnchor := strings.CutPrefix(link.Target, "#"); isAnchor && !anchors.Has(anchor) {
			if slug := r.log.AnchorOf(anchor); slug != "" {
				changed[i].Target = "./" + changelog.FileOf(path.Base(r.name), slug)
			}
		}
		if below, isBelow := strings.CutPrefix(strings.TrimPrefix(link.Target, "./"), r.site+"/"); isBelow && r.site != "" {
			changed[i].Target = "@site/" + below
		}
	}
	return changed
}

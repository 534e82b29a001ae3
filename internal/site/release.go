package site

import (
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/markdown"
)

// Release frees the headings, links and anchors of all documents, which are most of what a site takes
// in memory. Checks need them all at once. Rendering needs those of one page at a time: [Text.Links]
// and [Text.Headings] take them from the cache. From then on, nothing checks links to anchors. It returns the number of
// documents.
func (s Site) Release() int {
	brief := map[*markdown.Document]*markdown.Document{} // copies of a text share a document
	var block []markdown.Document                        // some of them side by side, because those between them would be holes
	for _, edition := range s.Editions {
		edition.Targets.Anchors = nil
		for text := range edition.Texts() {
			if text.again == nil || text.isReleased {
				continue
			}
			if brief[text.Document] == nil {
				if len(block) == cap(block) {
					block = make([]markdown.Document, 0, 1024)
				}
				block = append(block, text.Document.Brief())
				brief[text.Document] = &block[len(block)-1]
			}
			text.Document, text.isReleased = brief[text.Document], true
		}
	}
	return len(brief)
}

// keptUnder tells a text under which hash the cache has its document.
func (t *Text) keptUnder(hash fingerprint.Hash, r reader) *Text {
	own := r.keptByTexts()
	t.again = func() (*markdown.Document, bool) {
		result, _, known := incremental.Lookup(own.input.Engine, own.kept, hash.String(), fingerprint.Hash{})
		return result.Document, known && result.Document != nil
	}
	return t
}

package sidebar

import (
	"fmt"

	"docgen/internal/content"
	"docgen/internal/diag"
)

// overlap is docs that one item puts into a sidebar although another has them.
type overlap struct {
	latest string // sidebar
	doc    string // the first
	docs   int
}

// overlapKey says which item it is, and which sidebar has the docs already.
type overlapKey struct {
	place   *Place
	earlier string
}

// own records that a sidebar has a doc. A doc in several belongs to the last,
// which is worth a warning unless its front matter chooses.
func (b *builder) own(sidebar string, place *Place, doc *content.Doc) {
	earlier, owned := b.owners[doc.ID]
	b.owners[doc.ID] = sidebar
	if !owned || earlier == sidebar || doc.FrontMatter.DisplayedSidebar.Set {
		return
	}
	key := overlapKey{place: place, earlier: earlier}
	if b.overlaps[key] == nil {
		b.overlaps[key] = &overlap{latest: sidebar, doc: doc.ID}
	}
	b.overlaps[key].docs++
}

func (b *builder) reportOverlaps() {
	for at, found := range b.overlaps {
		text := fmt.Sprintf("the doc %q is in the sidebars %q and %q", found.doc, at.earlier, found.latest)
		if found.docs > 1 {
			text = fmt.Sprintf("%d docs are in the sidebars %q and %q, for example %q", found.docs, at.earlier, found.latest, found.doc)
		}
		b.findings = append(b.findings, at.place.report(diag.Diagnostic{
			Severity: diag.Warning, Text: text,
			Hint: fmt.Sprintf("docgen shows the last one, %q: set displayed_sidebar in the front matter of a doc to choose another", found.latest),
		}))
	}
}

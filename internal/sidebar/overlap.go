package sidebar

import (
	"fmt"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// overlap describes docs that an item adds to a sidebar although they are in another one.
type overlap struct {
	latest string // sidebar
	doc    string // the first doc
	docs   int
}

// overlapKey identifies the item and the sidebar that already contains the docs.
type overlapKey struct {
	place   *Place
	earlier string
}

// own records that a sidebar contains a doc. A doc in several sidebars belongs to the last one.
// That is a warning, unless its front matter chooses a sidebar.
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

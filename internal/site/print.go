package site

import (
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/route"
)

// Print is a page that contains all pages of a sidebar, or of a category, for printing. It is
// made of the HTML of these pages, so it is not one of the edition's pages.
type Print struct {
	Set      *DocSet
	At       int         // index of its options in docs.print
	Place    route.Route // without a reference: no page of the site
	Title    string      // "" for that of the site
	Chapters []Chapter
	Wrong    *Mistake // why there is no such page; nil for none

	Report diag.Report
}

// Chapter is a page of a [Print], or a category without a doc of its own.
type Chapter struct {
	Page  *Page  // nil for a category
	Path  string // URL path; "" for a category without a page
	Title string
	Level int // number of categories around it
}

// Mistake says what is wrong with a sidebar or category to print, and how to fix it.
type Mistake struct{ Field, Text, Hint string }

// Changed returns when the latest of the pages last changed; it is zero if that is unknown.
func (p Print) Changed() time.Time {
	var latest time.Time
	for _, chapter := range p.Chapters {
		if chapter.Page == nil {
			continue
		}
		at := chapter.Page.Changed().Time
		if own := chapter.Page.Doc().FrontMatter.Updated().Time; !own.IsZero() {
			at = own
		}
		if at.After(latest) {
			latest = at
		}
	}
	return latest
}

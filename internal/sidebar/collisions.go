package sidebar

import (
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/translation"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Collisions reports different texts that have the same key in label files, so that they would get
// the same translation. Equal texts share their translation, which is no problem.
func (o Outline) Collisions() []diag.Diagnostic {
	var findings []diag.Diagnostic
	first, reported := map[string]text{}, map[string]bool{}
	for _, each := range o.texts() {
		earlier, found := first[each.Key]
		switch {
		case !found:
			first[each.Key] = each
		case earlier.Text != each.Text && !reported[each.naming.key]:
			reported[each.naming.key] = true
			findings = append(findings, collision(earlier, each))
		}
	}
	return findings
}

// collision reports a text that has the key of an earlier one.
func collision(earlier, later text) diag.Diagnostic {
	hint := later.remedy()
	if other := earlier.report("", ""); other.File != "" && other.Line > 0 {
		hint += fmt.Sprintf("; the other is at %s:%d", other.File, other.Line)
	}
	return later.report(fmt.Sprintf("%q and %q have the same key %q in translations", earlier.Text, later.Text, later.Key), hint)
}

// remedy says how to give an item a key of its own.
func (t text) remedy() string {
	key := strings.Join(append(t.trail[:len(t.trail):len(t.trail)], t.naming.text), "/")
	if key == t.naming.key {
		key += " 2"
	}
	option := "key"
	if t.doc != nil {
		option = "sidebar_key"
	}
	return fmt.Sprintf("give one of the items a key of its own, for example %q", option+": "+key)
}

func (t text) report(problem, hint string) diag.Diagnostic {
	if t.place == nil && t.doc != nil {
		return t.doc.Report("sidebar_key", diag.Error, problem, hint).WithCode(translation.Code)
	}
	return t.place.report(diag.Error, problem, hint).WithCode(translation.Code)
}

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

// claim records that a sidebar contains a doc. A doc in several sidebars belongs to the last one.
// That is a warning, unless its front matter chooses a sidebar.
func (b *builder) claim(sidebar string, place *Place, doc *content.Doc) {
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
		b.findings = append(b.findings, at.place.report(diag.Warning, text,
			fmt.Sprintf("docgen shows the last one, %q: set displayed_sidebar in the front matter of a doc to choose another", found.latest)))
	}
}

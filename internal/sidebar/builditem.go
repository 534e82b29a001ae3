package sidebar

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// category builds a category. For a category without items it returns the doc that the category
// links to, or nothing.
func (b *builder) category(sidebar string, spec ItemSpec) (result Item, shown bool) {
	inner := b.expand(spec.Items)
	if len(inner) == 0 && spec.DocID == "" {
		b.reportEmpty(spec)
		return Item{}, false
	}
	var index *Index
	if spec.Index != nil {
		index = b.newIndex(spec) // number it before the categories inside
	}
	var linked *content.Doc
	if spec.DocID != "" {
		linked = b.doc(spec)
	}
	if linked != nil {
		b.claim(sidebar, spec.Place, linked)
	}
	first := len(b.indexes)
	items := b.items(sidebar, inner)
	if len(items) > 0 {
		if index != nil {
			b.indexes = slices.Insert(b.indexes, first, *index)
		}
		item := b.filledCategory(spec, linked, items)
		item.Index = index
		return item, true
	}
	if linked == nil {
		return Item{}, false
	}
	item := ItemSpec{Kind: DocItem, Label: spec.Label, common: spec.common, marks: spec.marks, Place: spec.Place, LabelPlace: spec.LabelPlace}
	return b.docItem(sidebar, item, linked), true
}

func (b *builder) reportEmpty(spec ItemSpec) {
	severity, text := diag.Error, fmt.Sprintf("the category %q has neither items nor a link", spec.Label)
	if spec.Index != nil {
		severity, text = diag.Warning, fmt.Sprintf("the category %q has no items, so docgen leaves it out, together with its page", spec.Label)
	}
	b.findings = append(b.findings, spec.Place.report(severity, text, "add items, or remove the category"))
}

func (b *builder) filledCategory(spec ItemSpec, linked *content.Doc, items []Item) Item {
	item := Item{
		Kind: CategoryItem, Label: spec.Label, Description: spec.Description, ClassName: spec.ClassName, CustomProps: customProps(spec.CustomProps, linked),
		Items:       items,
		Collapsible: orDefault(spec.Collapsible, b.input.Collapsible),
		Hidden:      spec.Index == nil && !slices.ContainsFunc(items, func(item Item) bool { return !item.Hidden }),
		naming:      spec.named(), badge: spec.Badge,
	}
	item.Icon, item.Badge = spec.marked(linked)
	item.Collapsed = item.Collapsible && orDefault(spec.Collapsed, b.input.Collapsed)
	if linked != nil {
		item.DocID = linked.ID
		item.Hidden = item.Hidden && linked.FrontMatter.Unlisted
	}
	return item
}

// orDefault returns what somebody wrote, or else a default.
func orDefault[V any](written *V, otherwise V) V {
	if written != nil {
		return *written
	}
	return otherwise
}

// doc returns the doc that an item names, or nil if it is a draft or does not exist. It reports
// a doc that does not exist.
func (b *builder) doc(spec ItemSpec) *content.Doc {
	doc, draft := b.docs[spec.DocID], b.drafts[spec.DocID]
	switch {
	case doc != nil:
	case draft == nil:
		b.findings = append(b.findings, spec.DocPlace.report(diag.Error, fmt.Sprintf("no doc has the id %q", spec.DocID), b.nearestDoc(spec.DocID)))
	case !spec.generated && !b.omitted[spec.DocID]:
		b.findings = append(b.findings, spec.DocPlace.report(diag.Log,
			fmt.Sprintf("the doc %q is a draft, so docgen leaves it out", spec.DocID), fmt.Sprintf("remove \"draft\" from %s to publish it", draft.Name)))
	}
	return doc
}

func (b *builder) docItem(sidebar string, spec ItemSpec, doc *content.Doc) Item {
	if spec.Kind == DocItem {
		b.claim(sidebar, spec.Place, doc)
	}
	item := Item{
		Kind: spec.Kind, DocID: doc.ID, ClassName: cmp.Or(className(doc), spec.ClassName), Hidden: doc.FrontMatter.Unlisted,
		Label: cmp.Or(orDefault(doc.FrontMatter.SidebarLabel, ""), spec.Label, doc.Title), CustomProps: spec.CustomProps, badge: spec.Badge,
	}
	item.Icon, item.Badge = spec.marked(doc)
	if props := doc.FrontMatter.SidebarCustomProps; props != nil {
		item.CustomProps = props
	}
	if spec.Label != "" {
		item.naming = spec.named()
	}
	return item
}

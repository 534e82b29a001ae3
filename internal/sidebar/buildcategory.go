package sidebar

import (
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
		b.own(sidebar, spec.Place, linked)
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
	text, hint := fmt.Sprintf("the category %q has neither items nor a link", spec.Label), "add items, or remove the category"
	if spec.Index == nil {
		b.findings = append(b.findings, spec.Place.error(text, hint))
		return
	}
	text = fmt.Sprintf("the category %q has no items, so docgen leaves it out, together with its page", spec.Label)
	b.findings = append(b.findings, spec.Place.report(diag.Diagnostic{Severity: diag.Warning, Text: text, Hint: hint}))
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

func orDefault(written *bool, otherwise bool) bool {
	if written != nil {
		return *written
	}
	return otherwise
}

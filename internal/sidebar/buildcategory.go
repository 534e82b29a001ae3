package sidebar

import (
	"fmt"

	"docgen/internal/content"
)

// category makes a category, or nothing of one that came out empty, or the doc
// that an otherwise empty one leads to.
func (b *builder) category(sidebar string, spec ItemSpec) (made Item, shown bool) {
	inner := b.expand(spec.Items)
	if len(inner) == 0 && spec.DocID == "" {
		b.findings = append(b.findings, spec.Place.error(
			fmt.Sprintf("the category %q has neither items nor a link", spec.Label), "give it items, or remove it"))
		return Item{}, false
	}
	var linked *content.Doc
	if spec.DocID != "" {
		linked = b.doc(spec)
	}
	if linked != nil {
		b.own(sidebar, spec.Place, linked)
	}
	items := b.items(sidebar, inner)
	if len(items) > 0 {
		return b.filledCategory(spec, linked, items), true
	}
	if linked == nil {
		return Item{}, false
	}
	return b.docItem(sidebar, ItemSpec{Kind: DocItem, Label: spec.Label, ClassName: spec.ClassName, Place: spec.Place}, linked), true
}

func (b *builder) filledCategory(spec ItemSpec, linked *content.Doc, items []Item) Item {
	item := Item{
		Kind: CategoryItem, Label: spec.Label, ClassName: spec.ClassName, Items: items,
		Collapsible: orDefault(spec.Collapsible, b.input.Collapsible),
		Hidden:      allHidden(items),
	}
	item.Collapsed = item.Collapsible && orDefault(spec.Collapsed, b.input.Collapsed)
	if linked != nil {
		item.DocID, item.page = linked.ID, b.path(linked)
		if !linked.FrontMatter.Unlisted {
			item.Href, item.Hidden = item.page, false
		}
	}
	return item
}

func orDefault(written *bool, otherwise bool) bool {
	if written != nil {
		return *written
	}
	return otherwise
}

func allHidden(items []Item) bool {
	for _, item := range items {
		if !item.Hidden {
			return false
		}
	}
	return true
}

package sidebar

import (
	"cmp"
	"fmt"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/route"
)

// doc finds the doc that an item names; nil when it is a draft, or does not
// exist, which is an error.
func (b *builder) doc(spec ItemSpec) *content.Doc {
	doc, draft := b.docs[spec.DocID], b.drafts[spec.DocID]
	if doc == nil && draft == nil {
		b.findings = append(b.findings, spec.DocPlace.error(fmt.Sprintf("no doc has the id %q", spec.DocID), b.nearestDoc(spec.DocID)))
	}
	return doc
}

func (b *builder) docItem(sidebar string, spec ItemSpec, doc *content.Doc) Item {
	if spec.Kind == DocItem {
		b.own(sidebar, spec.Place, doc)
	}
	item := Item{
		Kind: spec.Kind, DocID: doc.ID, Href: b.path(doc), ClassName: spec.ClassName, Hidden: doc.FrontMatter.Unlisted,
		Label: cmp.Or(spec.Label, doc.Title),
	}
	if own := doc.FrontMatter.SidebarLabel; own != nil {
		item.Label = cmp.Or(*own, item.Label)
	}
	return item
}

func (b *builder) path(doc *content.Doc) string {
	route, _ := b.input.Routes.ByDoc(doc.ID)
	return route.Path
}

// linkItem makes the item of a link out of the docs, which may lead to a page of
// the site all the same.
func (b *builder) linkItem(spec ItemSpec) Item {
	item := Item{Kind: LinkItem, Label: spec.Label, Href: spec.Href, ClassName: spec.ClassName}
	switch {
	case spec.KeepHref:
	case b.input.Links == nil:
		target := b.input.Routes.Resolve(content.Doc{}, spec.Href)
		item.Href, item.External = target.Href, target.Kind == route.External
	default:
		var finding *diag.Diagnostic
		if item.Href, item.External, finding = b.input.Links.Path(spec.Href); finding != nil {
			b.findings = append(b.findings, spec.Place.report(*finding))
		}
	}
	return item
}

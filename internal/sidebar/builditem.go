package sidebar

import (
	"cmp"
	"fmt"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
)

// doc returns the doc that an item names, or nil if it is a draft or does not exist. It reports
// a doc that does not exist.
func (b *builder) doc(spec ItemSpec) *content.Doc {
	doc, draft := b.docs[spec.DocID], b.drafts[spec.DocID]
	switch {
	case doc != nil:
	case draft == nil:
		b.findings = append(b.findings, spec.DocPlace.error(fmt.Sprintf("no doc has the id %q", spec.DocID), b.nearestDoc(spec.DocID)))
	case !spec.generated && !b.omitted[spec.DocID]:
		b.findings = append(b.findings, spec.DocPlace.report(diag.Diagnostic{
			Severity: diag.Log, Text: fmt.Sprintf("the doc %q is a draft, so docgen leaves it out", spec.DocID),
			Hint: fmt.Sprintf("remove \"draft\" from %s to publish it", draft.Name),
		}))
	}
	return doc
}

func (b *builder) docItem(sidebar string, spec ItemSpec, doc *content.Doc) Item {
	if spec.Kind == DocItem {
		b.own(sidebar, spec.Place, doc)
	}
	item := Item{
		Kind: spec.Kind, DocID: doc.ID, ClassName: cmp.Or(className(doc), spec.ClassName), Hidden: doc.FrontMatter.Unlisted,
		Label: cmp.Or(spec.Label, doc.Title), CustomProps: spec.CustomProps, badge: spec.Badge,
	}
	item.Icon, item.Badge = spec.marked(doc)
	if own := doc.FrontMatter.SidebarCustomProps; own != nil {
		item.CustomProps = own
	}
	if spec.Label != "" {
		item.naming = spec.named()
	}
	if own := doc.FrontMatter.SidebarLabel; own != nil {
		item.Label = cmp.Or(*own, item.Label)
	}
	return item
}

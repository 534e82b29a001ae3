package text

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/site"
)

// changes lists how the original of a translation has changed since the translation was accepted.
func (r Reader) changes(name string, original *site.Text) []accepted.Change {
	return r.accepted.Changes(site.AcceptedName(r.Input.Config, r.locale, name), original.Document.Passages)
}

// checkID reports an id in the front matter of a translation that the original does not have.
func checkID(doc content.Doc, own *string, original *site.Text) []diag.Diagnostic {
	id := path.Base(original.ID)
	if own == nil || *own == id {
		return nil
	}
	finding := doc.Report("id", diag.Warning, fmt.Sprintf("the id %q differs from %q, the id of the original", *own, id),
		fmt.Sprintf("remove the field; docgen uses the id of %s", original.Name))
	finding.Code = "translations"
	return []diag.Diagnostic{finding}
}

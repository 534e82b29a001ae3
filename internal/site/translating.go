package site

import (
	"fmt"
	"path"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/fingerprint"
)

// hasTranslations reports whether any page of the site may be translated.
func (input Input) hasTranslations() bool {
	for _, edition := range input.Editions {
		if edition.Pages != "" {
			return true
		}
		for _, set := range edition.Sets {
			if set.Translations != "" {
				return true
			}
		}
	}
	return false
}

// translating returns a reader for a file that translates a text.
func (r reader) translating(original *Text) reader {
	outline := original.Document.Outline()
	r.parser, r.outline = r.parser.Translating(outline), fingerprint.Sum(outline)
	return r
}

// checkID reports an id in the front matter of a translation that the original does not have.
func checkID(doc content.Doc, own *string, original *Text) []diag.Diagnostic {
	id := path.Base(original.ID)
	if own == nil || *own == id {
		return nil
	}
	finding := doc.Report("id", diag.Warning, fmt.Sprintf("the id %q differs from %q, the id of the original", *own, id),
		fmt.Sprintf("remove the field; docgen uses the id of %s", original.Name))
	finding.Code = "translations"
	return []diag.Diagnostic{finding}
}

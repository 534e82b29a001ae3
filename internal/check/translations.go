package check

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/parity"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/site"
)

// translations compares the translations of a locale with their originals, and lists the docs
// that have none.
func translations(ctx context.Context, edition *site.Edition, jobs int) []diag.Diagnostic {
	var texts []*site.Text
	var findings []diag.Diagnostic
	for text := range edition.Texts() {
		if text.Source != nil && text.IsTranslated() {
			texts = append(texts, text)
		}
	}
	for _, problems := range parallel.Map(ctx, jobs, texts, compare) {
		findings = append(findings, problems...)
	}
	return append(findings, alone(edition)...)
}

// compare compares a translation with its original. If they differ, it reads both again, because
// the findings quote them.
func compare(text *site.Text) []diag.Diagnostic {
	source, translation := parity.Text{File: cmp.Or(text.Source.Written, text.Source.Name), Document: *text.Source.Listed()},
		parity.Text{File: text.Name, Document: *text.Listed()}
	if source.Document.IsMDX == translation.Document.IsMDX && len(parity.Compare(source, translation)) == 0 {
		return nil
	}
	source.Document, translation.Document = text.Source.Whole(), text.Whole()
	return parity.Compare(source, translation)
}

// alone lists the docs that exist only in this language. That is allowed, but a file that was
// renamed or misspelled looks the same.
func alone(edition *site.Edition) []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, set := range edition.Sets {
		var untranslated []string
		for _, doc := range set.Docs {
			if doc.Text.Source != nil && !doc.Text.IsTranslated() {
				untranslated = append(untranslated, doc.Text.File)
			}
		}
		for _, doc := range set.Docs {
			if set.Translations == "" || doc.Text.Source != nil {
				continue
			}
			finding := diag.Diagnostic{
				Severity: diag.Log, Code: parity.Code, File: doc.Text.Name, Cause: "alone " + edition.Locale,
				Text: fmt.Sprintf("the page exists only in the locale %q", edition.Locale),
				Hint: fmt.Sprintf("if it is a translation, give it the name of its original in %s", set.Folder),
			}
			if similar := nearest(doc.Text.File, untranslated); similar != "" {
				finding.Cause, finding.Hint = "", fmt.Sprintf("if it translates %s, give it the same name", path.Join(set.Folder, similar))
			}
			findings = append(findings, finding)
		}
	}
	return findings
}

// nearest returns the file in the same folder with the most similar name, or "".
func nearest(file string, files []string) string {
	bare := func(file string) string { return strings.TrimSuffix(path.Base(file), path.Ext(file)) }
	byName, names := map[string]string{}, []string{}
	for _, other := range files {
		if path.Dir(other) == path.Dir(file) {
			byName[bare(other)], names = other, append(names, bare(other))
		}
	}
	return byName[diag.Nearest(bare(file), names)]
}

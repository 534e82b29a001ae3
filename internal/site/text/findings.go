package text

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// Findings returns the problems with the text of a file, and the comments that switch off checks in it.
func Findings(name string, document markdown.Document) ([]diag.Diagnostic, []site.Comment) {
	return textFindings(content.File{Name: name}, document), comments(name, document)
}

// textFindings returns the problems with the text of a doc.
func textFindings(file content.File, document markdown.Document) []diag.Diagnostic {
	var findings []diag.Diagnostic
	add := func(place markdown.Place, finding diag.Diagnostic) {
		findings = append(findings, link.At(file.Name, document, place, finding))
	}
	hints := map[string]string{} // by unknown language
	for _, language := range document.Languages {
		if language.Known {
			continue
		}
		hint, isKnown := hints[language.Name]
		if !isKnown && len(hints) < maxGuesses {
			hint = languageHint(language.Name)
			hints[language.Name] = hint
		}
		add(language.Place, diag.Diagnostic{
			Severity: diag.Warning, Code: string(markdown.CodeCode),
			Text: fmt.Sprintf("no syntax highlighting for the language %q", language.Name), Hint: cmp.Or(hint, plainHint), Cause: language.Name,
		})
	}
	for _, found := range document.Findings {
		slip := diag.DidYouMean(found.Name, found.Known)
		if found.Name != "" && found.Hint == "" && slip == "" {
			continue
		}
		finding := diag.Diagnostic{
			Severity: severityOf(found), Code: string(found.Code), Text: found.Text, Hint: cmp.Or(slip, found.Hint), Fix: found.Fix,
		}
		if found.Name != "" || found.Code == markdown.JSXCode {
			finding.Cause = found.Text
		}
		if at := found.Edit.Place; found.Edit.Text != "" {
			finding.Edit = diag.Edit{Line: at.Line, Column: at.Column, Length: at.Length, Text: found.Edit.Text}
		}
		add(found.Place, finding)
	}
	return findings
}

// maxGuesses is the number of unknown languages in a text for which docgen looks for the
// nearest name.
const maxGuesses = 50

const plainHint = `use "text" for plain text`

func languageHint(name string) string {
	if strings.EqualFold(name, "mermaid") {
		return `set markdown.mermaid to true for a diagram, or write "text" for plain text`
	}
	return cmp.Or(diag.DidYouMean(name, markdown.Languages()), plainHint)
}

// severityOf separates problems that break a page from those that readers may not notice.
func severityOf(found markdown.Finding) diag.Severity {
	if found.Minor {
		return diag.Warning
	}
	switch found.Code {
	case markdown.ContainerCode, markdown.IncludeCode, markdown.MathCode, markdown.MDXCode, markdown.JSXCode, markdown.UnclosedCode:
		return diag.Error
	}
	return diag.Warning
}

package status

import (
	"fmt"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/accepted"
	"github.com/docgen-cli/docgen/internal/diag"
)

// Describe says how a section of an original has changed.
func Describe(change Change) string {
	name := fmt.Sprintf("%q", change.Heading)
	switch {
	case change.Kind == accepted.Moved:
		return "the sections are in another order"
	case change.Kind == accepted.Removed && change.ID == "":
		return "the start of the page was removed"
	case change.Kind == accepted.Removed:
		return fmt.Sprintf("the section #%s was removed", change.ID)
	case change.ID == "":
		name = "the start of the page"
	}
	if change.Kind == accepted.Added {
		return name + " was added"
	}
	return name + " changed"
}

// code is the code of findings about translations.
const code = "translations"

// Findings returns the report as diagnostics, such as for annotations of a pull request.
func (r Report) Findings() []diag.Diagnostic {
	var findings []diag.Diagnostic
	for _, locale := range r.Locales {
		for _, file := range locale.Files {
			finding := diag.Diagnostic{Severity: diag.Log, Code: code, File: file.File}
			switch file.State {
			case Stale:
				finding.Severity = diag.Warning
				finding.Text = fmt.Sprintf("the original %s has changed since this translation was accepted", file.Source)
				finding.Hint = strings.Join(described(file), "\n")
			case Unaccepted:
				finding.Text = "the translation was never accepted"
				finding.Hint = fmt.Sprintf("when it matches %s, run: docgen translate accept %s", file.Source, file.File)
			case Missing:
				finding.File = file.Source
				finding.Text = fmt.Sprintf("the page is not translated into %q", locale.Locale)
				finding.Hint = "write " + file.File
			case Orphaned:
				finding.Text = fmt.Sprintf("the page exists only in the locale %q", locale.Locale)
			}
			findings = append(findings, finding)
		}
	}
	return findings
}

// described describes the changes of a file's original, with their commits.
func described(file File) []string {
	var lines []string
	for _, change := range file.Changes {
		line := Describe(change)
		switch {
		case change.Commit != nil:
			line += fmt.Sprintf(" in %.7s (%s)", change.Commit.ID, change.Commit.Subject)
		case change.Uncommitted:
			line += " and is not committed"
		}
		lines = append(lines, line)
	}
	return lines
}

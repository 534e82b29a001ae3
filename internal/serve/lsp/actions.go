package lsp

import (
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/diag"
)

// codeActions returns the edits that fix the findings in a range, as "docgen check" proposes them.
func (s *server) codeActions(_ context.Context, params actionParams) ([]codeAction, error) {
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite {
		return nil, nil
	}
	actions, content := []codeAction{}, linesOf(open.content)
	for _, finding := range open.in.findingsIn(open.name) {
		shown := s.diagnostic(finding, content)
		title, edit, canFix := s.fix(finding, shown.Range, content)
		if !canFix || !overlap(shown.Range, params.Range) {
			continue
		}
		actions = append(actions, codeAction{
			Title: title, Kind: "quickfix", Diagnostics: []diagnostic{shown}, IsPreferred: true,
			Edit: workspaceEdit{Changes: map[string][]textEdit{params.TextDocument.URI: {edit}}},
		})
	}
	return actions, nil
}

// fix returns the edit that fixes a finding; false if docgen knows none.
func (s *server) fix(finding diag.Diagnostic, where textRange, content lines) (title string, edit textEdit, canFix bool) {
	if change := finding.Edit; change != (diag.Edit{}) {
		at := s.units.rangeOf(content, change.Line, change.Column, change.Length)
		if change.Length == 0 {
			at.End = at.Start
			return fmt.Sprintf("Insert %q", change.Text), textEdit{at, change.Text}, true
		}
		return fmt.Sprintf("Change to %q", change.Text), textEdit{at, change.Text}, true
	}
	replacement := finding.Replacement()
	return fmt.Sprintf("Change to %q", replacement), textEdit{where, replacement}, replacement != "" && finding.Column > 0
}

// overlap reports whether two ranges have a position in common; an empty range has one.
func overlap(a, b textRange) bool { return !before(a.End, b.Start) && !before(b.End, a.Start) }

func before(a, b position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}

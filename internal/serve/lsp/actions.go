package lsp

import (
	"context"
	"fmt"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve/refactor"
)

// codeActions returns the edits that fix the findings in a range, as "docgen check" proposes them, and what else the editor can do
// about them. Lines that the author has selected can go into a directive.
func (s *server) codeActions(_ context.Context, params actionParams) ([]codeAction, error) {
	open, isInSite := s.viewOf(params.TextDocument.URI)
	if !isInSite {
		return nil, nil
	}
	actions, content := []codeAction{}, linesOf(open.content)
	for _, finding := range open.in.findingsIn(open.name) {
		shown := s.diagnostic(finding, content)
		if !overlap(shown.Range, params.Range) {
			continue
		}
		for _, each := range s.fixes(open, finding, shown.Range, content) {
			each.Kind, each.Diagnostics = "quickfix", []diagnostic{shown}
			actions = append(actions, each)
		}
	}
	if open.text != nil && before(params.Range.Start, params.Range.End) {
		actions = append(actions, s.wrappings(open, content, params.Range)...)
	}
	return actions, nil
}

// fixes returns the edits that fix a finding.
func (s *server) fixes(open view, finding diag.Diagnostic, where textRange, content lines) []codeAction {
	var actions []codeAction
	title, edit, canFix := s.fix(finding, where, content)
	if canFix {
		actions = append(actions, codeAction{
			Title: title, IsPreferred: true, Edit: workspaceEdit{Changes: map[string][]textEdit{uriOf(open.path): {edit}}},
		})
	}
	for _, each := range open.project.Remedies(finding) {
		if len(each.Creates) > 0 && !s.canMove {
			continue
		}
		action := codeAction{Title: each.Title}
		s.include(&action.Edit, open.in.dir, each.Change)
		actions = append(actions, action)
	}
	return actions
}

// fix returns the edit that fixes a finding; false if docgen knows none.
func (s *server) fix(finding diag.Diagnostic, where textRange, content lines) (title string, edit textEdit, canFix bool) {
	if change := finding.Edit; change != (diag.Edit{}) {
		converted := s.textEdits(content, []diag.Edit{change})[0]
		if change.Length == 0 {
			return fmt.Sprintf("Insert %q", change.Text), converted, true
		}
		return fmt.Sprintf("Change to %q", change.Text), converted, true
	}
	replacement := finding.Replacement()
	return fmt.Sprintf("Change to %q", replacement), textEdit{where, replacement}, replacement != "" && finding.Column > 0
}

// wrappings puts the lines of a range into directives.
func (s *server) wrappings(open view, content lines, around textRange) []codeAction {
	first, last := around.Start.Line, around.End.Line
	if around.End.Character == 0 && last > first {
		last--
	}
	var actions []codeAction
	for _, name := range refactor.Wrappings {
		above, below := refactor.Wrapped(name, content[min(first, len(content)-1):min(last+1, len(content))])
		end := position{last, s.units.length(content.at(last))}
		actions = append(actions, codeAction{
			Title: fmt.Sprintf("Wrap in %q", ":::"+name), Kind: "refactor.rewrite", Edit: workspaceEdit{Changes: map[string][]textEdit{uriOf(open.path): {
				{textRange{position{Line: first}, position{Line: first}}, above + "\n"}, {textRange{end, end}, "\n" + below},
			}}},
		})
	}
	return actions
}

// overlap reports whether two ranges have a position in common; an empty range has one.
func overlap(a, b textRange) bool { return !before(a.End, b.Start) && !before(b.End, a.Start) }

func before(a, b position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}

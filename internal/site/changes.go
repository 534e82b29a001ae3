package site

import (
	"context"

	"docgen/internal/content"
	"docgen/internal/diag"
	"docgen/internal/history"
)

// changes is what the history says about the docs of a set.
type changes struct {
	of       map[string]history.Change // by path below the docs folder; nil when it is not known
	findings []diag.Diagnostic
}

// readChanges asks when docs last changed, if pages shall say so.
func readChanges(ctx context.Context, set SetInput, files []string) changes {
	if set.History == nil || !set.Options.ShowLastUpdateTime && !set.Options.ShowLastUpdateAuthor {
		return changes{}
	}
	of, findings := set.History(ctx, files)
	return changes{of, findings}
}

// complaints are what is wrong with the history, placed at the option that asked for it. There
// are none if no page needed an answer.
func (c changes) complaints(input Input, set SetInput, docs []*Text) []diag.Diagnostic {
	var lacking []string
	needed := false
	for _, doc := range docs {
		if doc.FrontMatter.Draft && !input.Drafts || !asksHistory(set, doc.Doc) {
			continue
		}
		needed = true
		if _, known := c.of[doc.File]; !known {
			lacking = append(lacking, doc.Name)
		}
	}
	if !needed {
		return nil
	}
	findings := c.findings
	if c.of != nil {
		findings = append(findings, history.Untracked(lacking)...)
	}
	option := "showLastUpdateTime"
	if !set.Options.ShowLastUpdateTime {
		option = "showLastUpdateAuthor"
	}
	placed := make([]diag.Diagnostic, len(findings))
	for i, finding := range findings {
		placed[i] = input.Config.Diagnostic(finding.Severity, finding.Text, finding.Hint, "docs", option)
		placed[i].Code = finding.Code
	}
	return placed
}

// asksHistory reports whether the front matter of a doc leaves something to the history.
func asksHistory(set SetInput, doc content.Doc) bool {
	written := doc.FrontMatter.Updated()
	return set.Options.ShowLastUpdateTime && written.Time.IsZero() || set.Options.ShowLastUpdateAuthor && written.Author == ""
}

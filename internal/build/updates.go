package build

import (
	"context"
	"path/filepath"
	"time"

	"docgen/internal/config"
	"docgen/internal/content"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/history"
)

// changes is what git says of the docs.
type changes struct {
	of       map[string]history.Change // by path below the docs folder; nil when git does not know
	findings []diag.Diagnostic
}

// readChanges asks git when docs last changed, when pages shall say so.
func readChanges(ctx context.Context, options Options, cfg config.Config, files []string) changes {
	if !cfg.Docs.ShowLastUpdateTime && !cfg.Docs.ShowLastUpdateAuthor {
		return changes{}
	}
	found, findings := history.Read(ctx, filepath.Join(options.Dir, filepath.FromSlash(cfg.Docs.Path)), files)
	return changes{found, findings}
}

// addChanges keeps what git said. Its complaints stand at the option that asked
// for it, and only when some page needed an answer.
func (p *plan) addChanges(changes changes) {
	p.changes = changes.of
	var lacking []string
	needed := false
	for _, page := range p.pages {
		if !p.asksGit(page.doc) {
			continue
		}
		needed = true
		if _, known := changes.of[page.doc.File]; !known {
			lacking = append(lacking, page.doc.Name)
		}
	}
	findings := changes.findings
	if changes.of != nil {
		findings = append(findings, history.Untracked(lacking)...)
	}
	if !needed {
		return
	}
	option := "showLastUpdateTime"
	if !p.config.Docs.ShowLastUpdateTime {
		option = "showLastUpdateAuthor"
	}
	for _, finding := range findings {
		placed := p.config.Diagnostic(finding.Severity, finding.Text, finding.Hint, "docs", option)
		placed.Code = finding.Code
		p.findings = append(p.findings, placed)
	}
}

// asksGit reports whether the front matter of a doc leaves something to git.
func (p *plan) asksGit(doc content.Doc) bool {
	written := doc.FrontMatter.Updated()
	return p.config.Docs.ShowLastUpdateTime && written.Time.IsZero() || p.config.Docs.ShowLastUpdateAuthor && written.Author == ""
}

// lastUpdated says when a doc last changed, and by whom, as far as the site shows
// it: by its front matter, else by git. It is nil when there is nothing to say.
func (p *plan) lastUpdated(doc content.Doc) *contract.LastUpdated {
	written := doc.FrontMatter.Updated()
	known := p.changes[doc.File]
	made := contract.LastUpdated{}
	if at := firstTime(written.Time, known.Time); p.config.Docs.ShowLastUpdateTime && !at.IsZero() {
		made.Time, made.Label = at.Format(time.RFC3339), at.Format("Jan 2, 2006")
	}
	if p.config.Docs.ShowLastUpdateAuthor {
		if made.Author = written.Author; made.Author == "" {
			made.Author = known.Author
		}
	}
	if made == (contract.LastUpdated{}) {
		return nil
	}
	return &made
}

func firstTime(times ...time.Time) time.Time {
	for _, at := range times {
		if !at.IsZero() {
			return at.UTC()
		}
	}
	return time.Time{}
}

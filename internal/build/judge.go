package build

import (
	"docgen/internal/check"
	"docgen/internal/diag"
	"docgen/internal/external"
)

// idle are the codes whose checks are not asked for.
func (o Options) idle() []string {
	if o.External {
		return nil
	}
	return []string{external.Code}
}

// judged gives findings the severities that the config sets, and leaves out those
// that authors switched off by a comment. Both check and build report these.
func (p *plan) judged(findings []diag.Diagnostic, idle ...string) []diag.Diagnostic {
	judge := check.Judge{Levels: map[string]diag.Severity{}, Idle: idle}
	for code, severity := range p.config.Checks {
		judge.Levels[code] = severity.Level()
	}
	for _, code := range diag.Codes() {
		if level, _ := p.config.Level(code.Name); level == diag.Ignore {
			judge.Idle = append(judge.Idle, code.Name)
		}
	}
	for _, pages := range [][]docPage{p.pages, p.drafts, p.partials} {
		for _, page := range pages {
			judge.Comments = append(judge.Comments, page.parsed.Comments...)
		}
	}
	return diag.Sort(judge.Judge(findings))
}

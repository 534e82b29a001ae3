package read

import (
	"context"
	"maps"

	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/history"
	"github.com/docgen-cli/docgen/internal/site"
	"github.com/docgen-cli/docgen/internal/site/text"
)

// changes is the git history of a set's docs.
type changes struct {
	of       map[string]history.Change // by path in the docs folder; nil if unknown
	findings []diag.Diagnostic
}

// readChanges reads when docs last changed if the site or its sitemap shows that.
func readChanges(ctx context.Context, input site.Input, set site.SetInput, docs []text.File) changes {
	if !set.Options.ShowLastUpdateTime && !set.Options.ShowLastUpdateAuthor && len(set.Options.Print) == 0 &&
		input.Config.Sitemap.LastMod == config.LastModNone {
		return changes{}
	}
	return changesIn(set.History, ctx, docs, set.Folder, set.Translations)
}

// changesIn returns when the files of some folders last changed. It returns nothing if h is nil.
func changesIn(h site.History, ctx context.Context, docs []text.File, folders ...string) changes {
	if h == nil {
		return changes{}
	}
	var result changes
	for _, folder := range folders {
		var files []string
		for _, doc := range docs {
			if doc.Folder == folder {
				files = append(files, doc.Below)
			}
		}
		if len(files) == 0 {
			continue
		}
		of, findings := h(ctx, folder, files)
		if of != nil && result.of == nil {
			result.of = map[string]history.Change{}
		}
		maps.Copy(result.of, of)
		result.findings = append(result.findings, findings...)
	}
	return result
}

// problems returns the problems with the history, placed at the option that needs it. There
// are none if no page needs the history.
func (c changes) problems(input site.Input, set site.SetInput, docs []*site.Text) []diag.Diagnostic {
	var untracked []string
	needed := false
	for _, doc := range docs {
		if doc.FrontMatter.Draft && !input.Drafts || !asksHistory(input, set, doc.Doc) {
			continue
		}
		needed = true
		if _, known := c.of[doc.File]; !known {
			untracked = append(untracked, doc.Name)
		}
	}
	if !needed {
		return nil
	}
	findings := c.findings
	if c.of != nil && !input.Drafts { // while a page is new, a preview need not say so
		findings = append(findings, history.Untracked(untracked)...)
	}
	option := []any{"docs", "showLastUpdateTime"}
	switch {
	case set.Options.ShowLastUpdateTime:
	case set.Options.ShowLastUpdateAuthor:
		option[1] = "showLastUpdateAuthor"
	default:
		option = []any{"sitemap", "lastmod"}
	}
	placed := make([]diag.Diagnostic, len(findings))
	for i, finding := range findings {
		placed[i] = input.Config.Diagnostic(finding.Severity, finding.Text, finding.Hint, option...)
		placed[i].Code = finding.Code
	}
	return placed
}

// asksHistory reports whether a doc needs the history because its front matter does not say
// when it changed.
func asksHistory(input site.Input, set site.SetInput, doc content.Doc) bool {
	written, wantsTime := doc.FrontMatter.Updated(), set.Options.ShowLastUpdateTime || input.Config.Sitemap.LastMod != config.LastModNone
	return wantsTime && written.Time.IsZero() || set.Options.ShowLastUpdateAuthor && written.Author == ""
}

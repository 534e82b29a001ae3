package build

import (
	"context"
	"path/filepath"
	"slices"

	"docgen/internal/assemble"
	"docgen/internal/check"
	"docgen/internal/diag"
	"docgen/internal/external"
	"docgen/internal/history"
	"docgen/internal/progress"
	"docgen/internal/render"
	"docgen/internal/site"
)

// Reading says what a site is read for.
type Reading struct {
	Brief    bool        // to be checked, and not shown
	Drafts   bool        // drafts are pages
	Previous *site.Site  // of a preview: the last state of the site; nil for none
	Earlier  check.Links // of that state
}

// Checked is a site that was read and checked.
type Checked struct {
	Site     site.Site
	Links    check.Links
	Formulas assemble.Formulas
	Shared   []assemble.Shared // by locale
	Findings []diag.Diagnostic // of all stages so far
	Input    check.Input
}

// Read reads the site and checks all of it. An error is the machine's; what is wrong with
// the site is in the findings.
func (p Project) Read(ctx context.Context, how Reading) (Checked, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	editions, findings := p.editions()
	made := Checked{Input: check.Input{
		Input: site.Input{
			Config: p.Config, Engine: p.Engine, Editions: editions, Jobs: p.Jobs, Brief: how.Brief, Drafts: how.Drafts, CI: p.CI,
			Previous: how.Previous, Reading: p.reading,
		},
		Dir: p.Dir, ConfigFile: p.Options.Config, Theme: p.Theme, Earlier: how.Earlier,
	}}
	var err error
	made.Findings = append(slices.Clone(p.findings), findings...)
	if made.Site, findings, err = site.Read(ctx, made.Input.Input); err != nil {
		return made, err
	}
	made.Findings, made.Input.Findings = append(made.Findings, findings...), findings
	made.Links, findings = check.Site(ctx, made.Site, made.Input)
	made.Findings = append(made.Findings, findings...)
	made.Input.Previous, made.Input.Earlier = nil, check.Links{} // or each state of a preview would keep all before it
	for _, edition := range made.Site.Editions {
		shared, findings := assemble.Share(made.Site, edition, site.Folders(made.Input.Input), p.Version)
		made.Shared, made.Findings = append(made.Shared, shared), append(made.Findings, findings...)
	}
	if made.Formulas, findings, err = render.Typeset(ctx, made.Site, p.Engine, p.NodeOptions()); err != nil {
		return made, err
	}
	made.Findings = append(made.Findings, findings...)
	if findings, err = render.CheckDiagrams(ctx, made.Site, p.Engine, p.NodeOptions()); err != nil {
		return made, err
	}
	made.Findings = append(made.Findings, findings...)
	return made, context.Cause(ctx)
}

// editions are the locales and doc sets that the config asks for.
func (p Project) editions() ([]site.EditionInput, []diag.Diagnostic) {
	editions, findings := site.Inputs(p.Config)
	for _, edition := range editions {
		for i, set := range edition.Sets {
			edition.Sets[i].History = func(ctx context.Context, files []string) (map[string]history.Change, []diag.Diagnostic) {
				return history.Read(ctx, filepath.Join(p.Dir, filepath.FromSlash(set.Folder)), files)
			}
		}
	}
	return editions, findings
}

// reading tells of the progress of reading.
func (p Project) reading(total int) func() {
	steps := progress.Of(p.Progress, "reading", total)
	return func() { steps.Add(1) }
}

// Settle gives findings the severities that the config sets, and leaves out those that the
// authors switched off or that the baseline knows. Both check and build report the result.
func (p Project) Settle(checked Checked, more []diag.Diagnostic) ([]diag.Diagnostic, error) {
	idle := []string{external.Code}
	findings := diag.Sort(append(check.NewFilter(checked.Site, idle...).Apply(checked.Findings), more...))
	if p.Baseline == "" {
		return findings, nil
	}
	return check.ApplyBaseline(findings, p.Engine.Files(), filepath.ToSlash(p.Baseline), p.Config, idle...)
}

// Renderers make the files of the pages of each locale, with a theme and with what pages that
// are scripts say about themselves.
func (c Checked) Renderers(theme render.Theme, matter map[string]assemble.Matter) ([]render.Renderer, error) {
	made := make([]render.Renderer, len(c.Site.Editions))
	for i, edition := range c.Site.Editions {
		assembler := assemble.Assembler{Config: c.Site.Config, Edition: edition, Links: c.Links, Formulas: c.Formulas, Code: theme.Pages, Matter: matter}
		var err error
		if made[i], err = render.NewRenderer(c.Site, assembler, c.Shared[i], theme); err != nil {
			return nil, err
		}
	}
	return made, nil
}

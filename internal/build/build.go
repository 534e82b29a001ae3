// Package build puts the stages in order: it reads a site, checks it, renders it and puts the
// output in place.
//
// [Build] goes to the end, [Check] stops before rendering, and [Lock] records what a release
// has. What each stage does is in its own package. The package knows no command line and no
// browser.
package build

import (
	"context"
	"errors"

	"docgen/internal/diag"
	"docgen/internal/output"
	"docgen/internal/progress"
	"docgen/internal/search"
	"docgen/internal/site"
)

// Result tells what a build did.
type Result struct {
	Findings  []diag.Diagnostic // sorted
	Pages     int               // that the site's authors wrote
	Parsed    int               // texts that were read and parsed; the others were known from the last build
	Assembled int               // pages of all kinds whose data was put together, to see whether they changed
	Rendered  int               // of those, pages that were rendered
	Files     int               // in the output
	Changed   []string          // of those, the new and changed ones, by name below the output folder
	Kept      []string          // what stays in the output folder though docgen did not write it
	Timing    progress.Timing
	BaseURL   string // the site's, for whoever serves it
	Search    search.Report
	Script    string // what a Content-Security-Policy allows the pages' inline script by
}

// Build builds the site. When a finding is an error nothing is written; the
// error returned is the machine's.
func Build(ctx context.Context, options BuildOptions) (Result, error) {
	clock := progress.Start()
	project, findings, err := Open(options.Options)
	result := Result{Findings: diag.Sort(findings), BaseURL: project.Config.BaseURL}
	if err != nil {
		return result, err
	}
	if last, found := options.unchanged(ctx, project); found {
		clock.Mark("detect changes")
		last.Timing = clock.Done()
		return last, nil
	}
	pool, err := project.NodeOptions().Start(ctx)
	if err != nil {
		return result, err
	}
	defer pool.Close()
	theme := project.beginTheme()
	checked, err := project.Read(ctx, Reading{})
	clock.Mark("read and check")
	if err != nil {
		return result, err
	}
	ready := theme(checked)
	clock.Mark("bundle the theme")
	result.Findings, err = project.Settle(checked, ready.findings)
	if err = errors.Join(err, ready.err); err != nil || diag.HasErrors(result.Findings) {
		return result, err
	}
	staging, err := output.Begin(output.Target{Site: options.Dir, Out: options.Out, Previous: project.previous()})
	if err != nil {
		return result, err
	}
	made, err := project.render(ctx, options, checked, rendering{ready.Theme, pool, staging})
	clock.Mark("render and write")
	result.Findings = diag.Sort(append(result.Findings, made.findings...))
	if err != nil || diag.HasErrors(made.findings) {
		if err = errors.Join(err, staging.Discard()); !errors.Is(err, site.ErrDamaged) {
			return result, err
		}
		return Build(ctx, options.withoutCache())
	}
	result.Pages, result.Parsed, result.Files = checked.Site.Written(), checked.Site.Parsed, staging.Len()
	result.Assembled, result.Rendered, result.Search, result.Script = made.assembled, made.rendered, made.search, ready.ScriptHash()
	done, err := staging.Commit(ctx)
	if err != nil {
		return result, err
	}
	result.Changed, result.Kept = done.Changed, done.Kept
	clock.Mark("replace the output")
	if options.keep(ctx, project, checked, result); result.Rendered > 0 {
		_ = pool.Keep(ctx) // what cannot be kept costs time, and is no error
	}
	clock.Mark("save for the next build")
	result.Timing = clock.Done()
	return result, nil
}

package build

import (
	"context"
	"errors"

	"github.com/docgen-cli/docgen/internal/check/policy"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/progress"
	"github.com/docgen-cli/docgen/internal/engine/remote"
	"github.com/docgen-cli/docgen/internal/search"
	"github.com/docgen-cli/docgen/internal/site"
)

// Result describes the outcome of a build.
type Result struct {
	Findings  []diag.Diagnostic // sorted
	Pages     int               // written by the site's authors
	Parsed    int               // files that were parsed; the results for all others came from the cache
	Assembled int               // pages of all kinds whose data was assembled to see whether they changed
	Rendered  int               // of those, pages that were rendered
	Files     int               // in the output
	Changed   []string          // names of new and changed files, relative to the output folder
	Kept      []string          // files that stay in the output folder although docgen did not write them
	Timing    progress.Timing
	BaseURL   string // of the site
	Search    search.Report
	Inline    policy.Sources // what a Content-Security-Policy needs for what is inline in pages
	Shared    remote.Report  // what was exchanged with the remote cache
	Printed   Printed        // the document that the options ask for
}

// Build builds the site. If a finding is an error, Build writes nothing. The returned error
// reports a failure of the machine, or ErrConfig. If the cache turns out to be damaged during
// rendering, Build begins again without it.
func Build(ctx context.Context, options BuildOptions) (Result, error) {
	result, err := build(ctx, options)
	if errors.Is(err, site.ErrDamaged) {
		result, err = build(ctx, options.withoutCache())
	}
	return result, err
}

// build is Build with one cache. The error is site.ErrDamaged if the cache is damaged.
func build(ctx context.Context, options BuildOptions) (Result, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	clock := progress.Start()
	project, findings, err := Open(ctx, options.Options)
	result := Result{Findings: diag.Sort(findings), BaseURL: project.Config.BaseURL}
	if err != nil {
		return result, err
	}
	defer project.host.Close()
	if last, found := options.unchanged(ctx, project); found && options.Shard.Of == 0 {
		clock.Mark("detect changes")
		last.Timing = clock.Done()
		return last, nil
	}
	shared, err := project.connect(ctx)
	if err != nil {
		return result, err
	}
	if shared != nil {
		defer shared.Close()
	}
	if options.Shard.Of > 0 && (shared == nil || shared.ReadOnly) {
		return result, ErrNoRemote
	}
	pool, err := project.NodeOptions().Start(ctx)
	if err != nil {
		return result, err
	}
	defer pool.Close()
	theme := project.beginTheme(ctx)
	checked, err := project.Read(ctx, Reading{Once: true, Shard: options.Shard})
	clock.Mark("read and check")
	if err != nil {
		return result, err
	}
	if options.Print != nil {
		result.Printed, err = options.Print.find(checked.Site)
		if err != nil {
			return result, err
		}
	}
	checked, err = project.withVariants(ctx, checked)
	if err != nil {
		return result, err
	}
	clock.Mark("resize images")
	ready := theme(checked)
	clock.Mark("bundle the theme")
	result.Findings, err = project.Settle(checked, ready.findings)
	err = errors.Join(err, ready.err)
	if err != nil || diag.HasErrors(result.Findings) {
		return result, err
	}
	checked = checked.released()
	staging, err := output.Begin(output.Target{Site: options.Dir, Out: options.Out, Previous: project.previous()})
	if err != nil {
		return result, err
	}
	rendered, err := project.render(ctx, options, checked, rendering{ready.Theme, pool, staging, checked.Cards})
	clock.Mark("render and write")
	result.Findings = diag.Sort(append(result.Findings, rendered.findings...))
	if err == nil && len(rendered.audited) > 0 {
		checked.Findings = append(checked.Findings, rendered.audited...)
		result.Findings, err = project.settle(checked, append(ready.findings, rendered.findings...))
	}
	if err != nil || diag.HasErrors(result.Findings) {
		return result, errors.Join(err, staging.Discard())
	}
	result.Pages, result.Parsed, result.Files = checked.Site.Written(), checked.Site.Parsed, staging.Len()
	result.Assembled, result.Rendered, result.Search, result.Inline = rendered.assembled, rendered.rendered, rendered.search, rendered.inline
	if shared != nil {
		result.Shared = project.disconnect(ctx, shared)
		result.Findings = diag.Sort(append(result.Findings, project.aboutRemote(checked, result.Shared)...))
		clock.Mark("send to the remote cache")
	}
	if options.Shard.Of > 0 || diag.HasErrors(result.Findings) {
		result.Timing = clock.Done()
		return result, staging.Discard()
	}
	done, err := staging.Commit(ctx)
	if err != nil {
		return result, err
	}
	result.Changed, result.Kept = done.Changed, done.Kept
	clock.Mark("replace the output")
	options.freeze(project, checked, rendered)
	if options.keep(ctx, project, checked, result, done.Hash); result.Rendered > 0 {
		_ = pool.Keep(ctx) // without it the next build is slower, which is no error
	}
	clock.Mark("save for the next build")
	result.Timing = clock.Done()
	project.record(result)
	return result, nil
}

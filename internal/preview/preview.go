// Package preview keeps a site in memory while its author writes.
//
// A [Live] site reads what changed on disk and makes files when they are asked for, as a build
// would write them, but for the theme's scripts, which show changes in the open page. What it
// shows is a snapshot, which never changes; an update puts another in its place. The package
// knows no browser and watches nothing.
package preview

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"docgen/internal/build"
	"docgen/internal/bundle"
	"docgen/internal/check"
	"docgen/internal/config"
	"docgen/internal/diag"
	"docgen/internal/render"
	"docgen/internal/site"
)

// Live is a site in memory.
type Live struct {
	updating sync.Mutex // one update at a time
	project  build.Project
	session  *bundle.Session
	renderer *renderer
	now      time.Time
	links    check.Links  // of the last state
	good     render.Theme // the last that was without a mistake

	snapshot atomic.Pointer[snapshot]
	earlier  atomic.Pointer[snapshot] // whose scripts a page may be loading still
}

// Open reads a site. Its findings may be errors; the site is then there as far as
// it can be shown. now is when the content of the search is said to have changed. The error
// is build.ErrConfig when there is nothing to show at all, and an [ssr.NodeError] when there
// is no Node to render with.
func Open(ctx context.Context, options build.Options, now time.Time) (*Live, []diag.Diagnostic, error) {
	project, findings, err := build.Open(options)
	if err != nil {
		return nil, diag.Sort(findings), err
	}
	live := &Live{project: project, session: bundle.NewSession(), renderer: newRenderer(ctx, project.NodeOptions()), now: now}
	if err := live.renderer.begin(); err != nil {
		live.Close()
		return nil, nil, err
	}
	findings, err = live.Update(ctx)
	if err == nil && live.snapshot.Load() == nil {
		err = build.ErrConfig
	}
	if err == nil {
		err = live.renderer.await(ctx)
	}
	if err != nil {
		live.Close()
		return nil, findings, err
	}
	return live, findings, nil
}

// Close ends the processes that render, and keeps what was parsed for the next preview or
// build.
func (l *Live) Close() {
	l.renderer.close()
	l.session.Close()
	if shown := l.snapshot.Load(); shown != nil {
		render.Retain(l.project.Engine, shown.checked.Site)
		l.project.Engine.Save(context.Background(), l.project.Jobs)
	}
}

// BaseURL is the path that the site lives under.
func (l *Live) BaseURL() string { return l.snapshot.Load().checked.Site.Config.BaseURL }

// Folders are where changes of the site happen; see site.Place.
func (l *Live) Folders() (whole, single []string) {
	l.updating.Lock()
	defer l.updating.Unlock()
	return l.project.Place().Folders(l.project.Config)
}

// Update reads what changed, checks the whole site, and shows it from now on. What
// cannot be read or bundled stays as it was. The findings are sorted.
func (l *Live) Update(ctx context.Context) ([]diag.Diagnostic, error) {
	l.updating.Lock()
	defer l.updating.Unlock()
	project, findings, err := l.project.Reload()
	if errors.Is(err, build.ErrConfig) {
		return diag.Sort(findings), nil
	}
	if err != nil {
		return nil, err
	}
	project.Config.Analytics = config.Analytics{} // who writes is no reader
	l.project = project
	previous := &site.Site{}
	if shown := l.snapshot.Load(); shown != nil {
		previous = &shown.checked.Site
	}
	checked, err := project.Read(ctx, build.Reading{Drafts: true, Previous: previous, Earlier: l.links})
	if err != nil {
		return nil, err
	}
	l.links = checked.Links
	theme, findings, err := l.bundle(project, checked)
	if err != nil {
		return nil, err
	}
	if theme.Client != "" {
		next, found, err := l.prepare(ctx, checked, theme)
		if err != nil {
			return nil, err
		}
		findings = append(findings, found...)
		l.earlier.Store(l.snapshot.Swap(next))
	}
	return project.Settle(checked, findings)
}

// bundle bundles the theme with the site's code. While that has a mistake, the last theme
// without one is shown, or from the start the built-in one.
func (l *Live) bundle(project build.Project, checked build.Checked) (render.Theme, []diag.Diagnostic, error) {
	code, err := project.Code()
	if err != nil {
		return render.Theme{}, nil, err
	}
	code.Entry, code.Session = bundle.DevEntry, l.session
	theme, findings, err := code.Bundle(project.Engine, render.NewModules(checked.Site, checked.Links, checked.Input.Parser()))
	if err != nil {
		return render.Theme{}, nil, err
	}
	if theme.Client != "" && theme.HasSiteCode {
		// What is wrong for Node alone is found now, and not with the first page.
		_, wrong, err := theme.ForNode()
		if err != nil {
			return render.Theme{}, nil, err
		}
		if findings = append(findings, wrong...); diag.HasErrors(wrong) {
			theme = render.Theme{}
		}
	}
	if theme.Client != "" {
		l.good = theme
	}
	if l.good.Client == "" {
		plain, err := code.Plain()
		return plain, findings, err
	}
	return l.good, findings, nil
}

// prepare makes a snapshot. If the code of pages that are scripts has changed, they say anew
// what they show.
func (l *Live) prepare(ctx context.Context, checked build.Checked, theme render.Theme) (*snapshot, []diag.Diagnostic, error) {
	matter, findings, err := l.renderer.describe(ctx, checked, theme)
	if err != nil {
		return nil, nil, err
	}
	next, err := newSnapshot(l.project, checked, theme, matter, l.now)
	if err != nil {
		return nil, nil, err
	}
	next.renderer = l.renderer
	return next, findings, nil
}

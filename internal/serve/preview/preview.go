package preview

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/config"
	"github.com/docgen-cli/docgen/internal/content"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/frontend/bundle"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// Live is a site in memory.
type Live struct {
	updating sync.Mutex // allows one update at a time
	project  build.Project
	session  *bundle.Session
	renderer *renderer
	live     func() context.Context // ends when the preview is to end
	now      time.Time
	lastGood code.Theme             // the last one without errors
	asked    map[content.SetID]bool // old versions that somebody has asked for
	opened   map[string]bool        // locales that somebody has asked for, besides the default one

	unsaved  atomic.Pointer[map[string][]byte]  // what an editor has not saved; nil for what the project has
	inputs   atomic.Pointer[incremental.Engine] // of the last update; nil while one runs, or if it failed, because nobody knows what it would have read
	snapshot atomic.Pointer[snapshot]
	earlier  atomic.Pointer[snapshot] // open pages may still load its scripts
}

// Open reads a site. If its findings include errors, the preview shows as much of the site
// as possible. now is the time of the last change in the search index. The end of ctx also ends
// the updates that requests start. The error is build.ErrConfig if there is nothing to show at
// all, and a [node.Error] if Node cannot run.
func Open(ctx context.Context, options build.Options, now time.Time) (*Live, []diag.Diagnostic, error) {
	project, findings, err := build.Open(ctx, options)
	if err != nil {
		return nil, diag.Sort(findings), err
	}
	return Of(ctx, project, now)
}

// Of reads the site of a project, as [Open] does.
func Of(ctx context.Context, project build.Project, now time.Time) (*Live, []diag.Diagnostic, error) {
	project.Together = true
	live := &Live{project: project, session: bundle.NewSession(), renderer: newRenderer(project.NodeOptions()), now: now, asked: map[content.SetID]bool{},
		opened: map[string]bool{}, live: func() context.Context { return ctx }}
	if err := live.renderer.begin(ctx); err != nil {
		live.Close(ctx)
		return nil, nil, err
	}
	findings, err := live.Update(ctx)
	if err == nil && live.snapshot.Load() == nil {
		err = build.ErrConfig
	}
	if err == nil {
		err = live.renderer.await(ctx)
	}
	if err != nil {
		live.Close(ctx)
		return nil, findings, err
	}
	return live, findings, nil
}

// Close waits for an update, ends the Node processes, and saves parsed files for the next preview
// or build, even if ctx has ended.
func (l *Live) Close(ctx context.Context) {
	l.updating.Lock()
	defer l.updating.Unlock()
	l.renderer.close()
	l.session.Close()
	l.project.Close()
	if shown := l.snapshot.Load(); shown != nil {
		render.Retain(l.project.Engine, shown.checked.Site)
		l.project.Engine.Save(context.WithoutCancel(ctx), l.project.Jobs)
	}
}

// BaseURL returns the site's base URL.
func (l *Live) BaseURL() string { return l.snapshot.Load().checked.Site.Config.BaseURL }

// IsAdopted reports whether the site is a folder of Markdown without a config.
func (l *Live) IsAdopted() bool {
	l.updating.Lock()
	defer l.updating.Unlock()
	return l.project.IsAdopted()
}

// Folders returns the folders to watch; see site.Place.
func (l *Live) Folders() (whole, single []string) {
	l.updating.Lock()
	defer l.updating.Unlock()
	whole, single = l.project.Place().Folders(l.project.Config)
	return append(whole, l.project.PluginFolders()...), single
}

// Reads reports whether the site may depend on a file, by its name relative to the site folder.
func (l *Live) Reads(name string) bool {
	inputs := l.inputs.Load()
	return inputs == nil || inputs.Reads(name)
}

// Lists reports whether the site depends on the names in the folder of a file.
func (l *Live) Lists(name string) bool {
	inputs := l.inputs.Load()
	return inputs == nil || inputs.Lists(name)
}

// Show sets what an editor has not saved, which the next update reads: contents by name relative to the site folder.
func (l *Live) Show(unsaved map[string][]byte) { l.unsaved.Store(&unsaved) }

// Update reads what changed, checks the whole site, and makes it the current snapshot.
// Files that cannot be read or bundled keep their last good state. The findings are sorted.
// Old versions and other languages are left out until somebody asks for a page of them.
func (l *Live) Update(ctx context.Context) ([]diag.Diagnostic, error) {
	l.updating.Lock()
	defer l.updating.Unlock()
	return l.update(ctx)
}

func (l *Live) update(ctx context.Context) ([]diag.Diagnostic, error) {
	l.inputs.Store(nil)
	if unsaved := l.unsaved.Load(); unsaved != nil {
		l.project.Unsaved = *unsaved
	}
	project, findings, err := l.project.Reload(ctx)
	if errors.Is(err, build.ErrConfig) {
		l.inputs.Store(project.Engine)
		return diag.Sort(findings), nil
	}
	if err != nil {
		return nil, err
	}
	project.Config.Analytics = config.Analytics{} // do not count the author's visits
	l.project = project
	previous := &site.Site{}
	if shown := l.snapshot.Load(); shown != nil {
		previous = &shown.checked.Site
	}
	checked, err := project.Read(ctx, build.Reading{Drafts: true, Deferred: l.isDeferred, Previous: previous})
	if err != nil {
		return nil, err
	}
	theme, findings, err := l.bundle(ctx, project, checked)
	if err != nil {
		return nil, err
	}
	if theme.Client != "" {
		next, problems, err := l.prepare(ctx, checked, theme)
		if err != nil {
			return nil, err
		}
		findings = append(findings, problems...)
		before := l.snapshot.Load()
		if before != nil {
			next.moved = next.movedSince(before)
		}
		l.snapshot.Store(next)
		if l.earlier.Store(before); before != nil {
			render.Forget(project.Engine, next.checked.Site, before.checked.Site)
		}
	}
	findings, err = project.Settle(checked, findings)
	if err == nil {
		l.inputs.Store(project.Engine)
	}
	return findings, err
}

// bundle bundles the theme with the site's code. If the code has an error, it returns the
// last bundle without one, or else the built-in theme.
func (l *Live) bundle(ctx context.Context, project build.Project, checked build.Checked) (code.Theme, []diag.Diagnostic, error) {
	from, err := project.Code()
	if err != nil {
		return code.Theme{}, nil, err
	}
	from.Entry, from.Session = bundle.DevEntry, l.session
	from.Docs = func() string { return code.DocsData(checked.Site) }
	theme, findings, err := from.Bundle(ctx, project.Engine, code.NewModules(checked.Site, checked.Links,
		checked.Input.Parser(checked.Input.Editions[0].Messages)))
	if err != nil {
		return code.Theme{}, nil, err
	}
	if theme.Client != "" && theme.HasSiteCode {
		// Report errors in the bundle for Node now, not when the first page is rendered.
		_, problems, err := theme.ForNode()
		if err != nil {
			return code.Theme{}, nil, err
		}
		findings = append(findings, problems...)
		if diag.HasErrors(problems) {
			theme = code.Theme{}
		}
	}
	if theme.Client != "" {
		l.lastGood = theme
	}
	if l.lastGood.Client == "" {
		plain, err := from.Plain()
		return plain, findings, err
	}
	return l.lastGood, findings, nil
}

// prepare makes a snapshot. If the code of scripts in src/pages has changed, it asks them
// for their front matter again.
func (l *Live) prepare(ctx context.Context, checked build.Checked, theme code.Theme) (*snapshot, []diag.Diagnostic, error) {
	metadata, findings, err := l.renderer.describe(ctx, checked, theme)
	if err != nil {
		return nil, nil, err
	}
	next, err := newSnapshot(l.project, checked, theme, metadata, l.now)
	if err != nil {
		return nil, nil, err
	}
	next.renderer = l.renderer
	return next, findings, nil
}

package preview

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"docgen/internal/assemble"
	"docgen/internal/build"
	"docgen/internal/diag"
	"docgen/internal/fingerprint"
	"docgen/internal/render"
	"docgen/internal/shell"
	"docgen/internal/ssr"
)

// renderer renders single pages in one Node process, which it starts when there
// is something to render and again after a fault.
type renderer struct {
	ctx  context.Context
	node render.Node

	mu        sync.Mutex
	pool      *ssr.Pool
	loaded    fingerprint.Hash // of the theme that the process has
	site      fingerprint.Hash // of the site's data that it has
	described described
}

// described is what the scripts of pages say about them.
type described struct {
	by       fingerprint.Hash // the theme, with their code
	matter   map[string]assemble.Matter
	findings []diag.Diagnostic
}

func newRenderer(ctx context.Context, node render.Node) *renderer {
	node.Workers = 1
	return &renderer{ctx: ctx, node: node}
}

// begin starts Node, which comes up while the site is read.
func (r *renderer) begin() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	pool, err := r.node.Start(r.ctx)
	r.pool = pool
	return err
}

// await returns when Node is up, or says why it is not.
func (r *renderer) await(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.pool == nil || !r.loaded.IsZero() {
		return nil // it has answered already
	}
	return r.pool.Site(ctx, []byte("null")) // it gets the site's data with the theme
}

// describe has the scripts of pages say what they show, if their code has changed. What the
// site's own code does wrong is in the findings.
func (r *renderer) describe(ctx context.Context, checked build.Checked, theme render.Theme) (map[string]assemble.Matter, []diag.Diagnostic, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !checked.Site.HasScripts() {
		return nil, nil, nil
	}
	theme, wrong, err := theme.ForNode()
	by := fingerprint.Sum(theme.Server)
	if err != nil || diag.HasErrors(wrong) || r.described.by == by {
		return r.described.matter, r.described.findings, err
	}
	made, err := retried(ctx, r, func() (described, error) {
		renderers, err := checked.Renderers(theme, nil)
		if err != nil {
			return described{}, err
		}
		findings, err := r.load(ctx, theme, renderers[0].Frame)
		if err != nil || diag.HasErrors(findings) {
			return described{by: by, findings: findings}, err
		}
		matter, found, err := theme.Describe(ctx, r.pool, checked.Site)
		return described{by, matter, append(findings, found...)}, err
	})
	if err == nil {
		r.described = made
	}
	return made.matter, made.findings, err
}

// render gives React's HTML of a page.
func (r *renderer) render(ctx context.Context, theme render.Theme, frame shell.Site, page json.RawMessage) (ssr.Rendered, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return retried(ctx, r, func() (ssr.Rendered, error) {
		if _, err := r.load(ctx, theme, frame); err != nil {
			return ssr.Rendered{}, err
		}
		pages, err := r.pool.Render(ctx, []json.RawMessage{page})
		if err != nil {
			return ssr.Rendered{}, fmt.Errorf("render the page: %w", err)
		}
		return pages[0], nil
	})
}

// retried does work, and does it again in a new process when the one at hand has
// failed: it may have been killed long ago.
func retried[Out any](ctx context.Context, r *renderer, work func() (Out, error)) (Out, error) {
	wasRunning := r.pool != nil
	out, err := work()
	if err != nil && ctx.Err() == nil {
		r.stop()
		if wasRunning {
			out, err = work()
		}
	}
	return out, err
}

// load starts Node, if need be, and loads what it does not have yet.
func (r *renderer) load(ctx context.Context, theme render.Theme, frame shell.Site) ([]diag.Diagnostic, error) {
	if r.pool == nil {
		pool, err := r.node.Start(r.ctx)
		if err != nil {
			return nil, err
		}
		r.pool, r.loaded, r.site = pool, fingerprint.Hash{}, fingerprint.Hash{}
	}
	theme, wrong, err := theme.ForNode()
	if err != nil {
		return nil, err
	}
	if diag.HasErrors(wrong) {
		return wrong, fmt.Errorf("bundle the theme for Node.js: %s: %s", wrong[0].Place(), wrong[0].Text)
	}
	server, data := fingerprint.Sum(theme.Server), fingerprint.Sum([]byte(frame.JSON))
	if r.loaded == server && r.site == data {
		return nil, nil
	}
	r.loaded = fingerprint.Hash{}
	findings, err := theme.Load(ctx, r.pool, frame.JSON)
	if err == nil {
		r.loaded, r.site = server, data
	}
	return findings, err
}

func (r *renderer) stop() {
	if r.pool != nil {
		r.pool.Close()
		r.pool = nil
	}
}

func (r *renderer) close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stop()
}

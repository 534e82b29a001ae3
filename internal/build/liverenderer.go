package build

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"sync"

	"docgen/internal/bundle"
	"docgen/internal/contract"
	"docgen/internal/diag"
	"docgen/internal/ssr"
)

// liveRenderer renders single pages in one Node process, which it starts when there
// is something to render and again after a fault.
type liveRenderer struct {
	ctx     context.Context
	options Options

	mu     sync.Mutex
	pool   *ssr.Pool
	loaded string // hash of the theme and the site's data that the process has
}

func newLiveRenderer(ctx context.Context, options Options) *liveRenderer {
	options.Jobs = 1
	return &liveRenderer{ctx: ctx, options: options}
}

// prepare gives Node what the pages of a plan are rendered with, and has the
// scripts of pages say what they show. What the site's own code does wrong is in
// the findings.
func (r *liveRenderer) prepare(ctx context.Context, made *plan, theme bundle.Bundle, site contract.SiteData) ([]diag.Diagnostic, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.loaded = ""
	return retried(ctx, r, func() ([]diag.Diagnostic, error) { return r.load(ctx, made, site) })
}

// render gives React's HTML of a page of a plan.
func (r *liveRenderer) render(ctx context.Context, made *plan, theme bundle.Bundle, site contract.SiteData, page json.RawMessage) (ssr.Rendered, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return retried(ctx, r, func() (ssr.Rendered, error) {
		if _, err := r.load(ctx, made, site); err != nil {
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
func retried[Out any](ctx context.Context, r *liveRenderer, work func() (Out, error)) (Out, error) {
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
func (r *liveRenderer) load(ctx context.Context, made *plan, site contract.SiteData) ([]diag.Diagnostic, error) {
	if r.pool == nil {
		pool, err := startNode(r.ctx, r.options)
		if err != nil {
			return nil, err
		}
		r.pool, r.loaded = pool, ""
	}
	theme, wrong, err := made.node.get()
	if err != nil {
		return nil, err
	}
	if len(wrong) > 0 {
		return wrong, fmt.Errorf("bundle the theme for node: %s: %s", wrong[0].Place(), wrong[0].Text)
	}
	made.bundle = theme
	sum := sha256.Sum256([]byte(themeHash(theme, site) + theme.Server))
	hash := hex.EncodeToString(sum[:])
	if r.loaded == hash {
		return nil, nil
	}
	encoded, err := json.Marshal(site)
	if err != nil {
		return nil, fmt.Errorf("encode the site's data: %w", err)
	}
	findings, err := made.loadTheme(ctx, r.pool, theme, encoded)
	if err == nil {
		r.loaded = hash
	}
	return findings, err
}

func (r *liveRenderer) stop() {
	if r.pool != nil {
		r.pool.Close()
		r.pool = nil
	}
}

func (r *liveRenderer) close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stop()
}

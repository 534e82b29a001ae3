package preview

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/docgen-cli/docgen/internal/build"
	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
)

// renderer renders single pages in one Node process. It starts the process on demand, and
// again after a failure.
type renderer struct {
	node code.Node

	mu        sync.Mutex
	pool      *ssr.Pool
	loaded    fingerprint.Hash // of the theme in the process
	site      fingerprint.Hash // of the site data in the process
	described described
}

// described is the front matter of the scripts in src/pages.
type described struct {
	by       fingerprint.Hash // the theme with their code
	metadata map[string]assemble.Metadata
	findings []diag.Diagnostic
}

func newRenderer(node code.Node) *renderer {
	node.Workers = 1
	return &renderer{node: node}
}

// begin starts Node, which loads while the site is read.
func (r *renderer) begin(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	pool, err := r.node.Start(ctx)
	r.pool = pool
	return err
}

// await waits until Node is ready, or returns why it is not.
func (r *renderer) await(ctx context.Context) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.pool == nil || !r.loaded.IsZero() {
		return nil // it has already responded
	}
	return r.pool.Site(ctx, []byte("null")) // the site data follows with the theme
}

// describe asks the scripts in src/pages for their front matter if their code has changed.
// Errors in that code are findings.
func (r *renderer) describe(ctx context.Context, checked build.Checked, theme code.Theme) (map[string]assemble.Metadata, []diag.Diagnostic, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !checked.Site.HasScripts() {
		return nil, nil, nil
	}
	theme, wrong, err := theme.ForNode()
	by := fingerprint.Sum(theme.Server)
	if err != nil || diag.HasErrors(wrong) || r.described.by == by {
		return r.described.metadata, r.described.findings, err
	}
	result, err := withRestart(ctx, r, func() (described, error) {
		renderers, err := checked.Renderers(theme, nil)
		if err != nil {
			return described{}, err
		}
		findings, err := r.load(ctx, theme, renderers[0])
		if err != nil || diag.HasErrors(findings) {
			return described{by: by, findings: findings}, err
		}
		metadata, found, err := theme.Describe(ctx, r.pool, checked.Site)
		return described{by, metadata, append(findings, found...)}, err
	})
	if err == nil {
		r.described = result
	}
	return result.metadata, result.findings, err
}

// render returns the HTML that React renders for a page.
func (r *renderer) render(ctx context.Context, theme code.Theme, of render.Renderer, page json.RawMessage) (ssr.Rendered, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return withRestart(ctx, r, func() (ssr.Rendered, error) {
		if _, err := r.load(ctx, theme, of); err != nil {
			return ssr.Rendered{}, err
		}
		pages, err := r.pool.Render(ctx, []json.RawMessage{page})
		if err != nil {
			return ssr.Rendered{}, fmt.Errorf("render the page: %w", err)
		}
		return pages[0], nil
	})
}

// withRestart does work. If it fails, it tries once more in a new process, because the old one
// may have been killed long ago.
func withRestart[Out any](ctx context.Context, r *renderer, work func() (Out, error)) (out Out, err error) {
	if ctx.Err() != nil {
		return out, context.Cause(ctx) // nobody waits for it any more
	}
	wasRunning := r.pool != nil
	out, err = work()
	if err != nil && ctx.Err() == nil {
		r.stop()
		if wasRunning {
			out, err = work()
		}
	}
	return out, err
}

// load starts Node if necessary, and loads the theme and the site data if they have
// changed.
func (r *renderer) load(ctx context.Context, theme code.Theme, of render.Renderer) ([]diag.Diagnostic, error) {
	if r.pool == nil {
		pool, err := r.node.Start(context.WithoutCancel(ctx)) // it outlives the request
		if err != nil {
			return nil, err
		}
		r.pool, r.loaded, r.site = pool, fingerprint.Hash{}, fingerprint.Hash{}
	}
	theme, problems, err := theme.ForNode()
	if err != nil {
		return nil, err
	}
	if diag.HasErrors(problems) {
		return problems, fmt.Errorf("bundle the theme for Node.js: %s: %s", problems[0].Place(), problems[0].Text)
	}
	server, data := fingerprint.Sum(theme.Server), fingerprint.Sum([]byte(of.Frame.JSON), of.Frame.Texts)
	if r.loaded == server && r.site == data {
		return nil, nil
	}
	r.loaded = fingerprint.Hash{}
	findings, err := theme.Load(ctx, r.pool, of.Texts, of.Frame.JSON)
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

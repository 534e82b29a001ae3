package preview

import (
	"context"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/render"
)

// Failure renders the page at a URL path and reports the component that throws; nil for
// none.
func (l *Live) Failure(ctx context.Context, path string) ([]diag.Diagnostic, error) {
	current := l.snapshot.Load()
	name, isPage := current.paths[addressKey(path)]
	if !isPage {
		return nil, nil
	}
	of, err := current.complete(ctx, current.pages[name])
	if err != nil {
		return nil, err
	}
	page, _, err := of.assembled()
	if err != nil {
		return nil, err
	}
	request, err := render.Request(page.Data)
	if err != nil {
		return nil, err
	}
	rendered, err := current.renderer.render(ctx, current.theme, of.Renderer, request)
	if err != nil || rendered.Failure == nil {
		return nil, err
	}
	theme, _, err := current.theme.ForNode()
	return []diag.Diagnostic{theme.PageFailure(page.Name, rendered.Failure)}, err
}

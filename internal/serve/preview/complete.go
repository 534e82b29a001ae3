package preview

import (
	"context"
	"encoding/json"
	"html"
	"sync"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/render/code"
	"github.com/docgen-cli/docgen/internal/site"
)

// dates has the dates of each locale, once a page has been requested.
type dates struct {
	mu     sync.Mutex
	byDays map[*site.Edition]map[string]string
}

// complete returns a page that shows dates as readers of its locale write them, and posts as Node renders them.
func (s *snapshot) complete(ctx context.Context, of pageIn) (pageIn, error) {
	s.dates.mu.Lock()
	defer s.dates.mu.Unlock()
	edition := of.Assembler.Edition
	known, found := s.dates.byDays[edition]
	if !found {
		var err error
		known, err = s.renderer.dates(ctx, s.theme, *of.Renderer)
		if err != nil {
			return of, err
		}
		if s.dates.byDays == nil {
			s.dates.byDays = map[*site.Edition]map[string]string{}
		}
		s.dates.byDays[edition] = known
	}
	dated := of.Knowing(assemble.Answers{Dates: known})
	completed := of.Knowing(assemble.Answers{Dates: known, Static: s.posts(ctx, dated)})
	return pageIn{&completed, of.page}, nil
}

// dates returns the dates of a locale.
func (r *renderer) dates(ctx context.Context, theme code.Theme, of render.Renderer) (map[string]string, error) {
	if !of.NeedsDates() {
		return nil, nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return withRestart(ctx, r, func() (map[string]string, error) {
		if _, err := r.load(ctx, theme, of); err != nil {
			return nil, err
		}
		return of.Dates(ctx, r.pool)
	})
}

// posts returns a function that renders the content of a post with components for lists. A list
// shows the error of a component that throws in place of the post.
func (s *snapshot) posts(ctx context.Context, of render.Renderer) assemble.Static {
	return func(page *site.Page) (string, error) {
		theme, _, err := s.theme.ForNode()
		if err != nil {
			return "", err
		}
		static := render.Static{Renderer: of, Theme: theme, Engine: s.project.Engine}
		text, failed, err := static.One(page, func(request json.RawMessage) (ssr.Rendered, error) {
			return s.renderer.render(ctx, s.theme, of, request)
		})
		if failed != nil {
			text = `<div class="admonition" data-kind="danger"><p class="admonition-title">` + html.EscapeString(failed.Place()) + "</p>\n<p>" +
				html.EscapeString(failed.Text) + "</p></div>\n"
		}
		return text, err
	}
}

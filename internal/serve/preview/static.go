package preview

import (
	"context"
	"encoding/json"
	"html"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
	"github.com/docgen-cli/docgen/internal/render"
	"github.com/docgen-cli/docgen/internal/render/assemble"
	"github.com/docgen-cli/docgen/internal/site"
)

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

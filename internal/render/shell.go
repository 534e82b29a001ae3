package render

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/docgen-cli/docgen/internal/frontend/ssr"
)

// shells renders the pages again whose code throws because it lacks the data of a plugin of Docusaurus, without what their
// code renders. Other pages have none, and neither have those that fail even so.
func (p *Printer) shells(ctx context.Context, requests []json.RawMessage, rendered []ssr.Rendered) ([]string, error) {
	made := make([]string, len(requests))
	for i, request := range requests {
		if failure := rendered[i].Failure; failure == nil || failure.Lacks == "" {
			continue
		}
		again, err := p.Pool.Render(ctx, []json.RawMessage{only("shell", request)})
		if err != nil {
			return nil, fmt.Errorf("render a page without its content: %w", err)
		}
		made[i] = again[0].HTML
	}
	return made, nil
}

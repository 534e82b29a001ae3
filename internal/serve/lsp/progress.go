package lsp

import (
	"context"
	"path/filepath"

	"github.com/docgen-cli/docgen/internal/engine/parallel"
)

// reading shows in an editor that can show it that a site is read for the first time, which may take seconds. done ends it.
func (s *server) reading(ctx context.Context, dir string) (done func()) {
	finished := make(chan struct{})
	parallel.Begin(func() struct{} {
		token := "docgen:" + dir
		if _, err := s.rpc.Callback(ctx, "window/workDoneProgress/create", progressParams{Token: token}); err != nil {
			return struct{}{} // the editor declines
		}
		s.notify(ctx, "$/progress", progressParams{token, &progressValue{Kind: "begin", Title: "docgen: reading " + filepath.Base(dir)}})
		select {
		case <-finished:
		case <-ctx.Done():
		}
		s.notify(ctx, "$/progress", progressParams{token, &progressValue{Kind: "end"}})
		return struct{}{}
	})
	return func() { close(finished) }
}

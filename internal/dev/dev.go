// Package dev previews a site while it is written: it builds again when a file
// changes, and has the open pages load again.
//
// [Run] joins a watcher, a build that the caller passes in, and the server of
// package serve. It knows nothing of what a build does.
package dev

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	"docgen/internal/serve"
)

// Options say what to watch and where to show it.
type Options struct {
	Site   string   // the site folder; changes below it count
	Ignore []string // folders below it that do not, such as the output
	Serve  serve.Options
	Build  func(ctx context.Context) error // reports by itself what is wrong
}

// settle is how long files must rest before a build: editors write in steps.
const settle = 50 * time.Millisecond

// Run serves the site until ctx ends, and builds it again after each change. A
// build that fails leaves the last good one in place.
func Run(ctx context.Context, options Options, started func(url string)) error {
	watcher, err := watch(options.Site, options.Ignore)
	if err != nil {
		return fmt.Errorf("watch the site: %w", err)
	}
	defer watcher.close()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	pages := newPages(ctx)
	var loop sync.WaitGroup
	loop.Go(func() {
		for watcher.wait(ctx, settle) {
			if options.Build(ctx) == nil {
				pages.reload()
			}
		}
	})
	options.Serve.Wrap = func(site http.Handler) http.Handler { return reloading{pages, site} }
	err = serve.Run(ctx, options.Serve, started)
	stop()
	loop.Wait()
	return err
}

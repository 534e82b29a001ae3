// Package dev runs the preview: it shows each change of a site in the open pages while its
// author writes.
//
// [Run] connects a file watcher, a [Site] that the caller provides, the stream of events
// for open pages, and the server of package serve. The package must not know how a site is
// made.
package dev

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/docgen-cli/docgen/internal/diag"
	"github.com/docgen-cli/docgen/internal/serve"
)

// Site is a site in memory that can be updated from disk.
type Site interface {
	serve.Files
	// Update reads the changed files and returns the findings of the whole site.
	Update(ctx context.Context) ([]diag.Diagnostic, error)
	// Reads reports whether the site depends on a file, and Lists whether it depends on the names in the
	// folder of a file. Both take a slash-separated name relative to the first folder.
	Reads(name string) bool
	Lists(name string) bool
	// Static returns the versions of the static files, by URL path.
	Static() map[string]string
	// Page returns the state of the page at a URL path.
	Page(ctx context.Context, path string) (serve.PageState, error)
	// Failure renders the page at a URL path and reports the component that throws, if any.
	Failure(ctx context.Context, path string) ([]diag.Diagnostic, error)
}

// Options describe what to watch and how to serve it.
type Options struct {
	Site     Site
	Findings []diag.Diagnostic               // initial findings of the site
	Folders  func() (whole, single []string) // to watch: whole with all folders below, single with only the files in them
	Ignore   []string                        // folders not to watch, such as the output
	Serve    serve.Options
	Report   func(Update) // called after each update
	Editor   Editor       // that shows the preview beside a text; zero for none
}

// Editor tells a preview about a text on the screen.
type Editor struct {
	Changed <-chan struct{} // the text has changed, although no file has
	Cursor  <-chan Cursor   // the place that the author looks at
}

// Cursor is a place on a page.
type Cursor struct {
	Path   string // URL path of the page
	Anchor string // id of the heading above the place; "" for the beginning of the page
}

// Update is the result of one update.
type Update struct {
	Changed  []string // names of the files, relative to the first folder of the site, slash-separated and sorted
	Findings []diag.Diagnostic
	Err      error // a failure of the machine
	Spent    time.Duration
}

const (
	// settle is how long no file may change before the site is read again. Editors save in
	// steps, a few milliseconds apart.
	settle = 5 * time.Millisecond
	// maxWait is how long an update may wait if files keep changing.
	maxWait = 100 * time.Millisecond
)

// Run serves the site until ctx ends, and updates it after each change. Once it listens, it
// calls started with the URL of the site.
func Run(ctx context.Context, options Options, started func(serve.URLs)) error {
	watcher, err := watch(options)
	if err != nil {
		return fmt.Errorf("watch the site: %w", err)
	}
	defer watcher.close()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	events := newEvents(options.Site, options.Findings)
	state := &state{site: options.Site, events: events, report: options.Report, findings: options.Findings, failures: map[string][]diag.Diagnostic{}}
	var loop sync.WaitGroup
	loop.Go(func() {
		for {
			changed, more := watcher.wait(ctx, settle, maxWait)
			if !more {
				return
			}
			started := time.Now()
			findings, err := options.Site.Update(ctx)
			if ctx.Err() != nil {
				return
			}
			state.updated(ctx, Update{Changed: changed, Findings: findings, Err: err, Spent: time.Since(started)})
		}
	})
	loop.Go(func() { events.follow(ctx, options.Editor.Cursor) })
	options.Serve.Files = options.Site
	options.Serve.Wrap = func(site http.Handler) http.Handler { return withEvents{events, state, site} }
	err = serve.Run(ctx, options.Serve, started)
	stop()
	loop.Wait()
	return err
}

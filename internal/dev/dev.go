// Package dev shows a site while it is written: open pages show each change in
// place.
//
// [Run] joins a watcher, a [Site] that the caller passes in, the stream of events
// that open pages listen to, and the server of package serve. It knows nothing of
// how a site is made.
package dev

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	"docgen/internal/diag"
	"docgen/internal/serve"
)

// Site is a site in memory that follows its sources.
type Site interface {
	serve.Files
	// Update takes in what changed on disk, and says what is wrong with the site.
	Update(ctx context.Context) ([]diag.Diagnostic, error)
	// Page tells the state of the page at the path of a URL.
	Page(path string) (Page, error)
	// Failure says which component of the page at the path of a URL throws when it is rendered.
	Failure(ctx context.Context, path string) ([]diag.Diagnostic, error)
}

// Page is the state of a page.
type Page struct {
	Data   []byte            // what the page shows, JSON; nil when the site has no such page
	Theme  string            // names everything that the page was made with, Data apart
	Code   string            // names the part of it that an open page cannot take in anew
	Script string            // URL of the script that brings the site's components
	Styles string            // URL of the style sheet
	Static map[string]string // states of files that the page may show, by URL path
}

// Options say what to watch and where to show it.
type Options struct {
	Site     Site
	Findings []diag.Diagnostic               // of the site as it is at the start
	Folders  func() (whole, single []string) // of the site: those that count with everything below them, and those whose own files do
	Ignore   []string                        // folders below it that do not, such as the output
	Serve    serve.Options
	Report   func(Update) // after each update
}

// Update is what changes of files came to.
type Update struct {
	Changed  []string // the files, relative to the first folder of the site, with slashes, sorted
	Findings []diag.Diagnostic
	Err      error // the machine's
	Spent    time.Duration
}

const (
	// settle is how long files must rest before the site is read again: editors
	// save in steps, a few milliseconds apart.
	settle = 5 * time.Millisecond
	// patience is how long the site is left as it was while files never rest.
	patience = 100 * time.Millisecond
)

// Run serves the site until ctx ends, and updates it after each change. It calls
// started with the URL of the site once it listens.
func Run(ctx context.Context, options Options, started func(url string)) error {
	watcher, err := watch(options.Folders, options.Ignore)
	if err != nil {
		return fmt.Errorf("watch the site: %w", err)
	}
	defer watcher.close()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	events := newEvents(ctx, options.Site, options.Findings)
	state := &state{site: options.Site, events: events, report: options.Report, findings: options.Findings, failures: map[string][]diag.Diagnostic{}}
	var loop sync.WaitGroup
	loop.Go(func() {
		for {
			changed, more := watcher.wait(ctx, settle, patience)
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
	options.Serve.Files = options.Site
	options.Serve.Wrap = func(site http.Handler) http.Handler { return withEvents{events, failures{ctx, state}, site} }
	err = serve.Run(ctx, options.Serve, started)
	stop()
	loop.Wait()
	return err
}
